/** Login profiles: a file of addresses and keys that nobody but its owner may read. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError, exitCodes, usageError } from './exit.ts';
import type { Io } from './io.ts';

export interface Profile {
  url: string;
  key: string;
}

export interface Profiles {
  /** The one that is taken when none is named. */
  default: string | null;
  profiles: Record<string, Profile>;
}

/** Where to ask, with which key, and who said so. */
export interface Account extends Profile {
  from: string;
}

export const localUrl = 'http://127.0.0.1:8080/v1';

export function profilesFile(io: Io): string {
  const base = io.env.XDG_CONFIG_HOME;
  return join(
    base?.startsWith('/') ? base : join(io.env.HOME ?? homedir(), '.config'),
    'agent-runs',
    'profiles.json',
  );
}

/** The address as the interface has it: the path is `/v1` where none is given. */
export function addressOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw usageError(`The address is one such as https://runs.example.com/v1, not ${text}.`);
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    throw usageError('The address has no user and no password in it; the key is asked for.');
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path === '' ? '/v1' : path}`;
}

export async function readProfiles(io: Io): Promise<Profiles> {
  const file = profilesFile(io);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { default: null, profiles: {} };
    throw new CommandError(exitCodes.refused, `${file} cannot be read: ${(error as Error).message}`, error);
  }
  // A copy or a restored backup may have opened it to others.
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600).catch(() => undefined);
  try {
    const found = JSON.parse(text) as Profiles;
    return { default: found.default ?? null, profiles: found.profiles ?? {} };
  } catch (error) {
    throw new CommandError(
      exitCodes.refused,
      `${file} is not JSON; mend it, or remove it and log in again.`,
      error,
    );
  }
}

/** Replaces the file as a whole, so that a process that dies leaves the old one or the new one. */
export async function writeProfiles(io: Io, profiles: Profiles): Promise<void> {
  const file = profilesFile(io);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(aside, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw new CommandError(
      exitCodes.refused,
      `${file} cannot be written: ${(error as Error).message}`,
      error,
    );
  }
}

/** A named profile, else the environment, else the default profile. A profile's key goes to that profile's address alone. */
export async function findAccount(io: Io, named: string | undefined): Promise<Account> {
  const name = named ?? (io.env.AGENT_RUNS_PROFILE || undefined);
  const given = { url: io.env.AGENT_RUNS_URL || undefined, key: io.env.AGENT_RUNS_KEY || undefined };
  if (named === undefined && given.key !== undefined)
    return {
      url: addressOf(given.url ?? localUrl),
      key: given.key.trim(),
      from: 'AGENT_RUNS_KEY',
    };
  const all = await readProfiles(io);
  const chosen = name ?? all.default;
  const profile = chosen === null ? undefined : all.profiles[chosen];
  if (chosen !== null && profile === undefined)
    throw usageError(`There is no profile ${chosen}. Make it: agent-runs login --url … --profile ${chosen}`);
  if (chosen === null || profile === undefined)
    throw new CommandError(
      exitCodes.unreachable,
      'You are not logged in. Run agent-runs login --url …, or set AGENT_RUNS_URL and AGENT_RUNS_KEY.',
    );
  if (given.url !== undefined && addressOf(given.url) !== profile.url && named === undefined)
    throw new CommandError(
      exitCodes.unreachable,
      `AGENT_RUNS_URL is not the address of the profile ${chosen}, so its key stays here. Set AGENT_RUNS_KEY too, or name the profile: --profile ${chosen}`,
    );
  return { ...profile, from: `profile ${chosen}` };
}
