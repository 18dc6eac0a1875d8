/** The interface of the model gateway: the only way a run reaches a model, and the place where its tokens are counted. */
import type { Reason } from '../domain/run.ts';

/** A wire protocol with the provider that speaks it; compatible servers take its place by a base address. */
export const providers = ['openai', 'anthropic', 'gemini'] as const;
export type Provider = (typeof providers)[number];

/** Tokens of one attempt, as the providers told them. `cachedInput` is part of `input`, `reasoning` of `output`. */
export interface Tokens {
  input: number;
  output: number;
  cachedInput: number;
  reasoning: number;
  /** Calls that were cut before the provider told their last count: the sums are then a lower bound. */
  cutCalls: number;
}

/** What went to one model of a provider. */
export interface ModelTokens extends Tokens {
  provider: Provider;
  /** As the agent named it. */
  model: string;
  calls: number;
}

/** One attempt's way to models, open while its agent works. Closing it cuts every call still under way. */
export interface ModelAccess extends AsyncDisposable {
  /** Which providers have a key or an address here. */
  readonly providers: readonly Provider[];
  /**
   * For agents in this process: as the global `fetch`, for addresses that begin with `baseUrl(provider)`; the
   * operator's key is put in on the way. Any other address is refused.
   */
  readonly fetch: typeof globalThis.fetch;
  /**
   * Where a provider's interface begins, as an agent inside the sandbox (or `fetch` above) addresses it, e.g.
   * `http://127.0.0.1:8080/openai/v1`, `…/anthropic`, `…/gemini`: what the provider's usual `*_BASE_URL` variable takes.
   */
  baseUrl(provider: Provider): string;
  /** What an agent sends as its provider key: worth nothing outside this run. */
  readonly token: string;
  /** A Unix socket that answers the same calls; the sandbox shows it to its relay, which is `127.0.0.1:8080` inside. */
  readonly socketPath: string;
  /** What was counted so far. */
  tokens(): Tokens;
  /** Aborted when the run has to end because of its model: `budget_exhausted` or `model_error`. */
  readonly signal: AbortSignal;
  /** Why `signal` was aborted; undefined before. */
  verdict(): Reason | undefined;
}

/** What the service itself asks of it besides. */
export interface OpenModelAccess extends ModelAccess {
  /** The sums of `tokens` apart, in the order the models were first called. */
  byModel(): ModelTokens[];
  /** As `tokens().cachedInput`, but null when a provider did not tell it of some call. */
  cachedInput(): number | null;
  /**
   * What the last call failed of, told as the `model_error` it would be; undefined after one that did not fail. An agent
   * that gives up because of its model, before `signal` says so, ends with this.
   */
  lastError(): Reason | undefined;
  /** Calls back whenever `tokens` has changed. */
  onChange(listener: () => void): void;
}
