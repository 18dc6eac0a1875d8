/** Models by name: `provider:model`, e.g. `openai:gpt-5`. */
import { type Provider, providers } from './gateway.ts';

export interface ModelName {
  provider: Provider;
  model: string;
}

/** Undefined when the text names no provider of ours, or no model. The model's own name may hold colons. */
export function readModelName(text: string): ModelName | undefined {
  const colon = text.indexOf(':');
  const provider = providers.find((known) => known === text.slice(0, colon));
  const model = text.slice(colon + 1);
  return provider && /^[\x21-\x7e]{1,200}$/.test(model) ? { provider, model } : undefined;
}
