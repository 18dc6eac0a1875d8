/** Quotas: never more calls pass than allowed, over all processes; a database that is away refuses nobody. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { createRateLimits, type RateLimits, type Standing } from '../../src/app/rate-limits.ts';
import { systemClock } from '../../src/base/clock.ts';
import { type KeyLimits, noLimits } from '../../src/domain/key.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { type Line, openLine } from '../support/line.ts';
import { openStore, quiet, type TestStore } from '../support/store.ts';
import { until } from '../support/until.ts';

let store: TestStore;
let line: Line;
let far: Database;
const opened: RateLimits[] = [];

before(async () => {
  store = await openStore();
  line = await openLine(store.url);
  far = createDatabase({ url: line.url, poolMax: 2, log: quiet });
});
after(async () => {
  for (const limits of opened) limits.stop();
  await far.close();
  await line.close();
  await store.close();
});

function open(
  requests: number,
  options: { database?: Database; shared?: boolean; waitMs?: number } = {},
): RateLimits {
  const limits = createRateLimits({
    database: options.database ?? store.database,
    clock: systemClock,
    log: quiet,
    quotas: { requests, creates: 0 },
    shared: options.shared ?? true,
    // A busy machine is no database that hangs.
    waitMs: options.waitMs ?? 30_000,
  });
  opened.push(limits);
  return limits;
}

const principal = (keyUuid: string, own: Partial<KeyLimits> = {}) => ({
  keyUuid,
  limits: { ...noLimits, ...own },
});

async function takeMany(limits: RateLimits[], keyUuid: string, count: number): Promise<Standing[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) =>
      (limits[index % limits.length] ?? expect.fail('no process')).take(principal(keyUuid), 'requests'),
    ),
  );
}

const allowed = (standings: Standing[]): number => standings.filter((one) => one.allowed).length;

/** Makes every window end, as a minute does. */
async function endWindows(keyUuid: string): Promise<void> {
  await store.database
    .knex('rate_windows')
    .where({ key_id: keyUuid })
    .update({ ends_at: new Date(0) });
}

describe('app/rate-limits', () => {
  it('lets pass exactly the quota at one process, however many calls come at once', async () => {
    for (const quota of [1, 7, 100, 1200]) {
      const standings = await takeMany([open(quota)], randomUUID(), quota + 50);
      expect(allowed(standings)).to.equal(quota);
      expect(standings.at(-1)).to.include({ allowed: false, left: 0, calls: quota });
    }
  });

  it('never lets pass more than the quota at four processes, and at least what the shares promise', async () => {
    const key = randomUUID();
    const processes = Array.from({ length: 4 }, () => open(400));
    // All at once at first, then whatever is left by one process alone: the worst order for those who share.
    const first = await takeMany(processes, key, 380);
    const rest = await takeMany(processes.slice(0, 1), key, 400);
    const passed = allowed([...first, ...rest]);
    expect(passed).to.be.at.most(400);
    expect(passed).to.be.at.least(400 * (1 - 3 / 20));
  });

  it('asks the database for shares, not for calls, and is synchronous while it holds one', async () => {
    let statements = 0;
    const counted: Database = {
      ...store.database,
      query: (statement, values) => {
        statements++;
        return store.database.query(statement, values);
      },
    };
    const limits = open(1200, { database: counted });
    const key = randomUUID();
    await limits.take(principal(key), 'requests');
    for (let call = 0; call < 25; call++)
      expect(limits.take(principal(key), 'requests')).not.to.be.instanceOf(Promise);
    for (let call = 0; call < 1000; call++) await limits.take(principal(key), 'requests');
    expect(statements).to.be.within(2, 21);
  });

  it('asks once more, not share by share, for all the calls that came while it waited', async () => {
    const asked: number[] = [];
    const counted: Database = {
      ...store.database,
      query: (statement, values) => {
        const [, , [calls = 0]] = values as [string[], string[], number[]];
        asked.push(calls);
        return store.database.query(statement, values);
      },
    };
    const limits = open(400, { database: counted });
    expect(allowed(await takeMany([limits], randomUUID(), 300))).to.equal(300);
    expect(asked).to.deep.equal([20, 280]);
  });

  it('counts each key by itself', async () => {
    const limits = open(5);
    const [one, two] = [randomUUID(), randomUUID()];
    expect(allowed(await takeMany([limits], one, 10))).to.equal(5);
    expect(allowed(await takeMany([limits], two, 5))).to.equal(5);
  });

  it('says how many calls are left and for how long', async () => {
    const limits = open(40);
    const key = randomUUID();
    const lefts: number[] = [];
    for (let call = 0; call < 41; call++) {
      const standing = await limits.take(principal(key), 'requests');
      lefts.push(standing.left);
      expect(standing.leftMs).to.be.within(1, 60_000);
    }
    // What is on its way from the database is not known yet, so the figure may be too low by a share, never too high.
    for (const [call, left] of lefts.entries())
      expect(left, String(call)).to.be.within(Math.max(0, 40 - call - 1 - 2), Math.max(0, 40 - call - 1));
  });

  it('begins another window when the one before is over, for a process that was not there yet', async () => {
    const key = randomUUID();
    expect(allowed(await takeMany([open(10)], key, 12))).to.equal(10);
    expect(allowed(await takeMany([open(10)], key, 12))).to.equal(0);
    await endWindows(key);
    expect(allowed(await takeMany([open(10)], key, 12))).to.equal(10);
  });

  it('asks no more in a window whose calls are all given out', async () => {
    const limits = open(5, { database: far });
    const key = randomUUID();
    await takeMany([limits], key, 6);
    line.cut();
    try {
      expect(limits.take(principal(key), 'requests')).to.include({ allowed: false });
    } finally {
      line.mend();
    }
  });

  it('refuses nobody while the database is away, and holds the quota again when it is back', async () => {
    const limits = open(20, { database: far });
    const key = randomUUID();
    line.cut();
    expect(allowed(await takeMany([limits], key, 20))).to.equal(20);
    line.mend();
    await until('the window in the database', async () => {
      await limits.take(principal(key), 'requests');
      return (await store.database.knex('rate_windows').where({ key_id: key })).length === 1;
    });
    await until('the quota to be used up', async () => {
      const standing = await limits.take(principal(key), 'requests');
      return !standing.allowed && standing.leftMs > 5_000;
    });
  });

  it('waits for no database that hangs', async () => {
    const hanging: Database = { ...store.database, query: () => new Promise(() => undefined) };
    const standings = await takeMany([open(30, { database: hanging, waitMs: 50 })], randomUUID(), 30);
    expect(allowed(standings)).to.equal(30);
  });

  it('needs no database where no other process can share it', async () => {
    const none: Database = { ...store.database, query: () => expect.fail('it was asked') };
    const limits = open(10, { database: none, shared: false });
    expect(allowed(await takeMany([limits], randomUUID(), 15))).to.equal(10);
  });

  it('knows no limit where it is 0', () => {
    expect(open(10).callsOf(principal(''), 'creates')).to.equal(null);
    expect(open(10).callsOf(principal(''), 'requests')).to.equal(10);
  });

  it('holds the lower of the quota of all and that of the key itself', async () => {
    for (const shared of [true, false]) {
      const limits = open(20, { shared });
      expect(limits.callsOf(principal('', { requests: 3, creates: 2 }), 'creates')).to.equal(2);
      expect(limits.callsOf(principal('', { requests: 30 }), 'requests')).to.equal(20);
      const key = principal(randomUUID(), { requests: 3 });
      const standings: Standing[] = [];
      for (let call = 0; call < 6; call++) standings.push(await limits.take(key, 'requests'));
      expect(allowed(standings), String(shared)).to.equal(3);
      expect(standings[0]).to.include({ calls: 3 });
    }
  });

  it('counts on when the own quota of a key is lowered in the middle of a window', async () => {
    const limits = open(20);
    const key = randomUUID();
    expect(allowed(await takeMany([limits], key, 10))).to.equal(10);
    expect(await limits.take(principal(key, { requests: 5 }), 'requests')).to.include({ allowed: false });
  });
});
