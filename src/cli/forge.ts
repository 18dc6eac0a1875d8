/** GitHub and GitLab as far as a comment needs them: find the one of an earlier run, replace it, or write the first. */
import { readFileSync } from 'node:fs';
import { CommandError, exitCodes } from './exit.ts';
import type { Io } from './io.ts';
import { sleep } from './time.ts';

export interface Forge {
  /** Puts the text into the comment that begins with `marker`, or into a new one; gives its address. */
  comment(marker: string, text: string): Promise<string>;
}

interface Place {
  name: string;
  /** Of the comments of one pull or merge request. */
  comments: string;
  /** Of one comment. */
  one(id: number): string;
  update: 'PATCH' | 'PUT';
  /** Of the account that the token belongs to. */
  user: string;
  headers: Record<string, string>;
  webAddress(comment: Found): string;
}

interface Found {
  id: number;
  body: string;
  html_url?: string;
  user?: { id: number; type?: string };
  author?: { id: number };
}

const timeoutMs = 30_000;
const triesMax = 4;
const pageSize = 100;
const pagesMax = 30;

/** Worth another try: nothing was said, or something that passes. */
class PassingTrouble extends Error {}

async function ask(place: Place, method: string, url: string, body?: unknown): Promise<Response> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...place.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'user-agent': 'agent-runs',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The token goes to this address and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500 || response.status === 429)
      throw new PassingTrouble(`${place.name} answered ${response.status}`);
    return response;
  } catch (error) {
    if (error instanceof PassingTrouble) throw error;
    throw new PassingTrouble(`${place.name} cannot be reached: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function read<T>(place: Place, reply: Promise<Response>): Promise<T> {
  const response = await reply;
  if (response.ok) return (await response.json()) as T;
  const said = (await response.text().catch(() => '')).slice(0, 300);
  throw new CommandError(
    response.status === 401 || response.status === 403 ? exitCodes.unreachable : exitCodes.refused,
    `${place.name} refused the comment with ${response.status}: ${said}\nMay the token write comments?`,
  );
}

/** The earlier comment of ours: others may have copied its first line. */
async function findEarlier(place: Place, marker: string): Promise<Found | undefined> {
  const asked = await ask(place, 'GET', place.user);
  // The token of a GitHub job belongs to a bot, which may not ask who it is.
  const me = asked.ok ? ((await asked.json()) as { id: number }).id : undefined;
  for (let page = 1; page <= pagesMax; page += 1) {
    const found = await read<Found[]>(
      place,
      ask(place, 'GET', `${place.comments}?per_page=${pageSize}&page=${page}`),
    );
    const ours = found.find(({ body, user, author }) => {
      if (!body.startsWith(marker)) return false;
      return me === undefined ? user?.type === 'Bot' : (user ?? author)?.id === me;
    });
    if (ours !== undefined) return ours;
    if (found.length < pageSize) return undefined;
  }
  return undefined;
}

async function put(place: Place, marker: string, body: string): Promise<string> {
  const earlier = await findEarlier(place, marker);
  if (earlier !== undefined) {
    const updated = await ask(place, place.update, place.one(earlier.id), { body });
    if (updated.ok) return place.webAddress((await updated.json()) as Found);
    // Another bot's, as it seems.
    if (![403, 404].includes(updated.status)) await read(place, Promise.resolve(updated));
  }
  return place.webAddress(await read<Found>(place, ask(place, 'POST', place.comments, { body })));
}

function forgeAt(place: Place): Forge {
  return {
    comment: async (marker, text) => {
      for (let tries = 1; ; tries += 1) {
        try {
          // Looked for again each time: a comment whose reply was lost is there.
          return await put(place, marker, text);
        } catch (error) {
          if (!(error instanceof PassingTrouble)) throw error;
          if (tries >= triesMax) throw new CommandError(exitCodes.unreachable, `${error.message}.`, error);
          await sleep(500 * 2 ** tries);
        }
      }
    },
  };
}

function pullRequestOf(io: Io): number | undefined {
  const [, fromRef] = /^refs\/pull\/(\d+)\//.exec(io.env.GITHUB_REF ?? '') ?? [];
  if (fromRef !== undefined) return Number(fromRef);
  try {
    const event = JSON.parse(readFileSync(io.env.GITHUB_EVENT_PATH ?? '', 'utf8')) as {
      pull_request?: { number?: number };
      issue?: { number?: number; pull_request?: unknown };
    };
    if (typeof event.pull_request?.number === 'number') return event.pull_request.number;
    return event.issue?.pull_request === undefined ? undefined : event.issue.number;
  } catch {
    return undefined;
  }
}

function needed(token: string | undefined, what: string): string {
  if (token !== undefined && token !== '') return token;
  throw new CommandError(exitCodes.usage, `${what} is not set, and comments are written with it.`);
}

/** The forge whose runner this is; undefined where the job is for no pull or merge request. */
export function findForge(io: Io): Forge | undefined {
  const { env } = io;
  if (env.GITHUB_ACTIONS === 'true') {
    const number = pullRequestOf(io);
    const repository = env.GITHUB_REPOSITORY ?? '';
    if (number === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository)) return undefined;
    const api = (env.GITHUB_API_URL ?? 'https://api.github.com').replace(/\/+$/, '');
    return forgeAt({
      name: 'GitHub',
      comments: `${api}/repos/${repository}/issues/${number}/comments`,
      one: (id) => `${api}/repos/${repository}/issues/comments/${id}`,
      update: 'PATCH',
      user: `${api}/user`,
      headers: {
        authorization: `Bearer ${needed(env.GITHUB_TOKEN, 'GITHUB_TOKEN')}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
      },
      webAddress: (comment) => comment.html_url ?? 'on the pull request',
    });
  }
  if (env.GITLAB_CI === 'true') {
    const { CI_API_V4_URL: api, CI_PROJECT_ID: project, CI_MERGE_REQUEST_IID: iid } = env;
    if (api === undefined || !/^\d+$/.test(project ?? '') || !/^\d+$/.test(iid ?? '')) return undefined;
    const comments = `${api.replace(/\/+$/, '')}/projects/${project}/merge_requests/${iid}/notes`;
    return forgeAt({
      name: 'GitLab',
      comments,
      one: (id) => `${comments}/${id}`,
      update: 'PUT',
      user: `${api.replace(/\/+$/, '')}/user`,
      headers: { 'private-token': needed(env.GITLAB_TOKEN, 'GITLAB_TOKEN') },
      webAddress: (comment) =>
        env.CI_MERGE_REQUEST_PROJECT_URL === undefined
          ? 'on the merge request'
          : `${env.CI_MERGE_REQUEST_PROJECT_URL}/-/merge_requests/${iid}#note_${comment.id}`,
    });
  }
  return undefined;
}
