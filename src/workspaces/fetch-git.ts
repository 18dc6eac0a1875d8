/** Fetches one ref of a client's repository with plain git: through the guarded way out, with nothing of it started and an end to everything. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Egress } from '../egress/egress.ts';
import { EgressFailed, EgressRefused } from '../egress/errors.ts';
import { git, gitLine } from './git.ts';
import { failureOf } from './git-failure.ts';
import { type SourceLimits, tooManyBytes } from './measure-tree.ts';
import { SourceError } from './source-error.ts';
import type { Commit } from './workspaces.ts';

export interface GitSource {
  url: string;
  /** Null: what the server's HEAD names. */
  ref: string | null;
  /** Commits of the history; 0 for all. */
  depth: number;
  /** The `Authorization` header's value, for the server alone. */
  authorization: string | undefined;
}

export interface FetchProgress {
  phase: 'connecting' | 'receiving' | 'resolving';
  objects?: number;
  objectsTotal?: number;
  bytes?: number;
}

export interface FetchOptions {
  store: string;
  limits: SourceLimits;
  timeoutMs: number;
  signal: AbortSignal;
  report(progress: FetchProgress): void;
}

const tip = 'refs/source/tip';
const sizeCheckMs = 100;
/** A server may pack for a while, but not say nothing at all for ever. */
const silenceSeconds = 60;
/** Objects are read in pieces above `core.bigFileThreshold`, and a million refs fit well; whatever needs more is meant to harm. */
const memoryBytesMax = 2 * 1024 * 1024 * 1024;

/** Mistakes of old tools that many honest repositories have and that harm nobody. */
const harmless = ['zeroPaddedFilemode', 'missingSpaceBeforeDate', 'missingSpaceBeforeEmail', 'badTimezone'];

function settingsOf(source: GitSource, proxyUrl: string): Record<string, string> {
  return {
    'remote.source.url': source.url,
    'protocol.https.allow': 'always',
    'protocol.http.allow': 'always',
    'http.proxy': proxyUrl,
    'http.proxyAuthMethod': 'basic',
    // The proxy lets nobody else be reached, so what is followed stays on the same host.
    'http.followRedirects': 'initial',
    'http.lowSpeedLimit': '1',
    'http.lowSpeedTime': String(silenceSeconds),
    'credential.helper': '',
    'core.askPass': '',
    'transfer.bundleURI': 'false',
    'fetch.fsckObjects': 'true',
    ...Object.fromEntries(harmless.map((name) => [`fetch.fsck.${name}`, 'ignore'])),
    // One pack, whatever its size: what is counted while it grows.
    'fetch.unpackLimit': '1',
    'pack.threads': '1',
    // Of the memory below, packs that lie in it take a part only.
    'core.packedGitWindowSize': '16m',
    'core.packedGitLimit': '256m',
    ...(source.authorization === undefined
      ? {}
      : { 'http.extraHeader': `Authorization: ${source.authorization}` }),
  };
}

/**
 * Resolves with the commit the ref names, once the store has it and keeps it by a ref. Throws SourceError; any other Error is the
 * fault of this machine. Credentials are in the environment of git alone.
 */
export async function fetchGit(
  deps: { clock: Clock; egress: Egress },
  source: GitSource,
  options: FetchOptions,
): Promise<Commit> {
  const { store } = options;
  const url = await judge(deps.egress, source.url);
  const port = Number(url.port) || (url.protocol === 'http:' ? 80 : 443);
  let strayed = false;
  const proxy = await deps.egress.openProxy({
    may: (host, asked) => {
      const same = host === url.hostname && asked === port;
      strayed ||= !same;
      return same;
    },
  });
  const run = (refspec: string, depth: number) =>
    fetchOnce(deps.clock, settingsOf({ ...source, url: url.href }, proxy.url), refspec, depth, options);
  try {
    options.report({ phase: 'connecting' });
    const wanted = source.ref ?? 'HEAD';
    try {
      await run(`+${wanted}:${tip}`, source.depth);
    } catch (error) {
      if (strayed)
        throw new SourceError(
          'redirected',
          'The server points to another host, which is not followed. Give the address it points to.',
        );
      const asked = /unadvertised object/.test(causeOf(error)) && /^[0-9a-f]{40}$/.test(wanted);
      if (!asked) throw named(error, source.ref);
      // An old server hands out only what a branch or tag names: all of them are looked through.
      await run('+refs/*:refs/source/all/*', 0);
      await git(['update-ref', tip, wanted], { store }).catch((cause: unknown) => {
        throw named(new SourceError('ref_not_found', '', { cause }), source.ref);
      });
    }
  } finally {
    await proxy.close();
  }
  const commit = await gitLine(['rev-parse', '--verify', '--quiet', `${tip}^{commit}`], { store }).catch(
    (cause: unknown) => {
      throw new SourceError('ref_not_found', `${source.ref ?? 'HEAD'} names no commit.`, { cause });
    },
  );
  await git(['update-ref', `refs/workspace/source/${commit}`, commit], { store });
  await removeRefs(store, 'refs/source');
  return commit;
}

async function judge(egress: Egress, address: string): Promise<URL> {
  try {
    const url = egress.checkUrl(address);
    await egress.resolve(url.hostname, Number(url.port) || (url.protocol === 'http:' ? 80 : 443));
    return url;
  } catch (error) {
    if (error instanceof EgressRefused)
      throw new SourceError('address_refused', error.message, { cause: error });
    if (error instanceof EgressFailed) throw new SourceError('unreachable', error.message, { cause: error });
    throw error;
  }
}

async function fetchOnce(
  clock: Clock,
  secretSettings: Record<string, string>,
  refspec: string,
  depth: number,
  options: FetchOptions,
): Promise<void> {
  const { store, limits, report } = options;
  const stop = new AbortController();
  let said = '';
  const watch = clock.every(sizeCheckMs, () => {
    packBytes(store).then(
      (bytes) => {
        if (bytes > limits.bytesMax) stop.abort(tooManyBytes(limits));
      },
      () => undefined,
    );
  });
  const overdue = clock.after(options.timeoutMs, () =>
    stop.abort(
      new SourceError('timed_out', `The fetch took longer than ${options.timeoutMs / 1000} seconds.`),
    ),
  );
  const flags = [
    '--progress',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-auto-gc',
  ];
  const args = ['fetch', ...flags, ...(depth === 0 ? [] : [`--depth=${depth}`]), 'source', refspec];
  try {
    const { code } = await git(
      args,
      { store },
      {
        secretSettings,
        memoryBytesMax,
        signal: AbortSignal.any([options.signal, stop.signal]),
        codes: [0, 1, 128, 129],
        // The limit above is the one that speaks; this one only outlives it.
        timeoutMs: options.timeoutMs + 60_000,
        onComplaint: (chunk) => {
          // The end is where git says what went wrong; progress overwrites itself before.
          said = (said + chunk.toString('utf8')).slice(-8_192);
          const progress = readProgress(said);
          if (progress) report(progress);
        },
      },
    );
    if (code !== 0) {
      const words = said.replace(/^remote:.*$/gm, '');
      const cause = new Error(redacted(words, secretSettings).trim().slice(-1_000));
      throw failureOf(words, cause) ?? new Error(`git fetch ended with ${code}`, { cause });
    }
    if ((await packBytes(store)) > limits.bytesMax) throw tooManyBytes(limits);
  } finally {
    overdue();
    watch();
  }
}

/** git prints the address of its proxy in some complaints; no line of a log may hold what is in it. */
function redacted(words: string, secrets: Record<string, string>): string {
  const { 'http.proxy': proxy = '', 'http.extraHeader': header = '' } = secrets;
  return [proxy, new URL(proxy).password, header, header.split(' ').at(-1) ?? '']
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '[removed]'), words);
}

async function packBytes(store: string): Promise<number> {
  const folder = join(store, 'objects', 'pack');
  const sizes = (await readdir(folder)).map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const units: Record<string, number> = { bytes: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** The last line of progress: `Receiving objects:  42% (420/1000), 12.30 MiB | 1.20 MiB/s`. */
export function readProgress(said: string): FetchProgress | undefined {
  const line = said.split(/[\r\n]/).findLast((one) => /^(Receiving objects|Resolving deltas): /.test(one));
  const [, what, done, total, amount, unit = ''] =
    /^(Receiving|Resolving).*?\((\d+)\/(\d+)\)(?:, ([\d.]+) (bytes|[KMG]iB))?/.exec(line ?? '') ?? [];
  if (what === undefined) return undefined;
  return {
    phase: what === 'Receiving' ? 'receiving' : 'resolving',
    objects: Number(done),
    objectsTotal: Number(total),
    ...(amount === undefined ? {} : { bytes: Math.round(Number(amount) * (units[unit] ?? 1)) }),
  };
}

function causeOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
}

/** Says which ref is missing, in the words of who asked for it. */
function named(error: unknown, ref: string | null): unknown {
  if (!(error instanceof SourceError) || error.code !== 'ref_not_found') return error;
  const message =
    ref === null
      ? 'The repository has no commit that its HEAD names; it may be empty.'
      : `The repository has no branch, tag or commit named ${ref}. A commit is named by all of its 40 characters.`;
  return new SourceError('ref_not_found', message, { cause: error.cause });
}

async function removeRefs(store: string, prefix: string): Promise<void> {
  const { stdout } = await git(['for-each-ref', '--format=delete %(refname)', prefix], { store });
  if (stdout.length > 0) await git(['update-ref', '--stdin'], { store }, { input: stdout });
}
