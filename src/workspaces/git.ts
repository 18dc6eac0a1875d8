/** The only place that starts git: always on a store of the service, never with a setting, hook or `.git` from anywhere else. */
import type { Readable } from 'node:stream';
import { type CommandOptions, type CommandResult, programPath, runCommand, startCommand } from './command.ts';
import { type StreamOptions, streamOutput } from './command-stream.ts';

export interface GitPlace {
  /** The service-owned store that stands for `.git`. */
  store: string;
  /** Set for commands that look at files. */
  workFolder?: string;
  indexFile?: string;
}

export interface GitOptions {
  input?: Buffer | string;
  feed?: CommandOptions['feed'];
  onOutput?: CommandOptions['onOutput'];
  onComplaint?: CommandOptions['onComplaint'];
  signal?: AbortSignal;
  /** Settings that go into the environment, where no list of processes shows them: addresses and credentials. */
  secretSettings?: Readonly<Record<string, string>>;
  /** Memory of each of its processes, a quarter of it at once: beyond that git gives up. For objects of strangers. */
  memoryBytesMax?: number;
  outputFd?: number;
  /** Exit codes that are answers, not failures. */
  codes?: readonly number[];
  /** The date of a commit made by this command. */
  at?: Date;
  timeoutMs?: number;
  /** What it may say at most. */
  outputBytesMax?: number;
}

/** Part of `emptyCommit`: another name or address here would give every empty workspace another commit. */
export const identity = { name: 'Agent Run Service', email: 'agent-run-service@localhost' };

const shortTimeoutMs = 60_000;
/** For commands whose work grows with the workspace. */
export const longTimeoutMs = 300_000;
const outputBytesMax = 64 * 1024 * 1024;
/** git holds a whole patch in memory, and a few files of the largest size; a list of a million patterns must not take more. */
const memoryBytesMax = 4 * 1024 * 1024 * 1024;
/** Commands that read what an agent made. The others work on what these have stored, and are spared the shell in front. */
const bounded = new Set([
  'add',
  'apply',
  'checkout-index',
  'diff-tree',
  'ls-files',
  'merge-tree',
  'read-tree',
  'update-index',
]);
const oldest = { major: 2, minor: 38 };

const environment = {
  PATH: programPath,
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: identity.name,
  GIT_AUTHOR_EMAIL: identity.email,
  GIT_COMMITTER_NAME: identity.name,
  GIT_COMMITTER_EMAIL: identity.email,
};

const settings = [
  // Nothing a repository brings may be started.
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'protocol.allow=never',
  'diff.ignoreSubmodules=all',
  'submodule.recurse=false',
  'gc.auto=0',
  'maintenance.auto=false',
  // Bytes in are bytes out.
  'core.autocrlf=false',
  'core.safecrlf=false',
  'core.symlinks=true',
  'core.fileMode=true',
  'core.precomposeUnicode=false',
  // A patch is applied on other people's machines: names that are `.git` to Windows or macOS are not stored.
  'core.protectNTFS=true',
  'core.protectHFS=true',
  // An edit that keeps size and mtime still moves ctime; git compares content where seconds cannot tell.
  'core.trustctime=true',
  'core.checkStat=default',
  'core.untrackedCache=false',
  'core.splitIndex=false',
  // A commit id that reaches the database must outlive a power cut.
  'core.fsync=objects,reference',
  'core.fsyncMethod=batch',
  'core.logAllRefUpdates=false',
  // Larger files are streamed and shown as binary, so memory stays small.
  'core.bigFileThreshold=8m',
  'core.quotePath=true',
  'diff.renameLimit=1000',
  'checkout.workers=2',
];
const flags = settings.flatMap((setting) => ['-c', setting]);

function commandOf(
  args: readonly string[],
  place: GitPlace,
): { argv: readonly [string, ...string[]]; cwd: string; env: Record<string, string> } {
  return {
    argv: ['git', ...flags, '--literal-pathspecs', ...args],
    cwd: place.workFolder ?? '/',
    env: {
      ...environment,
      GIT_DIR: place.store,
      ...(place.workFolder === undefined ? {} : { GIT_WORK_TREE: place.workFolder }),
      ...(place.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
    },
  };
}

/** What git says, as it comes. It is started with the first read and ended with the stream. */
export function gitStream(
  args: readonly string[],
  place: GitPlace,
  options: Omit<StreamOptions, 'start'>,
): Readable {
  const { argv, ...where } = commandOf(args, place);
  return streamOutput({ ...options, start: () => startCommand(argv, where) });
}

/** Resolves when the exit code is one of `codes` (0 unless told); throws an Error with git's own words otherwise. */
export async function git(
  args: readonly string[],
  place: GitPlace,
  options: GitOptions = {},
): Promise<CommandResult> {
  const date = options.at && `${Math.floor(options.at.getTime() / 1000)} +0000`;
  const ownLimit = options.memoryBytesMax;
  const started = commandOf(args, place);
  const result = await runCommand(started.argv, {
    cwd: started.cwd,
    env: {
      ...started.env,
      ...(date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }),
      ...inEnvironment(options.secretSettings ?? {}),
      ...(ownLimit === undefined ? {} : { GIT_ALLOC_LIMIT: String(Math.floor(ownLimit / 4)) }),
    },
    input: options.input,
    feed: options.feed,
    onOutput: options.onOutput,
    onComplaint: options.onComplaint,
    signal: options.signal,
    outputFd: options.outputFd,
    timeoutMs: options.timeoutMs ?? shortTimeoutMs,
    outputBytesMax: options.outputBytesMax ?? outputBytesMax,
    memoryBytesMax: ownLimit ?? (bounded.has(args[0] ?? '') ? memoryBytesMax : undefined),
  });
  if (!(options.codes ?? [0]).includes(result.code))
    throw new Error(`git ${args[0]} ended with ${result.code}: ${result.stderr.trim().slice(0, 2000)}`);
  return result;
}

function inEnvironment(entries: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = Object.entries(entries);
  if (pairs.length === 0) return {};
  const named = pairs.map(([name, value], index) => ({
    [`GIT_CONFIG_KEY_${index}`]: name,
    [`GIT_CONFIG_VALUE_${index}`]: value,
  }));
  return Object.assign({ GIT_CONFIG_COUNT: String(pairs.length) }, ...named);
}

/** The first line of what git says, for commands that answer with one id. */
export async function gitLine(
  args: readonly string[],
  place: GitPlace,
  options: GitOptions = {},
): Promise<string> {
  const { stdout } = await git(args, place, options);
  return stdout.toString('utf8').split('\n', 1)[0] ?? '';
}

/** Resolves with git's version. Throws a sentence with the remedy when git is missing or too old. */
export async function checkGit(): Promise<string> {
  const remedy = `Workspaces need git ${oldest.major}.${oldest.minor} or newer: install it with the system's packages (apt install git, brew install git).`;
  let said: string;
  try {
    const { stdout } = await runCommand(['git', 'version'], {
      cwd: '/',
      env: environment,
      timeoutMs: 20_000,
      outputBytesMax: 4096,
    });
    said = stdout.toString('utf8').trim();
  } catch (error) {
    throw new Error(`git could not be started. ${remedy}`, { cause: error });
  }
  return requireVersion(said, remedy);
}

/** The version in `git version 2.39.5 (…)`. Throws when it is older than what the merge needs. */
export function requireVersion(said: string, remedy = ''): string {
  const [, version, major, minor] = /^git version ((\d+)\.(\d+)\S*)/.exec(said) ?? [];
  if (version === undefined)
    throw new Error(`git answered "${said.slice(0, 100)}" when asked for its version. ${remedy}`);
  const newer = Number(major) - oldest.major || Number(minor) - oldest.minor;
  if (newer < 0) throw new Error(`git ${version} is too old. ${remedy}`);
  return version;
}
