/** The settings about workspaces: what they may be filled with. */
import { atLeastOneSecond, integer, megabytes, type Setting } from './setting.ts';

export interface WorkspaceConfig {
  /** What a workspace may be filled with, unpacked. */
  sourceBytes: number;
  sourceFiles: number;
  /** Of an archive as it is sent. */
  archiveBytes: number;
  sourceTimeoutMs: number;
}

/** In the order of the README's table. */
export const workspaceSettings = {
  sourceBytes: {
    variable: 'SOURCE_MB',
    fallback: '1024',
    describe: 'What a repository, an archive or a run may fill a workspace with, in MiB',
    read: megabytes,
  },
  sourceFiles: {
    variable: 'SOURCE_FILES',
    fallback: '100000',
    describe: 'How many files they may fill it with',
    read: integer(1, 10_000_000),
  },
  archiveBytes: {
    variable: 'ARCHIVE_MB',
    fallback: '256',
    describe: 'An archive as it is sent, in MiB',
    read: megabytes,
  },
  sourceTimeoutMs: {
    variable: 'SOURCE_TIMEOUT_SECONDS',
    fallback: '600',
    describe: 'How long fetching a repository or sending an archive may take; an archive at most 600',
    read: atLeastOneSecond,
  },
} as const satisfies { [K in keyof WorkspaceConfig]: Setting<NonNullable<WorkspaceConfig[K]>> };
