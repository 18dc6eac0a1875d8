/** The settings about models: where the providers are, with which keys, and when a run has met too many of their errors. */
import { integer, type Setting, text, webAddress } from './setting.ts';

export interface ModelConfig {
  openaiApiKey: string | undefined;
  openaiBaseUrl: string | undefined;
  anthropicApiKey: string | undefined;
  anthropicBaseUrl: string | undefined;
  geminiApiKey: string | undefined;
  /** Taken when `geminiApiKey` is unset. */
  googleApiKey: string | undefined;
  geminiBaseUrl: string | undefined;
  /** `provider:model` of runs that name none. */
  model: string | undefined;
  /** Upstream errors in a row that end a run. */
  modelErrorsMax: number;
  /** A provider that says nothing for so long has failed. */
  modelTimeoutMs: number;
}

/** A provider's interface; credentials belong into the key, where logs do not show them. */
function modelAddress(value: string): string | Error {
  const address = webAddress(value);
  if (address instanceof Error) return address;
  const { username, password, search, hash } = new URL(address);
  return username + password + search + hash === ''
    ? address
    : new Error('must be an address without credentials, query and fragment');
}

const modelKey = text((value) =>
  /^[\x21-\x7e]{6,}$/.test(value) ? undefined : new Error('must be at least 6 visible characters'),
);

/** In the order of the README's table. */
export const modelSettings = {
  openaiApiKey: {
    variable: 'OPENAI_API_KEY',
    fallback: undefined,
    describe: 'Key for OpenAI, or for a server that speaks like it',
    read: modelKey,
  },
  openaiBaseUrl: {
    variable: 'OPENAI_BASE_URL',
    fallback: undefined,
    describe: 'Where that interface is, its version included; unset: `https://api.openai.com/v1`',
    read: modelAddress,
  },
  anthropicApiKey: {
    variable: 'ANTHROPIC_API_KEY',
    fallback: undefined,
    describe: 'Key for Anthropic, or for a server that speaks like it',
    read: modelKey,
  },
  anthropicBaseUrl: {
    variable: 'ANTHROPIC_BASE_URL',
    fallback: undefined,
    describe: 'Where that interface is; unset: `https://api.anthropic.com`',
    read: modelAddress,
  },
  geminiApiKey: {
    variable: 'GEMINI_API_KEY',
    fallback: undefined,
    describe: 'Key for Gemini, or for a server that speaks like it',
    read: modelKey,
  },
  googleApiKey: {
    variable: 'GOOGLE_API_KEY',
    fallback: undefined,
    describe: 'Taken when `GEMINI_API_KEY` is unset',
    read: modelKey,
  },
  geminiBaseUrl: {
    variable: 'GEMINI_BASE_URL',
    fallback: undefined,
    describe: 'Where that interface is; unset: `https://generativelanguage.googleapis.com`',
    read: modelAddress,
  },
  model: {
    variable: 'MODEL',
    fallback: undefined,
    describe: 'The model of runs that name none, as `provider:model`, e.g. `openai:gpt-5.2`',
    read: text((value) =>
      /^(openai|anthropic|gemini):\S{1,200}$/.test(value)
        ? undefined
        : new Error('must be openai:, anthropic: or gemini: and the name of a model'),
    ),
  },
  modelErrorsMax: {
    variable: 'MODEL_ERRORS_MAX',
    fallback: '5',
    describe: 'Calls of models that may fail in a row before their run fails',
    read: integer(1, 1000),
  },
  modelTimeoutMs: {
    variable: 'MODEL_TIMEOUT_SECONDS',
    fallback: '300',
    describe: 'How long a provider may say nothing within a call before the call has failed',
    read: (value) => {
      const read = integer(1, 3600)(value);
      return read instanceof Error ? read : read * 1000;
    },
  },
} as const satisfies { [K in keyof ModelConfig]: Setting<NonNullable<ModelConfig[K]>> };
