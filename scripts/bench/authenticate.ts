/** What it costs to find out who calls: `node scripts/bench/authenticate.ts` on an embedded Postgres of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys } from '../../src/app/keys.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { createDatabase } from '../../src/store/database.ts';
import { startEmbedded } from '../../src/store/embedded.ts';
import { migrate } from '../../src/store/migrate.ts';
import { createNotices } from '../../src/store/notices.ts';

const log = createLog('warn');
const dataDir = await mkdtemp(join(tmpdir(), 'bench-keys-'));
const postgres = await startEmbedded({ dataDir, log, clock: systemClock });
const database = createDatabase({ url: postgres.url, poolMax: 4, log });
const notices = createNotices({ database, clock: systemClock, log, process: 'bench', shared: false });

/** Microseconds a call, by the median and the 99th percentile of batches. */
async function measure(name: string, calls: number, batch: number, call: () => unknown): Promise<void> {
  const times: number[] = [];
  for (let done = 0; done < calls; done += batch) {
    const from = performance.now();
    for (let count = 0; count < batch; count++) await call();
    times.push(((performance.now() - from) * 1000) / batch);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  process.stdout.write(`${name}: ${at(0.5)} µs, p99 ${at(0.99)} µs\n`);
}

try {
  await migrate(database, { now: systemClock.now() });
  // Every read of this clock is another second, so nothing is known long enough.
  let hand = 0;
  const restless = { ...systemClock, monotonic: () => (hand += 2_000) };
  const known = createKeys({ database, notices, clock: systemClock, log });
  const unknown = createKeys({ database, notices, clock: restless, log });
  const { secret } = (await known.bootstrap(undefined)) ?? { secret: '' };
  for (const rest of [5_000, 200_000])
    await measure(`known (${rest} calls)`, rest, 100, () => known.authenticate(secret));
  for (const rest of [500, 5_000])
    await measure(`read from Postgres (${rest} calls)`, rest, 10, () => unknown.authenticate(secret));
  await known.stop();
} finally {
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
