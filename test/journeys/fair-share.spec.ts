/** Limits and turns with real workers: an environment never works on more runs than it may, and nobody waits behind its queue. */
import { expect } from 'chai';
import pg from 'pg';
import type { CreatedKey } from '../../generated/api/types.gen.ts';
import { type Caller, openCaller } from '../support/caller.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';

describe('journeys/fair-share', () => {
  let journey: Journey;

  async function strangerOf(node: Node): Promise<Caller> {
    const response = await node.call('POST', '/v1/keys', {
      body: { name: 'other', environment: 'other', scopes: ['run:create', 'runs:read', 'runs:write'] },
    });
    expect(response.status).to.equal(201);
    const { secret } = (await response.json()) as CreatedKey;
    return openCaller({ origin: node.origin, key: secret, contract: journey.contract });
  }

  it('works on no more runs of an environment than it may, at any moment, on two workers, and settles all', async () => {
    journey = await openJourney({ RUNNING_LIMIT: '3', WORKER_SLOTS: '2' });
    const [api] = await Promise.all(['api', 'worker', 'worker'].map((role) => journey.start({ ROLE: role })));
    if (api === undefined) throw new Error('no process');
    const runs = await Promise.all(
      Array.from({ length: 40 }, (_, index) => api.createRun({ task: `sleep 0.0${index % 10}` })),
    );
    for (const { id } of runs) await api.completed(id, 90_000);
    const client = new pg.Client({ connectionString: journey.databaseUrl });
    await client.connect();
    try {
      // An attempt is under way from its start to its end; the most there ever were is found where one starts.
      const { rows } = await client.query<{ most: number; attempts: number; workers: number }>(`
        select max(together)::int as most, count(*)::int as attempts, count(distinct worker)::int as workers from (
          select a.worker, (select count(*) from run_attempts b
            where b.started_at <= a.started_at and b.ended_at > a.started_at) as together
          from run_attempts a) counted`);
      expect(rows[0]).to.deep.equal({ most: 3, attempts: 40, workers: 2 });
    } finally {
      await client.end();
    }
    await journey.end();
  });

  it('starts a run of another environment at once behind 500 queued runs of a full one', async () => {
    journey = await openJourney({ RUNNING_LIMIT: '1', WORKER_SLOTS: '2' });
    const node = await journey.start();
    const stranger = await strangerOf(node);
    const runs = await Promise.all(
      Array.from({ length: 500 }, () => node.createRun({ task: 'sleep 300', metadata: { kind: 'long' } })),
    );
    const theirs = await stranger.createRun({ task: 'true' });
    await stranger.completed(theirs.id, 10_000);
    const states = await Promise.all(runs.map(({ id }) => node.getRun(id)));
    expect(states.filter(({ state }) => state === 'queued')).to.have.length(499);
    const positions = states.map((run) => run.queue_position ?? 0).sort((a, b) => a - b);
    expect(positions).to.deep.equal(Array.from({ length: 500 }, (_, index) => index));
    await journey.end({ allSettled: false });
  });

  it('lets an environment and a workspace past a queue in front of them even where there is one slot', async () => {
    journey = await openJourney({ RUNNING_LIMIT: '0', WORKER_SLOTS: '1' });
    const node = await journey.start();
    const stranger = await strangerOf(node);
    const busy = (await node.createWorkspace('busy')).id;
    const calm = (await node.createWorkspace('calm')).id;
    const blocking = await node.createRun({ prompt: 'sleep 300', workspace: busy });
    await node.untilEvent(blocking.id, (event) => event.type === 'step.started');
    const queued = await Promise.all(
      Array.from({ length: 30 }, () => node.createRun({ prompt: 'true', workspace: busy })),
    );
    const behind = await node.createRun({ prompt: 'true', workspace: calm });
    const theirs = await stranger.createRun({ task: 'true' });
    await node.cancelRun(blocking.id);
    const settledAt = async (caller: Caller, id: string) =>
      Date.parse((await caller.completed(id)).settled_at ?? '');
    const [calmAt, otherAt] = [await settledAt(node, behind.id), await settledAt(stranger, theirs.id)];
    const busyAt = await Promise.all(queued.map(({ id }) => settledAt(node, id)));
    // Each time the slot is free the claims are equal and drawn for: to lose thirty draws is one chance in a billion.
    expect([calmAt, otherAt].every((at) => at < Math.max(...busyAt))).to.equal(true);
    await journey.end();
  });
});
