/** What one attempt has spent and met so far: tokens by model, the budget, upstream errors in a row, and the verdict they lead to. */
import type { Budget, Reason } from '../domain/run.ts';
import type { ModelTokens, Provider, Tokens } from './gateway.ts';
import type { Upstream } from './upstreams.ts';
import type { Counts } from './usage.ts';

/** A call under way. Its counts may be told several times, each time as the sum so far. */
export interface CountedCall {
  count(counts: Counts): void;
  /** `told`: the provider told its last count. */
  end(told: boolean): void;
}

/** How a call failed at the provider: with a status, or without an answer worth one. */
export type Failure =
  | { status: number }
  | { problem: 'unreachable' | 'silent' | 'broken' | 'unreadable' | 'error_in_reply' };

export interface Account {
  beginCall(provider: Provider, model: string): CountedCall;
  tokens(): Tokens;
  /** Null when a provider did not tell it of some call. */
  cachedInput(): number | null;
  byModel(): ModelTokens[];
  /** Why no further call may be made; undefined while one may. */
  exhausted(): Reason | undefined;
  succeeded(): void;
  failed(upstream: Upstream, failure: Failure): void;
  /** What the last call failed of; undefined after one that did not. */
  lastError(): Reason | undefined;
  verdict(): Reason | undefined;
  /** The first verdict stays. */
  decide(reason: Reason): void;
  readonly signal: AbortSignal;
  /** Calls back whenever a count has changed. */
  onChange(listener: () => void): void;
}

/** Names of models come from the agent: past this many, the rest is counted under one name. */
const modelsMax = 200;

/** The sentence of a run that failed because of its provider: who, what, and what to do. */
export function explainFailure(upstream: Upstream, failure: Failure, inARow: number): Reason {
  const { provider, keyVariable, urlVariable } = upstream;
  const times = inARow === 1 ? '' : `, ${inARow} times in a row`;
  const say = (what: string, remedy: string): Reason => ({
    code: 'model_error',
    message: `The model provider ${provider} ${what}${times}. ${remedy}`,
  });
  const laterOrElsewhere = 'Start the run again later, or with another model.';
  if ('status' in failure) {
    const { status } = failure;
    if (status === 401 || status === 403)
      return say(
        `refused the service's key (status ${status})`,
        `The operator of the service has to check ${keyVariable} and what that key may use.`,
      );
    if (status === 402)
      return say(
        'wants to be paid first (status 402)',
        "The operator of the service has to check the provider's account.",
      );
    if (status === 404)
      return say(
        'knows no such model or address (status 404)',
        `Check the name of the model; the operator of the service, ${urlVariable}.`,
      );
    if (status === 429)
      return say(
        'was out of quota or too busy (status 429)',
        `${laterOrElsewhere} Its operator may raise the quota.`,
      );
    if (status >= 500) return say(`met an error of its own (status ${status})`, laterOrElsewhere);
    return say(
      `did not accept the call (status ${status})`,
      'The agent and the model may not fit each other: try another model.',
    );
  }
  switch (failure.problem) {
    case 'unreachable':
      return say(
        'could not be reached or closed the connection',
        `The operator of the service has to check the network and ${urlVariable}.`,
      );
    case 'silent':
      return say('did not answer in time', laterOrElsewhere);
    case 'broken':
      return say('broke its answer off', laterOrElsewhere);
    case 'error_in_reply':
      return say('ended its answer with an error', laterOrElsewhere);
    case 'unreadable':
      return say(
        'answered something that is no reply of its interface',
        `The operator of the service has to check ${urlVariable}.`,
      );
  }
}

export function openAccount(options: {
  budget: Budget | undefined;
  /** What earlier attempts used. */
  spent: { input: number; output: number };
  /** Upstream errors in a row that end the run. */
  errorsMax: number;
}): Account {
  const { budget, spent } = options;
  const models = new Map<string, ModelTokens & { cachedUnknown: boolean }>();
  const controller = new AbortController();
  const listeners: (() => void)[] = [];
  let verdict: Reason | undefined;
  let lastError: Reason | undefined;
  let errors = 0;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  function modelOf(provider: Provider, model: string): ModelTokens & { cachedUnknown: boolean } {
    const name = `${provider}:${model}`;
    const key = models.has(name) || models.size < modelsMax ? name : `${provider}:`;
    const found = models.get(key);
    if (found) return found;
    const fresh = {
      provider,
      model: key === name ? model : '',
      calls: 0,
      input: 0,
      output: 0,
      cachedInput: 0,
      reasoning: 0,
      cutCalls: 0,
      cachedUnknown: false,
    };
    models.set(key, fresh);
    return fresh;
  }

  function tokens(): Tokens {
    const sum: Tokens = { input: 0, output: 0, cachedInput: 0, reasoning: 0, cutCalls: 0 };
    for (const model of models.values()) {
      sum.input += model.input;
      sum.output += model.output;
      sum.cachedInput += model.cachedInput;
      sum.reasoning += model.reasoning;
      sum.cutCalls += model.cutCalls;
    }
    return sum;
  }

  const decide = (reason: Reason): void => {
    if (verdict) return;
    verdict = reason;
    controller.abort();
  };

  return {
    beginCall: (provider, name) => {
      const model = modelOf(provider, name);
      let before: Counts = { input: 0, output: 0, cached: 0, reasoning: 0 };
      let known: Counts | undefined;
      model.calls++;
      return {
        count: (counts) => {
          known = counts;
          if (
            counts.input === before.input &&
            counts.output === before.output &&
            (counts.cached ?? 0) === before.cached &&
            counts.reasoning === before.reasoning
          )
            return;
          model.input += counts.input - before.input;
          model.output += counts.output - before.output;
          model.cachedInput += (counts.cached ?? 0) - (before.cached ?? 0);
          model.reasoning += counts.reasoning - before.reasoning;
          before = { ...counts, cached: counts.cached ?? 0 };
          changed();
        },
        end: (told) => {
          if (!told) model.cutCalls++;
          if (known && known.cached === undefined) model.cachedUnknown = true;
          changed();
        },
      };
    },
    tokens,
    cachedInput: () =>
      [...models.values()].some((model) => model.cachedUnknown) ? null : tokens().cachedInput,
    byModel: () => [...models.values()].map(({ cachedUnknown: _, ...model }) => ({ ...model })),
    exhausted: () => {
      if (!budget) return undefined;
      const now = tokens();
      for (const kind of ['input', 'output'] as const) {
        const bound = budget[kind];
        const used = spent[kind] + now[kind];
        if (bound !== null && used >= bound)
          return {
            code: 'budget_exhausted',
            message: `The run has used ${used} of the ${bound} ${kind} tokens of its budget.`,
          };
      }
      return undefined;
    },
    succeeded: () => {
      errors = 0;
      lastError = undefined;
    },
    failed: (upstream, failure) => {
      errors++;
      lastError = explainFailure(upstream, failure, errors);
      if (errors >= options.errorsMax) decide(lastError);
    },
    lastError: () => lastError,
    verdict: () => verdict,
    decide,
    signal: controller.signal,
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
