/** Pages of runs: every mix of filters shows exactly the runs that fit, newest first, and no index costs a run its quick updates. */
import { expect } from 'chai';
import { newUuid, uuidFrom, uuidTime } from '../../src/base/ids.ts';
import { metadataTerm } from '../../src/domain/metadata.ts';
import { type FinalState, isFinal, type Reason, runStates } from '../../src/domain/run.ts';
import { settle, startFirstAttempt } from '../../src/store/claims.ts';
import { insertRuns } from '../../src/store/insert-runs.ts';
import { listRuns, type RunFilters } from '../../src/store/list-runs.ts';
import type { Run } from '../../src/store/runs.ts';
import { settlementOf } from '../support/settlement.ts';
import {
  createRandom,
  emptyCommit,
  environment,
  newRunOf,
  openStore,
  specOf,
  type TestStore,
} from '../support/store.ts';

const everything: RunFilters = {
  states: [],
  workspaceUuid: undefined,
  agent: undefined,
  terms: [],
  from: undefined,
  below: undefined,
};
const reasons: Record<FinalState, Reason['code']> = {
  completed: 'done',
  interrupted: 'cancelled',
  failed: 'agent_error',
};

let store: TestStore;
before(async () => {
  store = await openStore();
});
after(() => store.close());

async function list(filters: Partial<RunFilters>, limit = 1_000, where = environment): Promise<Run[]> {
  return (await listRuns(store.database, { ...everything, ...filters, environment: where, limit })).runs;
}

describe('store/list-runs', () => {
  it('shows exactly the runs that fit, for a hundred mixes of filters in pages of any size', async () => {
    const random = createRandom(7);
    const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
    const workspaces = [newUuid(), newUuid(), newUuid()];
    const agents = ['script', 'other'];
    for (let count = 0; count < 150; count++) {
      const run = newRunOf({
        environment: count % 5 === 0 ? 'elsewhere' : environment,
        workspaceUuid: pick(workspaces),
        freshWorkspace: false,
        spec: specOf({
          agent: pick(agents),
          metadata: { team: pick(['red', 'blue']), ...(random(2) === 0 ? { odd: 'yes' } : {}) },
        }),
      });
      await store.database
        .knex('workspaces')
        .insert({
          id: run.workspaceUuid,
          environment,
          source: '{"type":"empty"}',
          state: 'ready',
          head: emptyCommit,
          metadata: '{}',
          created_at: run.createdAt,
          updated_at: run.createdAt,
        })
        .onConflict()
        .ignore();
      await insertRuns(store.database, [run], emptyCommit);
      const state = pick(runStates);
      if (state === 'queued') continue;
      const start = { uuid: run.uuid, at: new Date(), worker: 'test', payload: '{}' };
      expect(await startFirstAttempt(store.database, start)).not.to.equal(undefined);
      if (state === 'waiting') await store.database.knex('runs').where({ id: run.uuid }).update({ state });
      if (isFinal(state))
        await settle(
          store.database,
          settlementOf(run.uuid, {}, { code: reasons[state], message: 'It is over.' }),
        );
    }
    const all = await list({});
    expect(all.length).to.equal(120);
    expect(all.map(({ uuid }) => uuid)).to.deep.equal(
      all
        .map(({ uuid }) => uuid)
        .sort()
        .reverse(),
    );

    for (let round = 0; round < 100; round++) {
      const states = runStates.filter(() => random(3) === 0);
      const team = pick([undefined, 'red', 'blue', 'green']);
      const odd = random(4) === 0;
      const [one, two] = [pick(all).uuid, pick(all).uuid].sort();
      const filters: RunFilters = {
        states,
        workspaceUuid: random(3) === 0 ? pick(workspaces) : undefined,
        agent: pick([undefined, 'script', 'other', 'nobody']),
        terms: [
          ...(team === undefined ? [] : [metadataTerm(environment, 'team', team)]),
          ...(odd ? [metadataTerm(environment, 'odd', 'yes')] : []),
        ],
        from: random(3) === 0 ? one : undefined,
        below: random(3) === 0 ? two : undefined,
      };
      const wanted = all.filter(
        (run) =>
          (states.length === 0 || states.includes(run.state)) &&
          (filters.workspaceUuid === undefined || run.workspaceUuid === filters.workspaceUuid) &&
          (filters.agent === undefined || run.spec.agent === filters.agent) &&
          (team === undefined || run.spec.metadata.team === team) &&
          (!odd || run.spec.metadata.odd === 'yes') &&
          (filters.from === undefined || run.uuid >= filters.from) &&
          (filters.below === undefined || run.uuid < filters.below),
      );
      expect(await list(filters), JSON.stringify(filters)).to.deep.equal(wanted);
      const limit = 1 + random(30);
      const paged: Run[] = [];
      for (let below = filters.below; ; below = paged.at(-1)?.uuid) {
        const page = await list({ ...filters, below }, limit);
        paged.push(...page);
        if (page.length < limit) break;
      }
      expect(paged, JSON.stringify(filters)).to.deep.equal(wanted);
    }
  });

  it('takes the bounds of ids as half open', async () => {
    const [last, first] = await list({}, 2);
    if (!last || !first) throw new Error('there are no runs');
    expect((await list({ from: first.uuid, below: last.uuid })).map(({ uuid }) => uuid)).to.deep.equal([
      first.uuid,
    ]);
    const made = uuidTime(last.uuid);
    expect((await list({ from: uuidFrom(made) })).map(({ uuid }) => uuid)).to.include(last.uuid);
    expect((await list({ from: uuidFrom(made + 1) })).map(({ uuid }) => uuid)).not.to.include(last.uuid);
  });

  it('has no index on a column of a run that changes with its events', async () => {
    const { rows } = await store.database.knex.raw<{ rows: { index: string; columns: string[] }[] }>(`
      select i.indexrelid::regclass::text as index, array_agg(distinct a.attname::text) as columns
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum > 0
        and (a.attnum = any(i.indkey::int2[]) or pg_get_expr(i.indpred, i.indrelid) ~ ('\\m' || a.attname || '\\M'))
      where i.indrelid = 'runs'::regclass group by 1`);
    expect(rows.length).to.be.greaterThan(3);
    // The state changes a few times in the life of a run, last_seq with every event.
    const fixed = ['id', 'environment', 'workspace_id', 'agent', 'state', 'settled_at'];
    for (const { index, columns } of rows)
      expect(
        columns.filter((column) => !fixed.includes(column)),
        index,
      ).to.deep.equal([]);
  });

  it('cuts a page of long instructions short, and says that others follow', async () => {
    const where = 'long';
    const made: string[] = [];
    for (let count = 0; count < 7; count++) {
      const run = newRunOf({
        environment: where,
        spec: specOf({ instruction: { kind: 'task', text: 'x'.repeat(1_000) } }),
      });
      await insertRuns(store.database, [run], emptyCommit);
      made.unshift(run.uuid);
    }
    const ask = (bytesMax: number, limit = 100, below?: string) =>
      listRuns(store.database, { ...everything, below, environment: where, limit, bytesMax });
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let below: string | undefined; ; below = seen.at(-1)) {
      const { runs, more } = await ask(2_500, 100, below);
      seen.push(...runs.map(({ uuid }) => uuid));
      sizes.push(runs.length);
      if (!more) break;
    }
    expect([seen, sizes]).to.deep.equal([made, [3, 3, 1]]);
    expect(await ask(1, 100).then(({ runs, more }) => [runs.length, more])).to.deep.equal([1, true]);
    expect(await ask(100_000, 7).then(({ runs, more }) => [runs.length, more])).to.deep.equal([7, false]);
    expect(await ask(100_000, 6).then(({ runs, more }) => [runs.length, more])).to.deep.equal([6, true]);
  });
});
