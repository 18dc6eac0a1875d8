/** The interface of a file store: patches and logs by key. Drivers: folder, bucket. */
import type { Readable } from 'node:stream';

/** A key: slash-separated segments of `[a-z0-9._-]`, never starting with a dot, e.g. `runs/<uuid>/1/patch.diff`. */
export type FileKey = string;

export interface FileFacts {
  bytes: number;
  modifiedAt: Date;
}

/** What a finished file is: size and SHA-256 (lowercase hex). */
export interface FileSeal {
  bytes: number;
  sha256: string;
}

/** A file as a list has it. */
export interface ListedFile extends FileFacts {
  /** What `remove` takes. */
  key: FileKey;
  /** The remains of a write that is under way or was cut short: nobody can open them. */
  half: boolean;
}

/** A growing file, readable while it grows. Writes keep their order; `seal` makes it durable and final. */
export interface FileWriter {
  /**
   * Resolves when the operating system has taken the text; a slow disk holds the writer, not memory. Readers see it within
   * the driver's `lookMs` or so.
   */
  write(text: string): Promise<void>;
  seal(): Promise<FileSeal>;
  /** Leaves the file as it is, for a later attempt to read: what was written can be read when it resolves. */
  close(): Promise<void>;
}

/** Throws ServiceError `unavailable` when the place cannot be reached. */
export interface Files {
  /** How long it makes sense to wait before looking again how far a growing file has come. */
  readonly lookMs: number;
  /** Makes a whole file, durable and visible at once or not at all. */
  put(key: FileKey, content: Readable | Buffer | string): Promise<FileSeal>;
  /** Begins a growing file; an existing one at this key is replaced. */
  grow(key: FileKey): Promise<FileWriter>;
  /** Undefined when there is none. */
  facts(key: FileKey): Promise<FileFacts | undefined>;
  /** The bytes from `start` to `end` inclusive. Throws when there is no such file. */
  open(key: FileKey, range?: { start: number; end: number }): Promise<Readable>;
  /** Every file under this prefix, those of one folder one after the other; what comes or goes meanwhile may be missing. */
  list(prefix: FileKey): AsyncIterable<ListedFile>;
  /** Removes every file under this prefix; no error when there is none. */
  remove(prefix: FileKey): Promise<void>;
  /** Clears what processes that died began and never ended. */
  sweep(): Promise<void>;
}
