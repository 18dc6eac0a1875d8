/** Traces: what a part may tell of its work without knowing to whom. Where nothing traces there is no `Trace`, and nothing is paid. */

export type Attributes = Record<string, string | number | boolean | undefined>;

/** A piece of work with a beginning and an end. */
export interface Span {
  readonly traceId: string;
  /** Names this span to other processes (W3C Trace Context). */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Something that happened at one moment of it. */
  note(name: string, attributes?: Attributes): void;
  /** Says that the span of another trace led to this one; a text that names none is left alone. */
  link(traceparent: string): void;
  child(name: string, attributes?: Attributes): Span;
  fail(message: string): void;
  end(): void;
}

export interface Trace {
  /** `from` are the headers of a request: its trace is continued when they name one. */
  begin(
    name: string,
    options: { kind: 'server' | 'consumer'; from?: Record<string, unknown>; attributes?: Attributes },
  ): Span;
  /** Sends what is left; never rejects and takes a few seconds at most. */
  stop(): Promise<void>;
}
