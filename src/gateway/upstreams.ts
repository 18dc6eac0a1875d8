/** Where each provider's interface is and with which key: the operator's settings, read once. */
import type { Config } from '../base/config.ts';
import { type Provider, providers } from './gateway.ts';

export interface Upstream {
  provider: Provider;
  /** What the paths of `routes.ts` are appended to; ends in no slash. */
  baseUrl: string;
  /** Undefined: a server that wants none. */
  key: string | undefined;
  /** The settings that the operator would look at, for messages. */
  keyVariable: string;
  urlVariable: string;
}

export type Upstreams = Readonly<Partial<Record<Provider, Upstream>>>;

export type UpstreamSettings = Pick<
  Config,
  | 'openaiApiKey'
  | 'openaiBaseUrl'
  | 'anthropicApiKey'
  | 'anthropicBaseUrl'
  | 'geminiApiKey'
  | 'googleApiKey'
  | 'geminiBaseUrl'
>;

/** The addresses that the providers' own libraries use. OpenAI's holds its version, the others' paths begin with it. */
const official: Record<Provider, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  gemini: 'https://generativelanguage.googleapis.com',
};

/** The version that some write into the addresses of these two; the paths bring their own. */
const version: Record<Provider, RegExp | undefined> = {
  openai: undefined,
  anthropic: /\/v1$/,
  gemini: /\/v1(beta)?$/,
};

/** The providers that have a key or an address; the others cannot be called. */
export function upstreamsOf(config: UpstreamSettings): Upstreams {
  const given: Record<Provider, [key: string | undefined, baseUrl: string | undefined]> = {
    openai: [config.openaiApiKey, config.openaiBaseUrl],
    anthropic: [config.anthropicApiKey, config.anthropicBaseUrl],
    gemini: [config.geminiApiKey ?? config.googleApiKey, config.geminiBaseUrl],
  };
  const upstreams: Partial<Record<Provider, Upstream>> = {};
  for (const provider of providers) {
    const [key, baseUrl] = given[provider];
    if (key === undefined && baseUrl === undefined) continue;
    const address = baseUrl ?? official[provider];
    const written = version[provider];
    upstreams[provider] = {
      provider,
      baseUrl: written ? address.replace(written, '') : address,
      key,
      keyVariable: `${provider.toUpperCase()}_API_KEY`,
      urlVariable: `${provider.toUpperCase()}_BASE_URL`,
    };
  }
  return upstreams;
}

/** The header that carries the operator's key. */
export function keyHeaders({ provider, key }: Upstream): Record<string, string> {
  if (key === undefined) return {};
  switch (provider) {
    case 'openai':
      return { authorization: `Bearer ${key}` };
    case 'anthropic':
      return { 'x-api-key': key };
    case 'gemini':
      return { 'x-goog-api-key': key };
  }
}
