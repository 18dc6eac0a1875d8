/** Keys: one question to the database a second and key, and never an older answer than that. */
import { expect } from 'chai';
import { createKeys } from '../../src/app/keys.ts';
import { systemClock } from '../../src/base/clock.ts';
import { ServiceError } from '../../src/base/errors.ts';
import type { Principal } from '../../src/domain/key.ts';
import { openStore, type TestStore } from '../support/store.ts';

let store: TestStore;
before(async () => {
  store = await openStore();
});
after(() => store.close());

const admin: Principal = {
  keyUuid: '019ab3f0-1234-7abc-8def-0123456789ab',
  environment: 'dev',
  scopes: ['runs:read', 'keys:write'],
};
const wanted = { name: 'one', scopes: ['runs:read' as const], expiresAt: null };

/** Keys under a clock whose hand a test moves. */
function open() {
  const hand = { ms: 0 };
  const start = Date.parse('2026-11-21T09:00:00.000Z');
  const clock = { ...systemClock, now: () => new Date(start + hand.ms), monotonic: () => hand.ms };
  return { hand, start, keys: createKeys({ database: store.database, clock }) };
}

async function codeOf(ask: () => Principal | Promise<Principal>): Promise<string> {
  try {
    await ask();
    return 'let in';
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error);
  }
}

describe('app/keys', () => {
  it('asks once a second who a key is, and answers at once in between', async () => {
    const { hand, keys } = open();
    const { secret, key } = await keys.create(admin, wanted);
    const asked = keys.authenticate(secret);
    expect(asked).to.be.instanceOf(Promise);
    expect(await asked).to.deep.equal({ keyUuid: key.uuid, environment: 'dev', scopes: ['runs:read'] });
    hand.ms = 999;
    expect(keys.authenticate(secret)).not.to.be.instanceOf(Promise);
    hand.ms = 1_000;
    expect(keys.authenticate(secret)).to.be.instanceOf(Promise);
  });

  it('stops a revoked key within the second', async () => {
    const { hand, keys, start } = open();
    const { secret, key } = await keys.create(admin, wanted);
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
    await store.database
      .knex('api_keys')
      .where({ id: key.uuid })
      .update({ revoked_at: new Date(start) });
    hand.ms = 1_000;
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('key_revoked');
  });

  it('stops a key on the millisecond it expires, without asking', async () => {
    const { hand, keys, start } = open();
    const { secret } = await keys.create(admin, { ...wanted, expiresAt: new Date(start + 500) });
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
    hand.ms = 499;
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('let in');
    hand.ms = 500;
    expect(await codeOf(() => keys.authenticate(secret))).to.equal('key_expired');
  });

  it('lets a key in that was made right after somebody guessed it, a second later at the latest', async () => {
    const { hand, keys } = open();
    const { secret, key } = await keys.create(admin, wanted);
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
      const keys = createKeys({ database: fresh.database, clock: systemClock });
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
});
