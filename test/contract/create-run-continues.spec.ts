/** POST /runs with `continues` and `budget`: a follow-up starts from the tree that another run ended with. */
import { expect } from 'chai';
import type { CreateRunRequest, Run } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/create-run-continues', () => {
  const suite = contractSuite('createRun', { WORKER_SLOTS: '2' });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    suite.admin.call('POST', '/v1/runs', { body, headers });
  async function run(body: CreateRunRequest): Promise<Run> {
    return suite.admin.settled((await suite.admin.createRun(body)).id);
  }
  async function said(id: string): Promise<string> {
    const lines = await suite.admin.log(id);
    return lines
      .filter(({ stream }) => stream === 'stdout')
      .map(({ text }) => text)
      .join('');
  }

  describe('201', () => {
    it('starts where a run ended whose result never went back, in the same workspace', async () => {
      const first = await run({ task: 'echo one > a.txt', apply: 'never' });
      const asked = await suite.admin.createRun({
        prompt: 'cat a.txt\necho two >> a.txt',
        continues: first.id,
      });
      expect(asked).to.include({ continues: first.id, workspace: first.workspace, state: 'queued' });
      const second = await suite.admin.completed(asked.id);
      expect(await said(second.id)).to.equal('one\n');
      expect([second.base_commit, second.continues]).to.deep.equal([asked.base_commit, first.id]);
      expect(second.base_commit).not.to.equal(first.base_commit);
      // The workspace had stayed at the first run's base, so now it has the work of both.
      expect(second.applied).to.equal('merged');
      const third = await run({ prompt: 'cat a.txt', workspace: first.workspace });
      expect(await said(third.id)).to.equal('one\ntwo\n');
    });

    it('starts from what a failed run left, and from the base of one that changed nothing', async () => {
      const failed = await run({ task: 'echo half > a.txt\nfalse' });
      const repaired = await run({ task: 'cat a.txt', continues: failed.id });
      expect([failed.state, await said(repaired.id)]).to.deep.equal(['failed', 'half\n']);
      const idle = await run({ prompt: 'true', continues: repaired.id });
      expect(idle.base_commit).to.equal(repaired.base_commit);
    });

    it('starts from the tree of then, whatever the workspace has become', async () => {
      const first = await run({ task: 'echo one > a.txt' });
      await run({ prompt: 'echo later > a.txt\necho b > b.txt', workspace: first.workspace });
      const next = await run({ prompt: 'ls; cat a.txt', continues: first.id, apply: 'never' });
      expect(await said(next.id)).to.equal('a.txt\none\n');
    });

    it('starts from the workspace when the continued run never started', async () => {
      const blocks = [
        await suite.admin.createRun({ task: 'sleep 600' }),
        await suite.admin.createRun({ task: 'sleep 600' }),
      ];
      for (const { id } of blocks) await suite.admin.untilEvent(id, ({ type }) => type === 'step.started');
      const cancelled = await suite.admin.createRun({ task: 'true' });
      await suite.admin.cancelRun(cancelled.id);
      const next = await suite.admin.createRun({ prompt: 'true', continues: cancelled.id });
      expect([next.base_commit, next.workspace]).to.deep.equal([null, cancelled.workspace]);
      for (const { id } of blocks) await suite.admin.cancelRun(id);
      expect((await suite.admin.completed(next.id)).base_commit).to.match(/^[0-9a-f]{40}$/);
    });

    it('takes the workspace of the continued run by name, and needs run:create alone', async () => {
      const first = await run({ task: 'echo one > a.txt' });
      const caller = suite.caller(await suite.makeKey({ scopes: ['run:create'] }));
      const { workspace } = first;
      const next = await caller.createRun({ prompt: 'true', workspace, continues: first.id });
      expect(next.workspace).to.equal(workspace);
      await suite.admin.completed(next.id);
    });

    it('gives its first answer again, also when the continued run is gone', async () => {
      const first = await run({ task: 'echo one > a.txt' });
      const body = { prompt: 'cat a.txt', continues: first.id };
      const answer = await post(body, { 'idempotency-key': 'follow' });
      const text = await answer.text();
      const { id } = JSON.parse(text) as Run;
      await suite.admin.completed(id);
      expect((await suite.admin.call('DELETE', `/v1/runs/${first.id}`)).status).to.equal(204);
      const again = await post(body, { 'idempotency-key': 'follow' });
      expect([again.status, again.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      expect(await again.text()).to.equal(text);
      expect((await suite.admin.getRun(id)).continues).to.equal(first.id);
      await problemOf(await post(body), 404, 'not_found');
    });

    it('keeps and shows a budget, which a script never uses up', async () => {
      const whole = await run({ task: 'true', budget: { input: 1000, output: 1 } });
      expect([whole.budget, whole.state]).to.deep.equal([{ input: 1000, output: 1 }, 'completed']);
      const half = await run({ task: 'true', budget: { output: 5 } });
      expect(half.budget).to.deep.equal({ input: null, output: 5 });
      expect((await run({ task: 'true' })).budget).to.equal(null);
    });
  });

  describe('400', () => {
    it('refuses another workspace than that of the continued run', async () => {
      const first = await run({ task: 'true' });
      const { id: workspace } = await suite.admin.createWorkspace('other');
      const problem = await problemOf(
        await post({ prompt: 'true', workspace, continues: first.id }),
        400,
        'invalid_request',
      );
      expect(pointersOf(problem)).to.deep.equal(['/workspace']);
    });

    it('refuses a budget that is none', async () => {
      const refused: [unknown, string[]][] = [
        [{}, ['/budget']],
        [{ input: 0 }, ['/budget/input']],
        [{ output: 1.5 }, ['/budget/output']],
        [{ tokens: 5 }, ['/budget/tokens']],
        [7, ['/budget']],
      ];
      for (const [budget, pointers] of refused) {
        const problem = await problemOf(await post({ task: 'true', budget }), 400, 'invalid_request');
        expect(pointersOf(problem)).to.deep.equal(pointers);
      }
    });

    it('refuses metadata that lists could not be asked for', async () => {
      for (const metadata of [{ a: '\u0000' }, { '\u0000': 'a' }]) {
        const problem = await problemOf(await post({ task: 'true', metadata }), 400, 'invalid_request');
        expect(problem.detail).to.include('NUL');
      }
    });
  });

  describe('404', () => {
    it('finds no run that is not there, is not one, or is of another environment', async () => {
      const stranger = suite.caller(await suite.makeKey({ environment: 'other' }));
      const { id } = await stranger.createRun({ task: 'true' });
      await stranger.settled(id);
      const details = new Set<string>();
      for (const continues of [id, `dev/run_${'0'.repeat(26)}`, 'nonsense'])
        details.add((await problemOf(await post({ prompt: 'true', continues }), 404, 'not_found')).detail);
      expect([...details]).to.have.length(1);
    });
  });

  describe('409', () => {
    it('waits for settlement', async () => {
      const open = await suite.admin.createRun({ task: 'sleep 600' });
      const body = { prompt: 'true', continues: open.id };
      expect((await problemOf(await post(body), 409, 'conflict')).detail).to.match(/once it is settled/);
      await suite.admin.cancelRun(open.id);
      await suite.admin.settled(open.id);
      expect((await post(body)).status).to.equal(201);
    });
  });
});
