/** Tells from git's own words why a fetch failed. Only the words are judged: what the server said is not passed on. */
import { SourceError, type SourceFailure } from './source-error.ts';

/** In this order: the first that fits decides. */
const signs: readonly { words: RegExp; code: SourceFailure; message: string }[] = [
  {
    words: /Authentication failed|could not read (?:Username|Password)|returned error: 40[13]\b/i,
    code: 'auth',
    message: 'The server asks for credentials or did not take those given.',
  },
  {
    words:
      /couldn't find remote ref|not our ref|no such remote ref|unadvertised object|not a valid object name|Needed a single revision/i,
    code: 'ref_not_found',
    message: 'The repository has no such branch, tag or commit.',
  },
  {
    words:
      /repository '.*' not found|returned error: (?:404|410)\b|is this a git repository|not appear to be a git repository|dumb http transport|invalid server response/i,
    code: 'repository_not_found',
    message: 'There is no git repository at this address that can be fetched with these credentials.',
  },
  {
    words: /certificate|SSL|TLS/,
    code: 'unreachable',
    message: 'The secure connection could not be made; check the certificate of the server.',
  },
  {
    words: /Operation too slow|Operation timed out/i,
    code: 'timed_out',
    message: 'The server sent nothing for too long.',
  },
  {
    words:
      /fsck error|index-pack failed.*fsck|bad (?:tree|blob|commit|tag|object)|invalid index-pack|unresolved deltas|inflate|pack (?:is corrupted|has bad)|exceeds|attempting to allocate|out of memory|malloc failed|fatal: pack|did not receive expected object|remote did not send all necessary objects/i,
    code: 'invalid_repository',
    message: 'What the server sent is damaged, or holds names or objects that are not taken.',
  },
  {
    words:
      /unable to access|Could not resolve|Failed to connect|early EOF|hung up|RPC failed|Recv failure|Empty reply|expected flush|disconnect|unexpected (?:end|error)|bad line length|protocol error/i,
    code: 'unreachable',
    message: 'The server could not be reached, or broke the connection off.',
  },
];

/** The failure these words tell of; undefined when they are none that is known, which is a fault of this service or its machine. */
export function failureOf(stderr: string, cause: unknown): SourceError | undefined {
  const sign = signs.find(({ words }) => words.test(stderr));
  return sign && new SourceError(sign.code, sign.message, { cause });
}
