/** How cost grows with the number of events in a run: appending, resuming near the end, replaying. */
import pg from 'pg';
import { parseRunId } from '../../../src/base/ids.ts';
import { storedPayload } from '../../../src/domain/event.ts';
import type { AppendCommands } from '../append-events.ts';
import type { Line, Row, Sample } from '../row.ts';
import { type Stage, targetOf, taskBody } from '../stage.ts';
import { stampedText } from '../stamp.ts';

const few = '100 events';
const more = ['1,000 events', '10,000 events', '100,000 events'] as const;
const countsOf = (stage: Stage): number[] =>
  stage.options.smoke ? [60, 100, 200, 300] : [100, 1_000, 10_000, 100_000];
/** Of each log's end. */
const resumed = 50;

const line = (
  subject: string,
  what: string,
  unit: string,
  figure: Line['figure'],
  goal?: Line['goal'],
): Line => ({ what, unit, figure, subject, beside: few, ...(goal ? { goal } : {}) });

/** Gives the run this many events more, as they would stand there. */
async function fill(url: string, id: string, count: number): Promise<void> {
  const uuid = parseRunId(id)?.uuid;
  const payload = storedPayload(id, 'message.added', new Date(), { from: 'agent', text: stampedText() });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `with run as (update runs set last_seq = last_seq + $3 where id = $1 returning last_seq - $3 as base)
      insert into run_events (run_id, seq, type, payload)
      select $1, base + n, 'message.added', $2::json from run, generate_series(1, $3::int) n`,
      [uuid, payload, count],
    );
    await client.query('analyze run_events');
  } finally {
    await client.end();
  }
}

export const events: Row = {
  name: 'events',
  group: 'growth',
  warmUp: false,
  about: `Cost with 100, 1,000, 10,000 and 100,000 events in a run: an append, the last ${resumed} events after a resume, each event of a whole replay.`,
  lines: more.flatMap((subject) => [
    line(subject, 'append, p50', 'ms', { times: 'appended', at: 0.5 }, { ratioAtMost: 1.3 }),
    line(
      subject,
      `resume, last ${resumed} events, p50`,
      'ms',
      { times: 'resumed', at: 0.5 },
      { ratioAtMost: 1.3 },
    ),
    line(subject, 'replay of all, each event', 'µs', { value: 'each' }, { ratioAtMost: 1.3 }),
  ]),
  open: async (stage) => {
    const counts = countsOf(stage);
    const database = await stage.database();
    const service = await stage.service({ database, settings: { ROLE: 'api' } });
    const target = targetOf(service);
    const ids = await stage.load.call('ids', {
      target,
      path: '/v1/runs',
      body: taskBody,
      count: counts.length,
    });
    const worker = stage.peer<AppendCommands>('append-events.ts', [database.url]);
    await worker.call('take', { ids });
    for (const [index, id] of ids.entries()) await fill(database.url, id, (counts[index] ?? 1) - 1);
    const lengths = [...counts];
    const measure = (index: number) => async (): Promise<Sample> => {
      const id = ids[index] ?? '';
      const appended = await worker.call('inTurn', { id, count: stage.scale(60, 30, 3) });
      lengths[index] = (lengths[index] ?? 0) + appended.length;
      const length = lengths[index] ?? 0;
      const times: number[] = [];
      for (let turn = 0; turn < stage.scale(20, 10, 2); turn++) {
        const done = await stage.load.call('resume', { target, id, after: length - resumed, count: resumed });
        times.push(done.seconds * 1000);
      }
      // Short logs are replayed as often as makes up for their length.
      const repeats = Math.max(1, Math.round(stage.scale(2_000, 1_000, 100) / length));
      let seconds = 0;
      for (let turn = 0; turn < repeats; turn++)
        seconds += (await stage.load.call('resume', { target, id, after: 0, count: length })).seconds;
      return { values: { each: (seconds * 1e6) / (repeats * length) }, times: { appended, resumed: times } };
    };
    return Object.fromEntries([few, ...more].map((name, index) => [name, measure(index)]));
  },
};
