/** What runs can do for their callers: the words of this part of the SDK, apart from how it is done. */
import type {
  AnswerInputRequest,
  ApplyOutcome,
  CreateRunLinkRequest,
  CreateRunRequest,
  ListRunsData,
  LogLine,
  Receipt,
  Run,
  RunEvent,
  RunEventPage,
  RunInput,
  RunLink,
  RunList,
  RunMessage,
  RunState,
  Usage,
} from '../../generated/api/types.gen.ts';
import type { CallOptions, CreateOptions } from './core.ts';
import type { List } from './pages.ts';

export interface LogOptions {
  /** Goes on until the run is settled. */
  follow?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

export interface EventsOptions {
  /** The number of the last event that is known already; 0, and so all of them, unless given. */
  after?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** What can be done with a run whose id is known. */
export interface RunVerbs {
  /** Every event behind `after`, each once and in order, until `run.settled`. */
  events(options?: EventsOptions): AsyncGenerator<RunEvent, void>;
  /** The receipt, as soon as the run is settled. */
  wait(options?: { signal?: AbortSignal | undefined }): Promise<Receipt>;
  /** The receipt when the run is settled by now, else null. */
  receipt(options?: CallOptions): Promise<Receipt | null>;
  /** The run as it stands now. */
  refresh(options?: CallOptions): Promise<RunHandle>;
  cancel(options?: CallOptions): Promise<RunHandle>;
  sendMessage(text: string, options?: CreateOptions): Promise<RunMessage>;
  answerInput(inputId: string, answer: AnswerInputRequest, options?: CallOptions): Promise<RunInput>;
  /** Brings the result into the workspace. */
  applyResult(options?: CallOptions): Promise<ApplyOutcome>;
  delete(options?: CallOptions): Promise<void>;
  /** The unified diff that the run leaves. */
  readPatch(options?: CallOptions): Promise<string>;
  /** What the agent and its commands said, line by line; with `follow` until the run is settled. */
  readLog(options?: LogOptions): AsyncGenerator<LogLine, void>;
}

/** The run as it was when it was read, with the verbs on it. The verbs are not among what JSON has of it. */
export type RunHandle = Run & RunVerbs;

export type RunReference = { readonly id: string } & RunVerbs;

/** The events of a run of one's own, and what is known of it so far. It can be iterated once. */
export interface RunStream extends AsyncIterable<RunEvent> {
  /** The run, from the first reply on. */
  readonly run: RunReference | null;
  /** What the run took, from `run.settled` on. */
  readonly usage: Usage | null;
  readonly receipt: Receipt | null;
  /** The key that makes this creation one, however often it is sent. */
  readonly idempotencyKey: string;
  /** Takes all that is left and gives the receipt. */
  wait(): Promise<Receipt>;
}

export type ListRunsQuery = Omit<NonNullable<ListRunsData['query']>, 'state' | 'metadata'> & {
  /** Any of them. */
  state?: RunState | RunState[] | undefined;
  /** All of them, by name. */
  metadata?: Record<string, string> | undefined;
};

export interface EventPageQuery {
  after?: number;
  limit?: number;
  /** Waits so long for an event when there is none yet. */
  wait_ms?: number;
}

export interface Runs {
  create(body: CreateRunRequest, options?: CreateOptions): Promise<RunHandle>;
  /** Creates a run and follows it on the same connection, as soon as the first event is asked for. */
  stream(body: CreateRunRequest, options?: CreateOptions): RunStream;
  list(query?: ListRunsQuery, options?: CallOptions): List<Run, RunList>;
  get(id: string, options?: CallOptions): Promise<RunHandle>;
  /** The verbs on a run whose id is known, without asking for it. */
  ref(id: string): RunReference;
  events(id: string, options?: EventsOptions): AsyncGenerator<RunEvent, void>;
  /** Events as one page of JSON, for those who cannot hold a stream. */
  eventPage(id: string, query?: EventPageQuery, options?: CallOptions): Promise<RunEventPage>;
  /** The receipt, as soon as the run is settled. */
  wait(id: string, options?: EventsOptions): Promise<Receipt>;
  cancel(id: string, options?: CallOptions): Promise<RunHandle>;
  delete(id: string, options?: CallOptions): Promise<void>;
  sendMessage(id: string, text: string, options?: CreateOptions): Promise<RunMessage>;
  getInput(id: string, inputId: string, options?: CallOptions): Promise<RunInput>;
  answerInput(
    id: string,
    inputId: string,
    body: AnswerInputRequest,
    options?: CallOptions,
  ): Promise<RunInput>;
  apply(id: string, options?: CallOptions): Promise<ApplyOutcome>;
  /** The unified diff that the run leaves; `git apply` takes it on `base_commit`. */
  patch(id: string, options?: CallOptions): Promise<string>;
  /** What the agent and its commands said so far, or with `follow` until the run is settled. */
  log(id: string, options?: LogOptions): AsyncGenerator<LogLine, void>;
  /** An address that opens one file in a browser, without a key, for a while. */
  link(id: string, body: CreateRunLinkRequest, options?: CallOptions): Promise<RunLink>;
}
