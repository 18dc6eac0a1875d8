/** The settings about workspaces: what they may be filled with and how much they may hold. */
import { atLeastOneSecond, integer, megabytes, megabytesOrNone, type Setting } from './setting.ts';

export interface WorkspaceConfig {
  /** What a workspace may be filled with, unpacked. */
  sourceBytes: number;
  sourceFiles: number;
  /** Of an archive as it is sent. */
  archiveBytes: number;
  sourceTimeoutMs: number;
  /** Workspaces of one environment, those of runs of their own aside; 0: no limit. */
  workspaceLimit: number;
  /** Of one workspace; 0: no limit. */
  workspaceBytes: number;
  workspaceFiles: number;
  /** Of all workspaces of one environment; 0: no limit. */
  environmentBytes: number;
  environmentFiles: number;
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
  workspaceLimit: {
    variable: 'WORKSPACE_LIMIT',
    fallback: '10000',
    describe: 'Workspaces of one environment, not counting those that runs made for themselves; 0: no limit',
    read: integer(0, 100_000_000),
  },
  workspaceBytes: {
    variable: 'WORKSPACE_SIZE_MB',
    fallback: '2048',
    describe: 'What the files of one workspace may hold together, in MiB; 0: no limit',
    read: megabytesOrNone,
  },
  workspaceFiles: {
    variable: 'WORKSPACE_FILES',
    fallback: '200000',
    describe: 'Files of one workspace; 0: no limit',
    read: integer(0, 100_000_000),
  },
  environmentBytes: {
    variable: 'ENVIRONMENT_STORAGE_MB',
    fallback: '51200',
    describe: 'What all workspaces of one environment may hold together, in MiB; 0: no limit',
    read: megabytesOrNone,
  },
  environmentFiles: {
    variable: 'ENVIRONMENT_FILES',
    fallback: '5000000',
    describe: 'Files of all workspaces of one environment; 0: no limit',
    read: integer(0, 1_000_000_000),
  },
} as const satisfies { [K in keyof WorkspaceConfig]: Setting<NonNullable<WorkspaceConfig[K]>> };
