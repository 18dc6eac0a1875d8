/** GET /runs: the environment's runs, newest first, by any filters together. */
import { expect } from 'chai';
import { listRuns } from '../../generated/api/sdk.gen.ts';
import type { CreateRunRequest, Run, RunList } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { listsPages } from '../support/list-suite.ts';

describe('contract/list-runs', () => {
  const suite = contractSuite('listRuns', { WORKER_SLOTS: '1' });
  const make = async (key: string): Promise<string> =>
    (await suite.caller(key).createRun({ task: 'true' })).id;

  async function list(query: string, key?: string): Promise<Run[]> {
    const caller = key === undefined ? suite.admin : suite.caller(key);
    const response = await caller.call('GET', `/v1/runs?${query}`);
    expect(response.status, query).to.equal(200);
    return ((await response.json()) as RunList).data;
  }
  const ids = async (query: string, key?: string) => (await list(query, key)).map(({ id }) => id);

  describe('200', () => {
    /** One of each kind, in an environment of their own; the names say how they differ. */
    const run: Record<'done' | 'failed' | 'cancelled' | 'running' | 'queued', string> = {
      done: '',
      failed: '',
      cancelled: '',
      running: '',
      queued: '',
    };
    let key: string;
    let workspace: string;
    before(async () => {
      key = await suite.makeKey({ environment: 'filters' });
      const caller = suite.caller(key);
      workspace = (await caller.createWorkspace('one')).id;
      const create = async (body: CreateRunRequest) => (await caller.createRun(body)).id;
      run.done = await create({ prompt: 'true', workspace, metadata: { team: 'red', 'a.b/c~d': 'x y&z' } });
      run.failed = await create({ task: 'false', metadata: { team: 'red' } });
      for (const id of [run.done, run.failed]) await caller.settled(id);
      run.running = await create({ prompt: 'sleep 600', workspace, metadata: { team: 'blue' } });
      await caller.untilEvent(run.running, (event) => event.type === 'step.started');
      run.cancelled = await create({ task: 'true', metadata: { team: 'blue' } });
      await caller.cancelRun(run.cancelled);
      run.queued = await create({ task: 'true' });
    });
    after(async () => {
      await suite.caller(key).cancelRun(run.queued);
      await suite.caller(key).cancelRun(run.running);
      await suite.caller(key).settled(run.running);
    });

    it('shows the same records as reading each run', async () => {
      const caller = suite.caller(key);
      const records = await list('', key);
      expect(records.map(({ id }) => id)).to.deep.equal([
        run.queued,
        run.cancelled,
        run.running,
        run.failed,
        run.done,
      ]);
      // The place in the queue is told by reading one run alone.
      for (const record of records)
        expect(record).to.deep.equal({ ...(await caller.getRun(record.id)), queue_position: null });
    });

    it('takes filters from the generated client as from anyone', async () => {
      const { id } = await suite.admin.createRun({ task: 'true', metadata: { client: 'a b&c' } });
      const { data } = await listRuns({
        client: suite.client,
        query: { state: ['queued', 'failed'], metadata: { 'metadata.client': 'a b&c' }, limit: 5 },
      });
      expect(data?.data.map((record) => record.id)).to.deep.equal([id]);
    });

    it('takes every filter, and all of them together', async () => {
      const cases: [query: string, wanted: string[]][] = [
        ['state=completed', [run.done]],
        ['state=failed', [run.failed]],
        ['state=interrupted', [run.cancelled]],
        ['state=running', [run.running]],
        ['state=queued', [run.queued]],
        ['state=waiting', []],
        ['state=queued&state=running&state=failed', [run.queued, run.running, run.failed]],
        ['state=failed&state=failed', [run.failed]],
        [`workspace=${workspace}`, [run.running, run.done]],
        [`workspace=ws_${'0'.repeat(26)}`, []],
        ['agent=script', [run.queued, run.cancelled, run.running, run.failed, run.done]],
        ['agent=nobody', []],
        ['metadata.team=red', [run.failed, run.done]],
        ['metadata.team=green', []],
        ['metadata.team=', []],
        [`metadata.${encodeURIComponent('a.b/c~d')}=${encodeURIComponent('x y&z')}`, [run.done]],
        [`metadata.team=red&metadata.a.b%2Fc~d=x+y%26z`, [run.done]],
        ['metadata.team=red&metadata.other=x', []],
        ['metadata.team=blue&state=running', [run.running]],
        [`metadata.team=red&state=completed&workspace=${workspace}&agent=script`, [run.done]],
        [`metadata.team=blue&state=completed&workspace=${workspace}`, []],
      ];
      for (const [query, wanted] of cases) expect(await ids(query, key), query).to.deep.equal(wanted);
    });

    it('takes instants as half open, so that windows that touch share no run and miss none', async () => {
      const runs = await list('limit=100', key);
      const instants = [...new Set(runs.map(({ created_at }) => created_at))].sort();
      const [first = '', ...rest] = instants;
      expect(await ids(`created_before=${first}`, key)).to.deep.equal([]);
      expect(await ids(`created_after=${first}`, key)).to.deep.equal(runs.map(({ id }) => id));
      const windows: string[] = [];
      for (const [index, from] of instants.entries()) {
        const to = rest[index];
        windows.unshift(
          ...(await ids(`created_after=${from}${to === undefined ? '' : `&created_before=${to}`}`, key)),
        );
      }
      expect(windows).to.deep.equal(runs.map(({ id }) => id));
      const offset = encodeURIComponent(first.replace('Z', '+00:00'));
      expect(await ids(`created_after=${offset}`, key)).to.deep.equal(runs.map(({ id }) => id));
      const finer = first.replace('Z', '001Z');
      const later = runs.filter(({ created_at }) => created_at !== first).map(({ id }) => id);
      expect(await ids(`created_after=${finer}`, key)).to.deep.equal(later);
      expect(await ids(`created_after=9999-01-01T00:00:00Z`, key)).to.deep.equal([]);
      expect(await ids(`created_after=0001-01-01T00:00:00Z`, key)).to.have.length(runs.length);
    });

    it('pages by a filter while runs come and change', async () => {
      const pages = await suite.makeKey({ environment: 'moving' });
      const caller = suite.caller(pages);
      const made: string[] = [];
      for (let count = 0; count < 6; count++)
        made.unshift((await caller.createRun({ task: 'true', metadata: { kind: 'moving' } })).id);
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query = `metadata.kind=moving&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`;
        const page = (await (await caller.call('GET', `/v1/runs?${query}`)).json()) as RunList;
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
        await caller.createRun({ task: 'true', metadata: { kind: 'moving' } });
        await caller.cancelRun(made[0] ?? '');
      }
      expect(seen).to.deep.equal(made);
    });

    it('ignores a parameter it does not have', async () => {
      expect(await ids('colour=red&metadata=red&metadata[team]=red', key)).to.have.length(5);
    });
  });

  describe('400 of a filter', () => {
    const wrong: [query: string, pointers: string[], sentence: RegExp][] = [
      ['state=done', ['/query/state/0'], /must be one of queued, running/],
      ['state=', ['/query/state/0'], /must be one of/],
      ['state=queued&state=over', ['/query/state/1'], /state\[1\] must be one of/],
      [Array(7).fill('state=queued').join('&'), ['/query/state'], /at most 6/],
      ['workspace=nonsense', ['/query/workspace'], /must be the id of a workspace/],
      ['workspace=a&workspace=b', ['/query/workspace'], /must be a text/],
      ['agent=', ['/query/agent'], /must not be empty/],
      ['agent=%00', ['/query/agent'], /NUL/],
      ['created_after=yesterday', ['/query/created_after'], /must be a date and time such as/],
      ['created_before=2026-11-21', ['/query/created_before'], /must be a date and time such as/],
      [
        'created_after=2016-12-31T23:59:60Z&created_before=2016-12-31T23:59:60Z',
        ['/query/created_after', '/query/created_before'],
        /calendar/,
      ],
      ['metadata.a=1&metadata.a=2', ['/query/metadata.a'], /metadata\.a must be a text/],
      [`metadata.a=${'x'.repeat(513)}`, ['/query/metadata.a'], /512/],
      ['metadata.=x', ['/query/metadata.'], /name of 1 to 64 characters/],
      [`metadata.${'x'.repeat(65)}=x`, [`/query/metadata.${'x'.repeat(65)}`], /name of 1 to 64 characters/],
      [Array.from({ length: 17 }, (_, n) => `metadata.k${n}=x`).join('&'), ['/query/metadata'], /at most 16/],
      [
        'state=x&workspace=y&created_after=z&limit=0',
        ['/query/created_after', '/query/limit', '/query/state/0', '/query/workspace'],
        /4 mistakes/,
      ],
    ];
    for (const [query, pointers, sentence] of wrong) {
      it(`refuses ${query.slice(0, 60)}`, async () => {
        const response = await suite.admin.call('GET', `/v1/runs?${query}`);
        const problem = await problemOf(response, 400, 'invalid_request');
        expect(pointersOf(problem)).to.deep.equal(pointers);
        expect(`${problem.detail} ${problem.errors.map(({ message }) => message).join(' ')}`).to.match(
          sentence,
        );
      });
    }
  });

  listsPages({ suite, path: '/v1/runs', make });
  suite.refuses({ path: () => '/v1/runs' });
  suite.coversEveryStatus();
});
