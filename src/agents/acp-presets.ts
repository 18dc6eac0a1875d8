/** The agents that are known by name: found where they are installed, set up for the gateway and the sandbox. */
import type { Provider } from '../gateway/gateway.ts';
import { type AcpDefinition, type ModelWay, usualVariables } from './acp-definition.ts';

const installWith = (packages: string): string => `npm install -g ${packages}`;

/** opencode takes its settings from a variable; the sandbox is the policy, so it asks for nothing. */
function opencodeEnv(way: ModelWay | undefined): Record<string, string> {
  if (way === undefined) return {};
  const npm: Record<Provider, string> = {
    openai: '@ai-sdk/openai-compatible',
    anthropic: '@ai-sdk/anthropic',
    gemini: '@ai-sdk/google',
  };
  // Anthropic's and Google's packages expect the version in the address; the gateway's begins before it.
  const versions: Record<Provider, string> = { openai: '', anthropic: '/v1', gemini: '/v1beta' };
  const model = way.model ?? '';
  return {
    OPENCODE_CONFIG_CONTENT: JSON.stringify({
      model: `gateway/${model}`,
      small_model: `gateway/${model}`,
      enabled_providers: ['gateway'],
      provider: {
        gateway: {
          name: 'gateway',
          npm: npm[way.provider],
          options: { baseURL: `${way.baseUrl}${versions[way.provider]}`, apiKey: way.token },
          models: { [model]: { name: model, tool_call: true } },
        },
      },
      share: 'disabled',
      autoupdate: false,
    }),
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_MODELS_FETCH: '1',
    OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
  };
}

/** codex speaks to a provider of its own making, so that none of its logins is asked for. */
function codexEnv(way: ModelWay | undefined): Record<string, string> {
  if (way === undefined) return {};
  return {
    CODEX_API_KEY: way.token,
    OPENAI_API_KEY: way.token,
    MODEL_PROVIDER: 'gateway',
    CODEX_CONFIG: JSON.stringify({
      ...(way.model === undefined ? {} : { model: way.model }),
      model_provider: 'gateway',
      model_providers: {
        gateway: {
          name: 'gateway',
          base_url: way.baseUrl,
          env_key: 'OPENAI_API_KEY',
          wire_api: 'responses',
          requires_openai_auth: false,
        },
      },
      check_for_update_on_startup: false,
      analytics: { enabled: false },
    }),
    NO_BROWSER: '1',
  };
}

export const presets: readonly AcpDefinition[] = [
  {
    name: 'opencode',
    description: 'opencode, over the Agent Client Protocol.',
    argv: ['opencode', 'acp'],
    install: installWith('opencode-ai'),
    folders: [],
    providers: ['openai', 'anthropic', 'gemini'],
    model: null,
    needsModel: true,
    env: opencodeEnv,
    continues: true,
    authMethod: null,
    mode: null,
  },
  {
    name: 'codex',
    description: 'Codex of OpenAI, over the Agent Client Protocol.',
    argv: ['codex-acp'],
    install: installWith('@agentclientprotocol/codex-acp'),
    folders: [],
    providers: ['openai'],
    model: null,
    needsModel: false,
    env: codexEnv,
    continues: true,
    authMethod: null,
    mode: 'agent-full-access',
  },
  {
    name: 'gemini-cli',
    description: 'Gemini CLI of Google, over the Agent Client Protocol.',
    argv: ['gemini', '--acp'],
    install: installWith('@google/gemini-cli'),
    folders: [],
    providers: ['gemini'],
    model: null,
    needsModel: false,
    env: (way) => ({
      ...(way ? usualVariables(way) : {}),
      GEMINI_DEFAULT_AUTH_TYPE: 'gemini-api-key',
      GEMINI_CLI_NO_RELAUNCH: 'true',
    }),
    continues: false,
    authMethod: 'gemini-api-key',
    mode: null,
  },
  {
    name: 'qwen-code',
    description: 'Qwen Code, over the Agent Client Protocol.',
    argv: ['qwen', '--acp'],
    install: installWith('@qwen-code/qwen-code'),
    folders: [],
    providers: ['openai'],
    model: null,
    needsModel: true,
    env: (way) => (way ? usualVariables(way) : {}),
    continues: true,
    authMethod: 'openai',
    mode: 'yolo',
  },
];
