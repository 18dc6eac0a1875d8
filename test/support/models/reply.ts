/** What a scripted model answers, before it is put into the words of a wire protocol. */

/** Tokens of one call; `cached` and `cacheWritten` are part of `input`, `reasoning` of `output`. */
export interface ModelUsage {
  input: number;
  output: number;
  cached: number;
  /** Told by Anthropic alone. */
  cacheWritten: number;
  /** Told by all but Anthropic. */
  reasoning: number;
}

export interface ModelReply {
  text?: string;
  /** Tools to call, by the names the agent gave them. */
  calls?: { name: string; input: Record<string, unknown> }[];
  /** What is left out is made up, differently for every call. */
  usage?: Partial<ModelUsage>;
  /** Why the model stopped; else it was done or wants its tools. */
  stop?: 'length' | 'refused';
  /** The stream is held here after its first half, e.g. until the test has seen what it waits for. */
  hold?: () => Promise<unknown>;
  /** The connection is cut after this many bytes of the body. */
  cutAfter?: number;
  /** Leaves out the usage, as some compatible servers do. */
  untold?: boolean;
  /** Leaves out the details of the usage (cached, reasoning), as some compatible servers do. */
  plainUsage?: boolean;
  /** Compresses although nobody asked. */
  encoding?: 'gzip' | 'br' | 'deflate' | 'zstd';
  /** A stream with `\r\n` for line ends. */
  crlf?: boolean;
}

/** Anything but a reply. */
export type ModelFailure =
  | { status: number; headers?: Record<string, string>; message?: string }
  /** Takes the request and never answers. */
  | { fail: 'hang' }
  /** Closes the connection before a byte of the answer. */
  | { fail: 'reset' }
  /** 200 with a body in no protocol. */
  | { fail: 'garbage' }
  /** A stream that begins well and then tells of an error in the protocol's own way. */
  | { fail: 'error-in-stream' };

export type Turn = ModelReply | ModelFailure;

/** A piece of a body, and what the provider has told of the call's tokens once it is sent. */
export interface Frame {
  text: string;
  told?: ModelUsage;
}

/** What every protocol needs besides the reply. */
export interface Filled extends ModelReply {
  model: string;
  id: string;
  created: number;
  tokens: ModelUsage;
  /** Text in pieces, as models say it. */
  pieces: string[];
}

/** Cuts a text into pieces of about this many characters, never inside of one. */
export function piecesOf(text: string, size: number): string[] {
  const characters = [...text];
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += size) pieces.push(characters.slice(at, at + size).join(''));
  return pieces;
}
