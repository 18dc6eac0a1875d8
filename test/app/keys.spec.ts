/** Keys: one question to the database a second and key, and never an older answer than that. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { createKeys, type Keys } from '../../src/app/keys.ts';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { ServiceError } from '../../src/base/errors.ts';
import { newUuid } from '../../src/base/ids.ts';
import { newSecret, noLimits, type Principal, type Scope } from '../../src/domain/key.ts';
import type { Database } from '../../src/store/database.ts';
import { insertKey, type Key } from '../../src/store/keys.ts';
import { createNotices } from '../../src/store/notices.ts';
import { openStore, quiet, type TestStore } from '../support/store.ts';
import { until } from '../support/until.ts';

let store: TestStore;
let admin: Principal;
const start = Date.parse('2026-11-21T09:00:00.000Z');

before(async () => {
  store = await openStore();
  admin = await makePrincipal(['runs:read', 'keys:write']);
});
after(() => store.close());

async function makePrincipal(scopes: Scope[], environment = 'dev'): Promise<Principal> {
  const { hash, prefix, last4 } = newSecret(environment);
  const [uuid, createdAt] = [newUuid(), new Date(start)];
  const fields = { uuid, environment, name: 'caller', scopes, prefix, last4, createdAt };
  await insertKey(store.database, { ...fields, expiresAt: null, rotatedFrom: null, limits: noLimits }, hash);
  return { keyUuid: uuid, environment, scopes, limits: noLimits };
}

const wanted = {
  name: 'one',
  scopes: ['runs:read' as const],
  expiresAt: null,
  environment: undefined,
};

function keysOf(database: Database, clock: Clock): Keys {
  const notices = createNotices({ database, clock, log: quiet, process: randomUUID(), shared: false });
  return createKeys({ database, notices, clock, log: quiet });
}

/** Keys under a clock whose hand a test moves. */
function open() {
  const hand = { ms: 0 };
  const clock = { ...systemClock, now: () => new Date(start + hand.ms), monotonic: () => hand.ms };
  const keys = keysOf(store.database, clock);
  const create = async (principal: Principal, fields = {}): Promise<{ key: Key; secret: string }> => {
    const answer = { idempotency: undefined, callerSecret: '', present: both };
    return (await keys.create(principal, { ...wanted, ...fields }, answer)).body;
  };
  const rotate = async (principal: Principal, key: Key, graceSeconds: number) => {
    const answer = { idempotency: undefined, callerSecret: '', present: both };
    const target = { uuid: key.uuid, environment: undefined, graceSeconds };
    return (await keys.rotate(principal, target, answer)).body;
  };
  return { hand, keys, create, rotate };
}

const both = (key: Key, secret: string) => ({ key, secret });
const target = (key: Key) => ({ uuid: key.uuid, environment: undefined });
const nothing = { name: undefined, scopes: undefined, expiresAt: undefined };

async function codeOf(ask: () => unknown): Promise<string> {
  try {
    await ask();
    return 'let in';
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error);
  }
}

describe('app/keys', () => {
  it('asks once a second who a key is, and answers at once in between', async () => {
    const { hand, keys, create } = open();
    const { secret, key } = await create(admin);
    const asked = keys.authenticate(secret);
    expect(asked).to.be.instanceOf(Promise);
    expect(await asked).to.deep.equal({
      keyUuid: key.uuid,
      environment: 'dev',
      scopes: ['runs:read'],
      limits: noLimits,
    });
    hand.ms = 999;
    expect(keys.authenticate(secret)).not.to.be.instanceOf(Promise);
    hand.ms = 1_000;
    expect(keys.authenticate(secret)).to.be.instanceOf(Promise);
  });

  it('stops a revoked key within the second', async () => {
    const { hand, keys, create } = open();
    const { secret, key } = await create(admin);
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
    await store.database
      .knex('api_keys')
      .where({ id: key.uuid })
      .update({ revoked_at: new Date(start) });
    hand.ms = 1_000;
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('key_revoked');
  });

  it('stops a key on the millisecond it expires, without asking', async () => {
    const { hand, keys, create } = open();
    const { secret } = await create(admin, { expiresAt: new Date(start + 500) });
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
    hand.ms = 499;
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
    hand.ms = 500;
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('key_expired');
  });

  it('lets a key in that was made right after somebody guessed it, a second later at the latest', async () => {
    const { hand, keys, create } = open();
    const { secret, key } = await create(admin);
    const [row] = await store.database.knex('api_keys').where({ id: key.uuid }).delete().returning('*');
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('unauthenticated');
    await store.database.knex('api_keys').insert(row);
    hand.ms = 1_000;
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
  });

  it('makes the first admin key once, however many processes start at the same time', async () => {
    const fresh = await openStore();
    try {
      const secret = 'x'.repeat(40);
      const keys = keysOf(fresh.database, systemClock);
      const made = [];
      for (const given of [secret, secret, undefined]) made.push(await keys.bootstrap(given));
      expect(made).to.deep.equal([{ secret, made: false }, undefined, undefined]);
      const principal = await keys.authenticate(secret);
      expect(principal.environment).to.equal('dev');
      expect(principal.scopes).to.include.members(['keys:write', 'environments:admin']);
    } finally {
      await fresh.close();
    }
  });

  it('stops a revoked key at once where it was revoked', async () => {
    const { keys, create } = open();
    const { secret, key } = await create(admin);
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
    await keys.revoke(admin, target(key));
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('key_revoked');
  });

  it('takes no answer for known that was on its way while the key was changed', async () => {
    const { keys, create } = open();
    const { secret, key } = await create(admin);
    const asked = Promise.all(Array.from({ length: 20 }, () => codeOf(() => keys.authenticate(secret))));
    await keys.revoke(admin, target(key));
    await asked;
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('key_revoked');
  });

  it('lets old and new in side by side, and the old one to the last millisecond of its grace', async () => {
    const { hand, keys, create, rotate } = open();
    const old = await create(admin);
    const next = await rotate(admin, old.key, 60);
    for (const { secret } of [old, next])
      expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
    hand.ms = 59_999;
    expect(await codeOf(() => keys.authenticate(old.secret))).to.equal('let in');
    hand.ms = 60_000;
    expect(await codeOf(() => keys.authenticate(old.secret))).to.equal('key_expired');
    expect(await codeOf(() => keys.authenticate(next.secret))).to.equal('let in');
  });

  it('ends a grace with the life of the key, if that is shorter', async () => {
    const { keys, create, rotate } = open();
    const expiresAt = new Date(start + 5_000);
    const old = await create(admin, { expiresAt });
    const next = await rotate(admin, old.key, 60);
    expect((await keys.get(admin, target(old.key))).graceEndsAt).to.deep.equal(expiresAt);
    expect(next.key.expiresAt).to.deep.equal(expiresAt);
  });

  it('goes by what a caller may do now, not by what it could when it knocked', async () => {
    const { hand, keys, create } = open();
    const boss = await makePrincipal(['runs:read', 'runs:write', 'keys:write']);
    const weak = await create(admin);
    const bossRow = store.database.knex('api_keys').where({ id: boss.keyUuid });
    await bossRow.clone().update({ scopes: ['runs:read', 'keys:write'] });
    const scopes: Scope[] = ['runs:read', 'runs:write'];
    expect(await codeOf(() => create(boss, { scopes }))).to.equal('insufficient_scope');
    expect(await codeOf(() => keys.update(boss, target(weak.key), { ...nothing, scopes }))).to.equal(
      'insufficient_scope',
    );
    await bossRow.clone().update({ scopes: ['runs:read'] });
    expect(await codeOf(() => keys.revoke(boss, target(weak.key)))).to.equal('insufficient_scope');
    await bossRow.clone().update({ revoked_at: new Date(start) });
    expect(await codeOf(() => create(boss))).to.equal('key_revoked');
    await bossRow.clone().delete();
    expect(await codeOf(() => create(boss))).to.equal('unauthenticated');
    expect(hand.ms).to.equal(0);
  });

  it('never lets two keys that change each other wait for each other', async () => {
    const { keys } = open();
    const pair = [await makePrincipal(['keys:write']), await makePrincipal(['keys:write'])] as const;
    const changes = Array.from({ length: 40 }, (_, index) => {
      const [from, to] = index % 2 ? pair : [pair[1], pair[0]];
      const name = `name ${index}`;
      return keys.update(from, { uuid: to.keyUuid, environment: undefined }, { ...nothing, name });
    });
    expect((await Promise.all(changes)).map(({ name }) => name)).to.have.length(40);
  });

  it('replaces a key once, however many ask at the same time', async () => {
    const { create, rotate } = open();
    const { key } = await create(admin);
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(() => rotate(admin, key, 60))));
    expect(codes.filter((code) => code === 'let in')).to.have.length(1);
    expect(codes.filter((code) => code === 'conflict')).to.have.length(11);
    const successors = await store.database.knex('api_keys').where({ rotated_from: key.uuid });
    expect(successors).to.have.length(1);
  });

  it('writes down the last use of each key when it stops, with no statement for a request', async () => {
    const { hand, keys, create } = open();
    const [one, two, idle] = [await create(admin), await create(admin), await create(admin)];
    for (const { secret } of [one, two]) await keys.authenticate(secret);
    hand.ms = 900;
    for (let count = 0; count < 1_000; count++) await keys.authenticate(one.secret);
    const uses = async () =>
      Promise.all(
        [one, two, idle].map(async ({ key }) => (await keys.get(admin, target(key))).lastUsedAt?.getTime()),
      );
    expect(await uses()).to.deep.equal([undefined, undefined, undefined]);
    await keys.stop();
    expect(await uses()).to.deep.equal([start + 900, start, undefined]);
  });

  it('never puts an earlier use in the place of a later one', async () => {
    const { hand, keys, create } = open();
    const { secret, key } = await create(admin);
    await keys.authenticate(secret);
    const later = new Date(start + 60_000);
    await store.database.knex('api_keys').where({ id: key.uuid }).update({ last_used_at: later });
    hand.ms = 500;
    await keys.stop();
    expect((await keys.get(admin, target(key))).lastUsedAt).to.deep.equal(later);
  });

  it('tells the other processes at once that a key was changed, revoked or replaced', async () => {
    // Time stands still, so nothing but a notice makes a process ask again.
    const clock: Clock = { ...systemClock, now: () => new Date(start), monotonic: () => 0 };
    const sides = await Promise.all(
      [store.openAnother(), store.openAnother()].map(async (database) => {
        const notices = createNotices({ database, clock, log: quiet, process: randomUUID(), shared: true });
        await notices.start();
        return { notices, keys: createKeys({ database, notices, clock, log: quiet }) };
      }),
    );
    const [here, there] = sides as [(typeof sides)[0], (typeof sides)[0]];
    try {
      const { create } = open();
      const made = [await create(admin), await create(admin), await create(admin)] as const;
      for (const { keys } of sides)
        for (const { secret } of made)
          expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
      await here.keys.update(admin, target(made[0].key), { ...nothing, expiresAt: new Date(start + 5_000) });
      await here.keys.revoke(admin, target(made[1].key));
      await here.keys.rotate(
        admin,
        { ...target(made[2].key), graceSeconds: 0 },
        { idempotency: undefined, callerSecret: '', present: both },
      );
      await until('the other process to refuse', async () => {
        const codes = [];
        for (const { secret } of made) codes.push(await codeOf(() => there.keys.authenticate(secret)));
        return codes.join() === 'let in,key_revoked,key_expired';
      });
    } finally {
      for (const { keys, notices } of sides) {
        await keys.stop();
        await notices.stop();
      }
    }
  });
});
