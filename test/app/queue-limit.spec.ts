/** The limit of the queue: places are counted per environment, given back when nothing came of them, and free again once runs have started. */
import { expect } from 'chai';
import { createQueueLimit } from '../../src/app/queue-limit.ts';
import { systemClock } from '../../src/base/clock.ts';
import { environment, openStore, type TestStore } from '../support/store.ts';
import { until } from '../support/until.ts';

describe('app/queue-limit', () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => store.close());

  const open = (limit: number) => createQueueLimit({ database: store.database, clock: systemClock, limit });

  it('gives out exactly the places that are left, also to requests that come together', async () => {
    await store.makeRun();
    await store.makeRunning();
    const limit = open(5);
    const taken = await Promise.all(Array.from({ length: 20 }, () => limit.take(environment)));
    expect(taken.filter((place) => place !== undefined)).to.have.length(4);
  });

  it('counts each environment by itself', async () => {
    const limit = open(1);
    expect(await limit.take('one')).to.be.a('function');
    expect(await limit.take('two')).to.be.a('function');
    expect(await limit.take('one')).to.equal(undefined);
  });

  it('takes a place back that no run came of', async () => {
    const limit = open(1);
    (await limit.take(environment))?.(false);
    const place = await limit.take(environment);
    expect(place).to.be.a('function');
    place?.(true);
    expect(await limit.take(environment)).to.equal(undefined);
  });

  it('has room again soon after a queued run is queued no more', async () => {
    const limit = open(1);
    const { uuid } = await store.makeRun();
    expect(await limit.take(environment)).to.equal(undefined);
    await store.database.knex('runs').where('id', uuid).update({ state: 'running' });
    await until('a place in the queue', () => limit.take(environment), 5_000);
  });

  it('always has room when there is no limit', async () => {
    const limit = open(0);
    const taken = await Promise.all(Array.from({ length: 100 }, () => limit.take(environment)));
    expect(taken).not.to.include(undefined);
  });
});
