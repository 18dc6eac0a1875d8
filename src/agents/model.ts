/** The built-in agent: a language model with tools that work inside the sandbox. Nothing of it is loaded before it works. */
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { Provider } from '../gateway/gateway.ts';
import { readModelName } from '../gateway/model-name.ts';
import type { Agent } from './agent.ts';
import type { ModelAgentOptions } from './model-work.ts';

/** `missing`: why it can't work here, with the line that mends it; null when it can. */
export function createModelAgent(options: ModelAgentOptions & { missing: string | null }): Agent {
  return {
    name: 'model',
    kind: 'model',
    description:
      'Works on the task with a language model that reads, writes and runs what it needs in the workspace.',
    capabilities: ['continues', 'inputs', 'messages', 'model'],
    missing: options.missing,
    work: async function* (job) {
      const { workWithModel } = await import('./model-work.ts');
      return yield* workWithModel(job, options);
    },
  };
}

/** What the settings say of it. `providers`: those that have a key or an address. */
export function modelAgentOptions(
  config: Pick<Config, 'model' | 'openaiBaseUrl' | 'modelContextTokens'>,
  providers: readonly Provider[],
  clock: Clock,
): ModelAgentOptions & { missing: string | null } {
  return {
    clock,
    model: config.model,
    missing: missing(config.model, providers),
    openaiWire: openaiWire(config.openaiBaseUrl),
    contextTokens: config.modelContextTokens,
  };
}

function missing(model: string | undefined, providers: readonly Provider[]): string | null {
  if (model === undefined)
    return 'Set MODEL and the key of its provider: MODEL=openai:gpt-5.2 OPENAI_API_KEY=… npm start';
  const provider = readModelName(model)?.provider;
  if (provider !== undefined && providers.includes(provider)) return null;
  const variable = provider?.toUpperCase();
  return `Set ${variable}_API_KEY, the key for MODEL=${model}, or ${variable}_BASE_URL for a server that wants none, and start the service again.`;
}

/** OpenAI's newer protocol keeps a model's reasoning between calls; compatible servers speak the older one, if any. */
function openaiWire(baseUrl: string | undefined): 'responses' | 'chat' {
  return baseUrl === undefined || new URL(baseUrl).hostname === 'api.openai.com' ? 'responses' : 'chat';
}
