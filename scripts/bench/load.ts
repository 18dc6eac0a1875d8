/** The load as a process of its own: creates runs, follows them, and counts what arrives on many streams. */
import { setTimeout as delay } from 'node:timers/promises';
import { answerCalls } from './call.ts';
import { stampMs } from './stamp.ts';
import { openWire, requestHead, type Wire } from './wire.ts';

/** A server under load. */
export interface Target {
  port: number;
  key: string | undefined;
}

interface Follower {
  wire: Wire;
  /** The seq of the last event that arrived. */
  lastSeq: number;
  firstByteAt: number;
  events: number;
}

const eventStream = 'text/event-stream';
const openAtOnce = 64;

const wires: Wire[] = [];
let followers: Follower[] = [];
let latencies: number[] = [];
let arrived = 0;
let arrivedAt = 0;
let wanted = Number.POSITIVE_INFINITY;
let reached: () => void = () => undefined;

/** Keeps this many connections open to the target for `use`. */
async function withWires<T>(target: Target, count: number, use: (wires: Wire[]) => Promise<T>): Promise<T> {
  const opened = await Promise.all(Array.from({ length: count }, () => openWire(target.port)));
  try {
    return await use(opened);
  } finally {
    for (const wire of opened) wire.close();
  }
}

/** Calls `work` `count` times, `lanes` at a time. */
async function inLanes<L>(
  lanes: readonly L[],
  count: number,
  work: (lane: L) => Promise<void>,
): Promise<void> {
  let left = count;
  await Promise.all(
    lanes.map(async (lane) => {
      while (left-- > 0) await work(lane);
    }),
  );
}

function postHead(target: Target, path: string, body: string): string {
  return requestHead({ method: 'POST', path, key: target.key, length: Buffer.byteLength(body) });
}

function eventsHead(target: Target, id: string, lastEventId?: number): string {
  return requestHead({
    method: 'GET',
    path: `/v1/runs/${id}/events`,
    key: target.key,
    accept: eventStream,
    lastEventId,
  });
}

async function post(wire: Wire, head: string, body: string): Promise<string> {
  const reply = await wire.request(head, body);
  if (reply.status !== 201) throw new Error(`POST gave ${reply.status}: ${reply.body.slice(0, 500)}`);
  return reply.body;
}

function idOf(body: string): string {
  const id = /"id":"([^"]+)"/.exec(body)?.[1];
  if (id === undefined) throw new Error(`no id in ${body.slice(0, 200)}`);
  return id;
}

/** When each kind of event of a run arrived, in ms after its POST was sent; `accepted` is the reply to the POST. */
export type Moments = Record<string, number>;

async function followOne(wire: Wire, target: Target, head: string, body: string): Promise<Moments> {
  const sentAt = stampMs();
  const id = idOf(await post(wire, head, body));
  const moments: Moments = { accepted: stampMs() - sentAt };
  let rest = '';
  const status = await wire.stream(eventsHead(target, id), (text) => {
    const at = stampMs() - sentAt;
    rest += text;
    const frames = rest.split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const type = /(?:^|\n)event: (\S+)/.exec(frame)?.[1];
      if (type !== undefined) moments[type] = at;
    }
    return undefined;
  });
  if (moments['run.settled'] === undefined) throw new Error(`the stream of ${id} ended early with ${status}`);
  return moments;
}

function take(follower: Follower, stamped: boolean): (text: string) => boolean | undefined {
  let rest = '';
  return (text) => {
    const now = stampMs();
    if (follower.firstByteAt === 0) follower.firstByteAt = now;
    const whole = rest + text;
    const end = whole.lastIndexOf('\n\n');
    if (end < 0) {
      rest = whole;
      return undefined;
    }
    rest = whole.slice(end);
    let found = 0;
    for (let at = whole.indexOf('\nevent: '); at >= 0 && at < end; at = whole.indexOf('\nevent: ', at + 8)) {
      found++;
      if (!stamped) continue;
      const stamp = whole.indexOf('@', at);
      if (stamp > 0 && stamp < end)
        latencies.push(now - Number(whole.slice(stamp + 1, whole.indexOf('@', stamp + 1))));
    }
    if (found === 0) return undefined;
    follower.events += found;
    arrived += found;
    arrivedAt = now;
    if (arrived >= wanted) reached();
    return undefined;
  };
}

const commands = {
  /** POSTs `count` bodies from `callers` connections, each sending its next when the last was answered. */
  create: async (input: { target: Target; path: string; body: string; callers: number; count: number }) => {
    const { target, body } = input;
    const head = postHead(target, input.path, body);
    const times: number[] = [];
    return withWires(target, input.callers, async (lanes) => {
      const started = stampMs();
      await inLanes(lanes, input.count, async (wire) => {
        const sentAt = stampMs();
        await post(wire, head, body);
        times.push(stampMs() - sentAt);
      });
      return { seconds: (stampMs() - started) / 1000, times };
    });
  },

  /** Creates runs that nobody watches and resolves with their ids. */
  ids: async (input: { target: Target; path: string; body: string; count: number }) => {
    const head = postHead(input.target, input.path, input.body);
    return withWires(input.target, Math.min(32, input.count), async (lanes) => {
      const ids: string[] = [];
      await inLanes(lanes, input.count, async (wire) => {
        ids.push(idOf(await post(wire, head, input.body)));
      });
      return ids;
    });
  },

  /**
   * Creates runs and follows each to its settlement, `callers` at a time. After each one its caller waits for `restMs`,
   * so that single runs are measured on a server that has put away the one before.
   */
  runs: async (input: { target: Target; body: string; callers: number; count: number; restMs: number }) => {
    const { target, body } = input;
    const head = postHead(target, '/v1/runs', body);
    const moments: Moments[] = [];
    return withWires(target, input.callers, async (lanes) => {
      const started = stampMs();
      await inLanes(lanes, input.count, async (wire) => {
        moments.push(await followOne(wire, target, head, body));
        if (input.restMs > 0) await delay(input.restMs);
      });
      return { seconds: (stampMs() - started) / 1000, moments };
    });
  },

  /** GETs each path in turn on one connection; a stream is read to its end. Resolves with the time of each. */
  ask: async (input: { target: Target; paths: readonly string[]; stream?: boolean }) => {
    const times: number[] = [];
    const accept = input.stream ? eventStream : 'application/json';
    await withWires(input.target, 1, async ([wire]) => {
      for (const path of input.paths) {
        const head = requestHead({ method: 'GET', path, key: input.target.key, accept });
        const sentAt = stampMs();
        const status = input.stream
          ? await wire?.stream(head, () => undefined)
          : (await wire?.request(head))?.status;
        times.push(stampMs() - sentAt);
        if (status !== 200) throw new Error(`GET ${path} gave ${status}`);
      }
    });
    return times;
  },

  /** Opens one stream per entry of `ids` (an id may stand there many times) and resolves when each has answered. */
  open: async (input: { target: Target; ids: string[]; stamped: boolean; after?: number }) => {
    const opening = [...input.ids];
    await Promise.all(
      Array.from({ length: openAtOnce }, async () => {
        for (let id = opening.pop(); id !== undefined; id = opening.pop()) {
          const wire = await openWire(input.target.port);
          wires.push(wire);
          const follower: Follower = { wire, lastSeq: 0, firstByteAt: 0, events: 0 };
          followers.push(follower);
          const count = take(follower, input.stamped);
          await new Promise<void>((resolve, reject) => {
            const head = eventsHead(input.target, id ?? '', input.after);
            wire
              .stream(head, (text) => {
                resolve();
                return count(text);
              })
              .then((status) => {
                if (status !== 200) reject(new Error(`a stream was answered with ${status}`));
              }, reject);
          });
        }
      }),
    );
    return followers.length;
  },

  /** Forgets what arrived so far; the next count begins at zero. */
  reset: async (_input: undefined) => {
    latencies = [];
    arrived = 0;
    arrivedAt = 0;
  },

  /** Resolves when `count` events have arrived since the last reset, or after `withinMs` with what there is. */
  arrivals: async (input: { count: number; withinMs: number }) => {
    if (arrived < input.count) {
      wanted = input.count;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, input.withinMs);
        reached = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wanted = Number.POSITIVE_INFINITY;
    }
    return { arrived, arrivedAt, latencies };
  },

  /** One client resumes one run: opens after `after` and takes `count` events. */
  resume: async (input: { target: Target; id: string; after: number; count: number }) => {
    const wire = await openWire(input.target.port);
    const follower: Follower = { wire, lastSeq: 0, firstByteAt: 0, events: 0 };
    const count = take(follower, false);
    const sentAt = stampMs();
    // The retry line comes before the first event; the first byte of interest is the event's.
    let firstEventAt = 0;
    await wire.stream(eventsHead(input.target, input.id, input.after), (text) => {
      count(text);
      if (firstEventAt === 0 && text.includes('event: ')) firstEventAt = stampMs();
      return follower.events >= input.count;
    });
    wire.close();
    return {
      firstEventMs: firstEventAt - sentAt,
      seconds: (stampMs() - sentAt) / 1000,
      events: follower.events,
    };
  },

  /** Many clients resume runs at once; resolves when each has its `count` events. */
  resumeMany: async (input: { target: Target; ids: string[]; after: number; count: number }) => {
    const started = stampMs();
    await Promise.all(
      input.ids.map((id) =>
        commands.resume({ target: input.target, id, after: input.after, count: input.count }),
      ),
    );
    return { seconds: (stampMs() - started) / 1000 };
  },

  /** Closes every stream. */
  close: async (_input: undefined) => {
    for (const wire of wires.splice(0)) wire.close();
    followers = [];
  },
};

export type LoadCommands = typeof commands;

answerCalls(commands);
