/** Which calls go through: a short list of known addresses. What cannot be counted, and is not free, is not on it. */
import { type Provider, providers } from './gateway.ts';

/** How a reply tells its tokens; `free`: the call uses none. */
export type Api = 'chat' | 'responses' | 'messages' | 'generate' | 'embeddings' | 'free';

export interface Route {
  provider: Provider;
  api: Api;
  method: 'GET' | 'POST';
  /** Behind the provider's base address, with the query; made of known parts only, never of what the agent sent. */
  path: string;
  /** Where the address names it; else the body does. */
  model: string | undefined;
}

/** Why an address leads nowhere. */
export interface NoRoute {
  provider: Provider | undefined;
  status: 404 | 405;
  message: string;
}

interface Known {
  method: 'GET' | 'POST';
  /** Behind `/<provider>`. The first group is a model's name. */
  shape: RegExp;
  api: Api;
  /** The address at the provider. */
  path(model: string): string;
  query?: readonly string[];
}

/** Begins with a letter or digit, so that no part of a path is a dot or two. */
const name = '[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}';
const names = `${name}(?:/${name}){0,3}`;

const known: Record<Provider, readonly Known[]> = {
  openai: [
    { method: 'POST', shape: /^\/v1\/chat\/completions$/, api: 'chat', path: () => '/chat/completions' },
    { method: 'POST', shape: /^\/v1\/responses$/, api: 'responses', path: () => '/responses' },
    {
      method: 'POST',
      shape: /^\/v1\/responses\/compact$/,
      api: 'responses',
      path: () => '/responses/compact',
    },
    {
      method: 'POST',
      shape: /^\/v1\/responses\/input_tokens$/,
      api: 'free',
      path: () => '/responses/input_tokens',
    },
    { method: 'POST', shape: /^\/v1\/embeddings$/, api: 'embeddings', path: () => '/embeddings' },
    { method: 'GET', shape: /^\/v1\/models$/, api: 'free', path: () => '/models' },
    {
      method: 'GET',
      shape: new RegExp(`^/v1/models/(${names})$`),
      api: 'free',
      path: (model) => `/models/${model}`,
    },
  ],
  // Some libraries hold `/v1` to be part of the base address, some of the path: both are meant.
  anthropic: [
    {
      method: 'POST',
      shape: /^(?:\/v1)?\/messages$/,
      api: 'messages',
      path: () => '/v1/messages',
      query: ['beta'],
    },
    {
      method: 'POST',
      shape: /^(?:\/v1)?\/messages\/count_tokens$/,
      api: 'free',
      path: () => '/v1/messages/count_tokens',
      query: ['beta'],
    },
    {
      method: 'GET',
      shape: /^(?:\/v1)?\/models$/,
      api: 'free',
      path: () => '/v1/models',
      query: ['beta', 'limit', 'after_id', 'before_id'],
    },
    {
      method: 'GET',
      shape: new RegExp(`^(?:/v1)?/models/(${name})$`),
      api: 'free',
      path: (model) => `/v1/models/${model}`,
      query: ['beta'],
    },
  ],
  gemini: ['v1beta', 'v1'].flatMap((version): Known[] => [
    ...(['generateContent', 'streamGenerateContent', 'countTokens'] as const).map(
      (verb): Known => ({
        method: 'POST',
        shape: new RegExp(`^/${version}/models/(${name}):${verb}$`),
        api: verb === 'countTokens' ? 'free' : 'generate',
        path: (model) => `/${version}/models/${model}:${verb}`,
        query: ['alt'],
      }),
    ),
    {
      method: 'GET',
      shape: new RegExp(`^/${version}/models$`),
      api: 'free',
      path: () => `/${version}/models`,
      query: ['pageSize', 'pageToken'],
    },
    {
      method: 'GET',
      shape: new RegExp(`^/${version}/models/(${name})$`),
      api: 'free',
      path: (model) => `/${version}/models/${model}`,
    },
  ]),
};

/** The names of a query that may pass, each with a value of plain characters; a key is never among them. */
function queryOf(given: string, allowed: readonly string[] = []): string {
  const sent = new URLSearchParams(given);
  const kept = allowed.flatMap((field) => {
    const value = sent.get(field);
    return value !== null && /^[\w.=-]{1,500}$/.test(value) ? [`${field}=${encodeURIComponent(value)}`] : [];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** `address`: path and query as they came. Nothing is decoded or put in order: what is not literally known is 404. */
export function findRoute(method: string, address: string): Route | NoRoute {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  const provider = providers.find((one) => path.startsWith(`/${one}/`));
  if (provider === undefined) {
    const message = `The address begins with none of ${providers.map((one) => `/${one}/`).join(', ')}.`;
    return { provider, status: 404, message };
  }
  const rest = path.slice(provider.length + 1);
  let wrongMethod = false;
  for (const call of known[provider]) {
    const match = call.shape.exec(rest);
    if (!match) continue;
    if (call.method !== method) {
      wrongMethod = true;
      continue;
    }
    const model = match[1];
    return {
      provider,
      api: call.api,
      method: call.method,
      path: call.path(model ?? '') + queryOf(query, call.query),
      model,
    };
  }
  return wrongMethod
    ? { provider, status: 405, message: 'This address does not take this method.' }
    : { provider, status: 404, message: 'Runs cannot call this address of the provider.' };
}
