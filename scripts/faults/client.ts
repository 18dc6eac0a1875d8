/** A client that behaves as badly as clients do: cuts posts and sends them again, vanishes from streams and comes back, cancels. */
import type { IncomingMessage } from 'node:http';
import { rest } from './commands.ts';
import { apiCount, type Visit } from './plan.ts';
import { requestOf } from './tasks.ts';
import { exchange, type Frame, type Reply, stream } from './wire.ts';

/** What a client knows of one of its runs. */
export interface Story {
  mark: string;
  task: Visit['task'];
  file: string | undefined;
  workspace: string;
  once: string;
  id: string | undefined;
  /** Every event once, in the order they came. */
  events: Frame[];
  settled: boolean;
  posts: number;
  answers: number;
  connections: number;
  cancelled: boolean;
}

/** What clients and judge count together. */
export interface Notebook {
  stories: Story[];
  breaches: string[];
  /** Replies by status, of every kind. */
  statuses: Map<number, number>;
  broken: number;
}

export interface Town {
  /** Undefined while that api is down. */
  origin(api: number): string | undefined;
  key: string;
  notebook: Notebook;
  /** Ends every waiting; the judge is told of the runs that were open. */
  over: AbortSignal;
}

/** A service that does not take a call for this long in spite of every retry has failed, whatever struck it. */
const patienceMs = 240_000;
const pauses = [50, 100, 200, 400, 800];

export function createClient(town: Town): (visit: Visit, mark: string, workspace: string) => Promise<void> {
  const { notebook, key } = town;

  function breach(story: Story, what: string): void {
    notebook.breaches.push(`run ${story.id ?? '(no id)'}, mark ${story.mark}: ${what}`);
  }

  function note(
    reply: { status: number; headers: IncomingMessage['headers']; text: string },
    story: Story,
  ): void {
    notebook.statuses.set(reply.status, (notebook.statuses.get(reply.status) ?? 0) + 1);
    if (reply.status >= 500 && reply.status !== 503)
      breach(story, `answered ${reply.status}, request ${String(reply.headers['request-id'])}`);
  }

  /** Tries any api, again and again, until `accept` is content; undefined when the time was over. */
  async function insist<T>(
    first: number,
    once: (origin: string, turn: number) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const deadline = performance.now() + patienceMs;
    for (let turn = 0; !town.over.aborted && performance.now() < deadline; turn++) {
      const origin = town.origin((first + turn) % apiCount);
      if (origin !== undefined) {
        try {
          const answer = await once(origin, turn);
          if (answer !== undefined) return answer;
        } catch {
          notebook.broken++;
        }
      }
      await rest(pauses[Math.min(turn, pauses.length - 1)] ?? 800);
    }
    return undefined;
  }

  function learn(story: Story, id: string): void {
    if (story.id !== undefined && story.id !== id) breach(story, `its key stands for ${id} as well`);
    story.id ??= id;
    story.answers++;
  }

  /** False when there is nothing more to read. */
  function take(story: Story, frame: Frame): void {
    if (frame.id === undefined) {
      if (frame.event !== 'usage' || !story.settled) breach(story, `a frame ${frame.event} without an id`);
      return;
    }
    if (story.settled) breach(story, `event ${frame.id} (${frame.event}) came after run.settled`);
    if (frame.id !== story.events.length + 1)
      breach(story, `event ${frame.id} came after event ${story.events.length}`);
    story.events.push(frame);
    if (frame.event === 'run.settled') story.settled = true;
  }

  async function post(story: Story, visit: Visit, body: object): Promise<void> {
    const headers = { 'idempotency-key': story.once };
    const taken = await insist(visit.api, async (origin, turn) => {
      const cutAfterMs = turn === 0 && visit.cutPostMs !== null ? visit.cutPostMs : undefined;
      story.posts++;
      if (visit.streamOnPost)
        return postAndFollow(story, origin, { method: 'POST', body, headers, cutAfterMs });
      const reply = await exchange(origin, '/v1/runs', key, { method: 'POST', body, headers, cutAfterMs });
      return taking(story, reply);
    });
    if (taken === undefined && !town.over.aborted)
      breach(story, `its post was not taken in ${patienceMs / 1000} s`);
    if (!visit.postAgain || story.id === undefined) return;
    await insist(visit.api + 1, async (origin) => {
      story.posts++;
      const reply = await exchange(origin, '/v1/runs', key, { method: 'POST', body, headers });
      if (reply.status === 201 && reply.headers['idempotent-replayed'] !== 'true')
        breach(story, 'the answer to its second post is not marked as a replay');
      return taking(story, reply);
    });
  }

  function taking(story: Story, reply: Reply): true | undefined {
    note(reply, story);
    if (reply.status === 201) {
      learn(story, (JSON.parse(reply.text) as { id: string }).id);
      return true;
    }
    if (![409, 429, 503].includes(reply.status))
      breach(story, `its post was answered ${reply.status}: ${reply.text}`);
    return undefined;
  }

  async function postAndFollow(
    story: Story,
    origin: string,
    call: { method: string; body: object; headers: Record<string, string>; cutAfterMs: number | undefined },
  ): Promise<true | undefined> {
    story.connections++;
    const reply = await stream(
      origin,
      '/v1/runs',
      key,
      { ...call, headers: { ...call.headers, 'last-event-id': String(story.events.length) } },
      (frame) => {
        if (frame.id !== undefined && story.id === undefined)
          learn(story, (JSON.parse(frame.data) as { id: string }).id);
        take(story, frame);
        return story.events.length < 5;
      },
    );
    if (story.id !== undefined) return true;
    return reply.headers['content-type']?.startsWith('text/event-stream')
      ? undefined
      : taking(story, { ...reply });
  }

  async function cancel(story: Story, api: number): Promise<void> {
    await insist(api, async (origin) => {
      const reply = await exchange(origin, `/v1/runs/${encodeURIComponent(story.id ?? '')}/cancel`, key, {
        method: 'POST',
      });
      note(reply, story);
      if (reply.status === 200 || reply.status === 202) {
        story.cancelled = true;
        return true;
      }
      if (reply.status !== 503 && reply.status !== 429)
        breach(story, `its cancel was answered ${reply.status}: ${reply.text}`);
      return undefined;
    });
  }

  /** Reads to the end, gone and back again as the visit says. */
  async function follow(story: Story, visit: Visit): Promise<void> {
    const path = `/v1/runs/${encodeURIComponent(story.id ?? '')}/events`;
    let api = visit.api;
    const cuts = [...visit.cuts];
    let quiet = 0;
    const deadline = performance.now() + 2 * patienceMs;
    while (!story.settled && !town.over.aborted) {
      if (performance.now() > deadline)
        return breach(story, `not settled after ${(2 * patienceMs) / 1000} s`);
      const cut = cuts[0];
      if (cut !== undefined) api = cut.api;
      const began = story.events.length;
      const stopAt = cut === undefined ? Number.POSITIVE_INFINITY : began + cut.afterEvents;
      const origin = town.origin(api);
      let vanished = false;
      if (origin !== undefined) {
        story.connections++;
        try {
          const headers = { 'last-event-id': String(began) };
          const reply = await stream(
            origin,
            path,
            key,
            { headers, cutAfterMs: Math.max(1, deadline - performance.now()) },
            (frame) => {
              take(story, frame);
              if (visit.cancelAfter !== null && !story.cancelled && story.events.length > visit.cancelAfter) {
                story.cancelled = true;
                void cancel(story, visit.api);
              }
              vanished = story.events.length >= stopAt;
              return !vanished;
            },
          );
          note(reply, story);
          if (reply.status === 204 && !story.settled)
            breach(story, `204 after event ${story.events.length}, which was not the last`);
          if (![200, 204, 429, 503].includes(reply.status))
            breach(story, `its stream was answered ${reply.status}: ${reply.text}`);
        } catch {
          notebook.broken++;
        }
      }
      if (vanished) {
        cuts.shift();
        await rest(cut?.restMs ?? 0);
        continue;
      }
      if (story.events.length > began) quiet = 0;
      else api = (api + 1) % apiCount;
      await rest(pauses[Math.min(quiet++, pauses.length - 1)] ?? 800);
    }
  }

  return async (visit, mark, workspace) => {
    const { body, file } = requestOf(visit.task, mark, workspace);
    const story: Story = {
      mark,
      task: visit.task,
      file,
      workspace,
      once: `once-${mark}`,
      id: undefined,
      events: [],
      settled: false,
      posts: 0,
      answers: 0,
      connections: 0,
      cancelled: false,
    };
    notebook.stories.push(story);
    await post(story, visit, body);
    if (story.id !== undefined) await follow(story, visit);
    await rest(visit.restMs);
  };
}
