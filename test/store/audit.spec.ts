/** The audit record as its table keeps it: nobody changes an entry, and only age ends one. */
import { expect } from 'chai';
import { createAudit } from '../../src/app/audit.ts';
import { systemClock } from '../../src/base/clock.ts';
import { newUuid, uuidFrom } from '../../src/base/ids.ts';
import type { AuditEntry } from '../../src/domain/audit.ts';
import { insertAudit, listAudit } from '../../src/store/audit.ts';
import type { Database } from '../../src/store/database.ts';
import { openStore, quiet, type TestStore } from '../support/store.ts';

const dayMs = 86_400_000;

describe('store/audit', () => {
  let store: TestStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  const entry = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
    uuid: newUuid(),
    environment: 'dev',
    keyUuid: newUuid(),
    operation: 'cancelRun',
    target: null,
    requestId: 'req_1',
    address: '127.0.0.1',
    status: 202,
    code: null,
    replayed: false,
    ...fields,
  });
  const read = async (environment: string): Promise<AuditEntry[]> =>
    listAudit(store.database, {
      environment,
      operation: undefined,
      keyUuid: undefined,
      target: undefined,
      from: undefined,
      below: undefined,
      limit: 100,
    });

  it('refuses to change, remove or empty out entries, old ones too', async () => {
    const kept = entry({ environment: 'kept', uuid: uuidFrom(Date.now() - 900 * dayMs) });
    await insertAudit(store.database, [kept]);
    for (const statement of [
      `update audit_entries set operation = 'nothing'`,
      'delete from audit_entries',
      'truncate audit_entries',
    ]) {
      const failure = await store.database.knex.raw(statement).then(
        () => undefined,
        (error: Error) => error.message,
      );
      expect(failure, statement).to.include('neither changed nor removed');
    }
    expect(await read('kept')).to.deep.equal([kept]);
  });

  it('lets go what is older than its life, and nothing else', async () => {
    const now = Date.now();
    const aged = (days: number) => entry({ environment: 'aged', uuid: uuidFrom(now - days * dayMs) });
    const [young, old] = [aged(364), aged(366)];
    await insertAudit(store.database, [young, old]);
    const audit = (days: number) =>
      createAudit({ database: store.database, clock: systemClock, log: quiet, days });
    expect(await audit(0).sweep()).to.equal(0);
    await audit(365).sweep();
    expect(await read('aged')).to.deep.equal([young]);
  });

  it('keeps an entry out of the table together with a change that fails, and in it with one that commits', async () => {
    const [failed, done] = [entry({ environment: 'commit' }), entry({ environment: 'commit' })];
    const wrong = new Error('the change failed');
    const outcome = await store.database
      .transaction(async (tx) => {
        await insertAudit(tx, [failed]);
        throw wrong;
      })
      .catch((error: unknown) => error);
    expect(outcome).to.equal(wrong);
    await store.database.transaction((tx) => insertAudit(tx, [done]));
    expect(await read('commit')).to.deep.equal([done]);
  });

  it('puts into the log what the table cannot take, and fails nobody', async () => {
    const lines: unknown[] = [];
    const log = { ...quiet, error: (line: unknown) => void lines.push(line) };
    const away: Database = {
      ...store.database,
      query: () => Promise.reject(new Error('the database is away')),
    };
    const lost = entry();
    const audit = createAudit({ database: away, clock: systemClock, log, days: 1 });
    await audit.record(lost);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.deep.include({ audit: lost });
  });
});
