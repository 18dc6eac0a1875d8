/** The agents of a deployment, from its settings: the built-in ones, those that speak ACP, and which works when nobody is named. */
import { createAcpAgents } from './agents/acp-agents.ts';
import type { Agent } from './agents/agent.ts';
import { createModelAgent, modelAgentOptions } from './agents/model.ts';
import { createRegistry, type Registry } from './agents/registry.ts';
import { createScriptAgent } from './agents/script.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Provider } from './gateway/gateway.ts';

export function composeAgents(options: {
  config: Config;
  clock: Clock;
  /** Those with a key or an address here. */
  providers: readonly Provider[];
  /** Folders searched for programs of agents, after those of the settings. */
  searched: readonly string[];
  /** Besides those that come with the service. */
  more: readonly Agent[];
}): Registry {
  const { config, clock, providers } = options;
  const modelAgent = createModelAgent(modelAgentOptions(config, providers, clock));
  const acpAgents = createAcpAgents({
    file: config.agentsFile,
    searched: [...(config.agentPath ?? []), ...options.searched],
    providers,
    defaultModel: config.model ?? null,
    networkAllow: config.networkAllow ?? [],
    clock,
  });
  return createRegistry(
    [createScriptAgent({ clock }), modelAgent, ...acpAgents, ...options.more],
    modelAgent.missing === null ? modelAgent.name : 'script',
  );
}
