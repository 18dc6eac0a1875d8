/** POST /runs/{run_id}/apply: what a settled run changed goes to its workspace, later and as often as one likes. */
import { expect } from 'chai';
import { applyRun } from '../../generated/api/sdk.gen.ts';
import type { ApplyOutcome, CreateRunRequest, Run } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/apply-run', () => {
  const suite = contractSuite('applyRun', { WORKER_SLOTS: '2' });
  let workspace: string;
  let settled: string;
  before(async () => {
    settled = (await suite.admin.createRun({ task: 'true' })).id;
    await suite.admin.completed(settled);
  });
  beforeEach(async () => {
    workspace = (await suite.admin.createWorkspace('shop')).id;
  });

  async function run(prompt: string, fields: Partial<CreateRunRequest> = {}): Promise<Run> {
    const { id } = await suite.admin.createRun({ prompt, workspace, ...fields } as CreateRunRequest);
    return suite.admin.settled(id);
  }
  const ask = (id: string) => suite.admin.call('POST', `/v1/runs/${id}/apply`);
  async function apply(id: string): Promise<ApplyOutcome> {
    const response = await ask(id);
    expect(response.status).to.equal(200);
    return (await response.json()) as ApplyOutcome;
  }
  const head = async () => (await suite.admin.getWorkspace(workspace)).head;
  /** What a run finds in the workspace as it is now. */
  async function content(file: string): Promise<string> {
    const { id } = await run(`cat ${file}`);
    return (await suite.admin.log(id))
      .filter(({ stream }) => stream === 'stdout')
      .map(({ text }) => text)
      .join('');
  }
  /** The record and run.settled as bytes. */
  async function bytes(id: string): Promise<string> {
    const [record, events] = await Promise.all([
      suite.admin.call('GET', `/v1/runs/${id}`).then((response) => response.text()),
      suite.admin.listEvents(id),
    ]);
    return record + JSON.stringify(events);
  }

  describe('200', () => {
    it('brings in what apply: never held back, once, and leaves the receipt byte for byte', async () => {
      const made = await run('echo one > a.txt', { apply: 'never' });
      expect([made.applied, await content('a.txt || echo none')]).to.deep.equal(['skipped', 'none\n']);
      const before = await bytes(made.id);
      const { data } = await applyRun({ client: suite.client, path: { run_id: made.id } });
      expect(data).to.deep.equal({
        id: made.id,
        workspace,
        applied: 'fast_forward',
        head: await head(),
      });
      expect(await content('a.txt')).to.equal('one\n');
      const again = await apply(made.id);
      expect(again).to.deep.equal({ ...data, applied: 'unchanged' });
      expect(await bytes(made.id)).to.equal(before);
    });

    it('brings in what an interrupted and a failed run changed', async () => {
      for (const prompt of ['echo half > half.txt\nfalse', 'echo half > half.txt\ntrue\ntrue']) {
        workspace = (await suite.admin.createWorkspace('half')).id;
        const made = await run(prompt, { limit: 2 });
        expect(made.state).to.be.oneOf(['failed', 'interrupted']);
        expect((await apply(made.id)).applied).to.equal('fast_forward');
        expect(await content('half.txt')).to.equal('half\n');
      }
    });

    it('merges into a workspace that has moved on, and is then in its history', async () => {
      await run('printf "1\\n2\\n3\\n4\\n5\\n" > list.txt');
      const made = await run('sed -i s/1/one/ list.txt', { apply: 'never' });
      await run('sed -i s/5/five/ list.txt');
      const outcome = await apply(made.id);
      expect([outcome.applied, outcome.head]).to.deep.equal(['merged', await head()]);
      expect(await content('list.txt')).to.equal('one\n2\n3\n4\nfive\n');
      await run('sed -i s/3/three/ list.txt');
      expect(await apply(made.id)).to.include({ applied: 'unchanged', head: await head() });
    });

    it('has nothing to do for a run that changed nothing or never started', async () => {
      const made = await run('true');
      expect(await apply(made.id)).to.deep.equal({
        id: made.id,
        workspace,
        applied: 'unchanged',
        head: await head(),
      });
      const busy = [
        await suite.admin.createRun({ task: 'sleep 600' }),
        await suite.admin.createRun({ task: 'sleep 600' }),
      ];
      for (const { id } of busy) await suite.admin.untilEvent(id, ({ type }) => type === 'step.started');
      const queued = await suite.admin.createRun({ prompt: 'true', workspace });
      await suite.admin.cancelRun(queued.id);
      expect((await apply(queued.id)).applied).to.equal('unchanged');
      for (const { id } of busy) {
        await suite.admin.cancelRun(id);
        await suite.admin.settled(id);
      }
    });

    it('loses no change when several are applied at the same time', async () => {
      const made: Run[] = [];
      for (const name of ['a', 'b', 'c', 'd'])
        made.push(await run(`echo ${name} > ${name}.txt`, { apply: 'never' }));
      const outcomes = await Promise.all([...made, ...made].map(({ id }) => apply(id)));
      expect(outcomes.filter(({ applied }) => applied === 'unchanged')).to.have.length(4);
      expect(outcomes.filter(({ applied }) => applied === 'fast_forward')).to.have.length(1);
      expect(await content('a.txt b.txt c.txt d.txt')).to.equal('a\nb\nc\nd\n');
    });
  });

  describe('409', () => {
    it('names the files that clash and leaves the workspace as it was', async () => {
      const made = await run('mkdir -p src && echo mine | tee "src/a b.txt" > c.txt', { apply: 'never' });
      await run('mkdir -p src && echo yours | tee "src/a b.txt" > c.txt');
      const before = await head();
      for (let time = 0; time < 2; time++) {
        const problem = await problemOf(await ask(made.id), 409, 'conflict');
        expect(pointersOf(problem)).to.deep.equal(['/files/c.txt', '/files/src~1a b.txt']);
        expect(problem.detail).to.include('2 files');
        expect(problem.errors[1]?.message).to.include('"src/a b.txt"');
      }
      expect(await head()).to.equal(before);
    });

    it('gives the files of a conflict that the receipt told already', async () => {
      const slow = await suite.admin.createRun({
        prompt:
          'echo mine > c.txt\nuntil [ -e go ]; do sleep 0.05; test $SECONDS -lt 2 || touch go; done\nrm go',
        workspace,
      });
      await suite.admin.untilEvent(slow.id, (event) => event.type === 'step.started');
      await run('echo yours > c.txt');
      const made = await suite.admin.settled(slow.id);
      expect([made.applied, made.conflicts]).to.deep.equal(['conflict', ['c.txt']]);
      expect(pointersOf(await problemOf(await ask(made.id), 409, 'conflict'))).to.deep.equal([
        '/files/c.txt',
      ]);
    });

    it('waits for settlement', async () => {
      const open = await suite.admin.createRun({ task: 'sleep 600' });
      expect((await problemOf(await ask(open.id), 409, 'conflict')).detail).to.match(/once it is settled/);
      await suite.admin.cancelRun(open.id);
      await suite.admin.settled(open.id);
    });

    it('has no place to go when the workspace is not there', async () => {
      const made = await run('echo one > a.txt', { apply: 'never' });
      await suite.database.knex('workspaces').where({ name: 'shop' }).update({ state: 'deleting' });
      expect((await problemOf(await ask(made.id), 409, 'conflict')).detail).to.include('workspace');
    });
  });

  suite.refuses({ path: () => `/v1/runs/${settled}/apply` });
  suite.coversEveryStatus();
});
