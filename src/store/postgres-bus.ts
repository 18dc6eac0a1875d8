/** The wake bus on Postgres: NOTIFY in a transaction of its own, one channel, and one connection for each process that listens and speaks. */
import type pg from 'pg';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Bus, BusEars } from './bus.ts';
import type { Database, Statement } from './database.ts';

const channel = 'agent_runs';
/** Postgres refuses a NOTIFY payload of 8,000 bytes or more. */
const bytesMax = 7_800;

const notifyStatement: Statement = { name: 'notices.notify', text: `select pg_notify('${channel}', $1)` };

export function createPostgresBus(deps: { database: Database; clock: Clock; log: Log }, ears: BusEars): Bus {
  const { database, clock, log } = deps;
  let listener: pg.Client | undefined;
  let stopped = false;
  /** A word is under way on the listening line. */
  let speaking = false;

  async function listen(): Promise<void> {
    for (let attempt = 0; !stopped; attempt++) {
      try {
        const client = await database.connect();
        client.on('notification', (message) => ears.hear(message.payload ?? ''));
        const broken = new Promise<Error | undefined>((resolve) => {
          client.on('error', resolve);
          client.on('end', () => resolve(undefined));
        });
        await client.query(`listen ${channel}`);
        listener = client;
        ears.gap();
        void broken.then((error) => {
          if (stopped || listener !== client) return;
          listener = undefined;
          log.warn({ err: error }, 'the listening connection broke; connecting again');
          client.end().catch(() => undefined);
          void listen();
        });
        return;
      } catch (error) {
        if (attempt % 10 === 0) log.warn({ err: error }, 'cannot listen for notices yet; trying again');
        await clock.sleep(Math.min(5_000, 100 * 2 ** Math.min(attempt, 6)));
      }
    }
  }

  return {
    bytesMax,
    publish: async (_subject, text) => {
      const line = listener;
      if (line === undefined || speaking) {
        await database.query(notifyStatement, [text]);
        return;
      }
      // On the line that listens anyway: no second backend of ours has to be woken to tell us our own words.
      speaking = true;
      try {
        await line.query({ ...notifyStatement, values: [text] });
      } catch (error) {
        // A line that takes no words may bring none either; its end is the beginning of the next.
        line.end().catch(() => undefined);
        throw error;
      } finally {
        speaking = false;
      }
    },
    start: listen,
    stop: async () => {
      stopped = true;
      await listener?.end().catch(() => undefined);
    },
    connected: () => listener !== undefined,
  };
}
