/** What is going to happen, from the seed alone: which fault strikes whom after how long, and what each client does. */
import { createChance } from './chance.ts';

export const apiCount = 2;
export const workerCount = 3;

export const faultKinds = {
  'kill-worker': 'kill -9 of a worker, started again',
  'kill-api': 'kill -9 of an api, started again',
  'deploy-worker': 'SIGTERM to a worker whose successor is already there',
  'deploy-api': 'SIGTERM to an api whose successor is already there',
  'kill-postgres': 'kill -9 of Postgres, started again',
  'kill-backend': 'kill -9 of one Postgres backend: all connections break',
  'restart-postgres': 'a fast shutdown of Postgres and a start',
  'hang-postgres': 'Postgres stopped (SIGSTOP) for a while',
  'freeze-worker': 'a worker stopped (SIGSTOP) for longer than its lease',
  'cut-worker': 'a worker cut off for 25 s',
  'cut-api': 'an api cut off for 25 s',
  'slow-disk': 'each flush of Postgres to disk takes longer',
  'full-disk': 'no space is left for workspaces, patches and logs',
  'full-database': 'no space is left for Postgres',
  'jump-clock': 'the clock of a process jumps and later jumps back',
  'promote-replica': 'Postgres is killed and its synchronous replica promoted',
} as const;

export type FaultKind = keyof typeof faultKinds;

export interface Fault {
  kind: FaultKind;
  /** Milliseconds after the fault before it. */
  afterMs: number;
  /** Which of its kind. */
  target: number;
  /** For how long, where it lasts. */
  forMs: number;
  /** Milliseconds a flush takes, or seconds a clock jumps. */
  amount: number;
}

const lasting: Partial<Record<FaultKind, [from: number, to: number]>> = {
  'hang-postgres': [2_000, 7_000],
  'freeze-worker': [14_000, 20_000],
  'cut-worker': [25_000, 25_000],
  'cut-api': [25_000, 25_000],
  'slow-disk': [5_000, 10_000],
  'full-disk': [3_000, 8_000],
  'full-database': [3_000, 8_000],
  'jump-clock': [8_000, 15_000],
};

/** Without an end: every kind comes once, in an order of chance, before any comes again. */
export function* planFaults(seed: string, kinds: readonly FaultKind[], gapMs: number): Generator<Fault> {
  const chance = createChance(seed, 'faults');
  for (;;) {
    for (const kind of chance.shuffled(kinds)) {
      const [from, to] = lasting[kind] ?? [0, 0];
      yield {
        kind,
        afterMs: Math.round(gapMs * (0.4 + 1.2 * chance.next())),
        target: chance.integer(0, (kind.endsWith('api') ? apiCount : workerCount) - 1),
        forMs: chance.integer(from, to),
        amount:
          kind === 'jump-clock'
            ? chance.pick([-1, 1]) * chance.pick([20, 300, 3_600, 7_200])
            : chance.integer(20, 80),
      };
    }
  }
}

/** What a run is to do; see tasks.ts. */
export type TaskKind = 'quick' | 'talk' | 'edit' | 'fail' | 'timeout' | 'stray' | 'loud' | 'long';

/** One run of one client: what it asks for, and how badly the client behaves. */
export interface Visit {
  task: TaskKind;
  /** The api it begins with; every later call goes to the one that chance says. */
  api: number;
  /** The post is cut after so many milliseconds and sent again with its key; null: it is let be. */
  cutPostMs: number | null;
  /** Posted once more with its key when it was taken, to get the same answer. */
  postAgain: boolean;
  /** Reads the stream of the creation itself. */
  streamOnPost: boolean;
  /** It vanishes after so many further events, each time, and comes back to the api named with it. */
  cuts: { afterEvents: number; restMs: number; api: number }[];
  /** It cancels after so many events; null: never. */
  cancelAfter: number | null;
  /** Milliseconds until its next run. */
  restMs: number;
}

const taskWeights: readonly (readonly [TaskKind, number])[] = [
  ['quick', 42],
  ['talk', 20],
  ['edit', 16],
  ['fail', 8],
  ['timeout', 3],
  ['stray', 4],
  ['loud', 4],
  ['long', 3],
];

/** Without an end: the runs of one client, one after the other. */
export function* planVisits(seed: string, client: number): Generator<Visit> {
  const chance = createChance(seed, 'client', client);
  for (;;) {
    yield {
      task: chance.weighed(taskWeights),
      api: chance.integer(0, apiCount - 1),
      cutPostMs: chance.happens(0.2) ? chance.integer(0, 40) : null,
      postAgain: chance.happens(0.15),
      streamOnPost: chance.happens(0.3),
      cuts: Array.from(
        {
          length: chance.weighed([
            [0, 4],
            [1, 3],
            [2, 2],
            [5, 1],
          ]),
        },
        () => ({
          afterEvents: chance.integer(0, 4),
          restMs: chance.pick([0, 0, 50, 500, 3_000]),
          api: chance.integer(0, apiCount - 1),
        }),
      ),
      cancelAfter: chance.happens(0.08) ? chance.integer(0, 4) : null,
      restMs: chance.integer(0, 300),
    };
  }
}

export function describeFault(fault: Fault): string {
  const whom = /worker|api|clock/.test(fault.kind) ? ` ${fault.target + 1}` : '';
  const long = fault.forMs > 0 ? ` for ${fault.forMs / 1000} s` : '';
  const much =
    fault.kind === 'jump-clock'
      ? ` by ${fault.amount} s`
      : fault.kind === 'slow-disk'
        ? ` by ${fault.amount} ms`
        : '';
  return `+${(fault.afterMs / 1000).toFixed(1)} s ${fault.kind}${whom}${much}${long}`;
}
