/** Why a workspace could not be filled: a word for programs and a sentence for the client, never what a stranger's server said. */

export type SourceFailure =
  | 'unreachable'
  | 'address_refused'
  | 'redirected'
  | 'auth'
  | 'repository_not_found'
  | 'ref_not_found'
  | 'too_large'
  | 'timed_out'
  | 'invalid_repository'
  | 'invalid_archive'
  | 'run_gone';

/** `message` is safe to show; `entry` is the name in the archive that was refused, as it stands there. */
export class SourceError extends Error {
  readonly code: SourceFailure;
  readonly entry: string | undefined;

  constructor(code: SourceFailure, message: string, options: { entry?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'SourceError';
    this.code = code;
    this.entry = options.entry;
  }
}
