/** POST /runs: what starts a run, what it answers, and everything it refuses. */
import { expect } from 'chai';
import { createRun } from '../../generated/api/sdk.gen.ts';
import type { Run, RunEvent, Usage } from '../../generated/api/types.gen.ts';
import { contractSuite, framesOf, pointersOf, problemOf } from '../support/contract-suite.ts';
import { expireRun } from '../support/expiry.ts';
import { until } from '../support/until.ts';

describe('contract/create-run', () => {
  const suite = contractSuite('createRun');
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    suite.admin.call('POST', '/v1/runs', { body, headers });

  describe('201', () => {
    it('takes a task with a limit and answers with the queued run and its address', async () => {
      const { data, response } = await createRun({ client: suite.client, body: { task: 'true', limit: 7 } });
      const run = data as Run;
      expect(response?.status).to.equal(201);
      expect(response?.headers.get('location')).to.equal(`${suite.origin}/v1/runs/${run.id}`);
      expect(response?.headers.get('idempotent-replayed')).to.equal(null);
      expect(run.id).to.match(/^dev\/run_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
      expect(run).to.deep.include({
        state: 'queued',
        task: 'true',
        prompt: null,
        limit: 7,
        agent: 'script',
        apply: 'auto',
        max_attempts: 2,
        metadata: {},
        attempt: 0,
        patch: null,
        log: null,
        usage: null,
        settled_at: null,
        last_event: 0,
      });
      expect(
        (await suite.admin.call('GET', new URL(response?.headers.get('location') ?? '').pathname)).status,
      ).to.equal(200);
    });

    it('takes a prompt for a workspace, and keeps every optional field', async () => {
      const workspace = await suite.admin.createWorkspace('shop');
      const asked = {
        prompt: 'echo "ü \u{1F600}"\ntrue\n',
        workspace: workspace.id,
        agent: 'script',
        limit: 1000,
        timeout_ms: 1000,
        max_attempts: 10,
        apply: 'never' as const,
        metadata: { ticket: 'ABC-1', empty: '' },
      };
      const response = await post(asked);
      expect(response.status).to.equal(201);
      expect(await response.json()).to.deep.include({ ...asked, task: null, state: 'queued' });
    });

    it("lowers the limits that are named and keeps the deployment's for the rest", async () => {
      const whole = { memory_mb: 2048, processes: 512, disk_mb: 2048, output_mb: 16, cpu_seconds: 14_400 };
      expect(await suite.admin.createRun({ task: 'true' })).to.deep.include({
        limits: whole,
        limit_hit: null,
      });
      const asked = { memory_mb: 64, cpu_seconds: 5 };
      const lower = await suite.admin.createRun({ task: 'true', limits: asked });
      expect(lower.limits).to.deep.equal({ ...whole, ...asked });
      expect((await suite.admin.createRun({ task: 'true', limits: whole })).limits).to.deep.equal(whole);
      expect((await suite.admin.createRun({ task: 'true', limits: {} })).limits).to.deep.equal(whole);
    });

    it('gives a task its own empty workspace unless it names one', async () => {
      const [one, two] = [
        await suite.admin.createRun({ task: 'true' }),
        await suite.admin.createRun({ task: 'true' }),
      ];
      expect(one.workspace).not.to.equal(two.workspace);
      expect((await suite.admin.getWorkspace(one.workspace)).source).to.deep.equal({ type: 'empty' });
      const named = await suite.admin.createRun({ task: 'true', workspace: one.workspace });
      expect(named.workspace).to.equal(one.workspace);
    });

    it('needs no other scope than run:create, for a prompt neither', async () => {
      const { id } = await suite.admin.createWorkspace('mine');
      const caller = suite.caller(await suite.makeKey({ scopes: ['run:create'] }));
      expect((await caller.createRun({ task: 'true' })).state).to.equal('queued');
      expect((await caller.createRun({ prompt: 'true', workspace: id })).workspace).to.equal(id);
    });

    it('streams the run itself when that is asked for: its events, then the usage, then the end', async () => {
      const response = await post({ task: 'echo one > a.txt\nfalse' }, { accept: 'text/event-stream' });
      expect(response.status).to.equal(201);
      expect(response.headers.get('cache-control')).to.equal('no-store, no-transform');
      expect(response.headers.get('x-accel-buffering')).to.equal('no');
      const id = response.headers.get('location')?.split('/v1/runs/')[1] ?? '';
      const frames = (await framesOf(response)).filter((frame) => frame.event !== null);
      const usage = frames.pop();
      expect([usage?.event, usage?.id]).to.deep.equal(['usage', null]);
      const events = frames.map((frame) => JSON.parse(frame.data) as RunEvent);
      expect(events).to.deep.equal(await suite.admin.listEvents(id));
      expect([events[0]?.type, events.at(-1)?.type]).to.deep.equal(['run.started', 'run.settled']);
      const run = await suite.admin.getRun(id);
      expect(run.state).to.equal('failed');
      expect(JSON.parse(usage?.data ?? '') as Usage).to.deep.equal(run.usage);
    });

    it('does not cancel a run whose client goes away', async () => {
      const away = new AbortController();
      const response = await suite.admin.call('POST', '/v1/runs', {
        body: { task: 'sleep 0.3\necho still here' },
        headers: { accept: 'text/event-stream' },
        signal: away.signal,
      });
      away.abort();
      const run = await suite.admin.settled(response.headers.get('location')?.split('/v1/runs/')[1] ?? '');
      expect(run.state).to.equal('completed');
    });

    it('answers in JSON whenever a client does not mind', async () => {
      for (const accept of ['*/*', 'application/*', 'text/event-stream;q=0.1, application/json', ''])
        expect((await post({ task: 'true' }, { accept })).headers.get('content-type')).to.match(
          /^application\/json/,
        );
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[], sentence: RegExp][] = [
      ['an empty object', {}, [''], /task or prompt/],
      ['a list', [], [''], /object/],
      [
        'task and prompt together',
        { task: 'a', prompt: 'b', workspace: 'c' },
        ['/prompt', '/task'],
        /together/,
      ],
      ['a prompt without a workspace', { prompt: 'a' }, ['/workspace'], /workspace is required/],
      ['an empty task', { task: '' }, ['/task'], /must not be empty/],
      ['a task that is no text', { task: 7 }, ['/task'], /must be a text/],
      ['a limit out of bounds', { task: 'a', limit: 0 }, ['/limit'], /between 1 and 1000/],
      ['a limit that is no whole number', { task: 'a', limit: 1.5 }, ['/limit'], /whole number/],
      ['an unknown field', { task: 'a', limt: 5 }, ['/limt'], /limt is not a field here/],
      ['an agent nobody offers', { task: 'a', agent: 'nobody' }, ['/agent'], /no agent named "nobody"/],
      ['a time out of bounds', { task: 'a', timeout_ms: 10 }, ['/timeout_ms'], /timeout_ms/],
      [
        'more time than this service gives',
        { task: 'a', timeout_ms: 43_200_000 },
        ['/timeout_ms'],
        /at most 3600000/,
      ],
      [
        "limits above the deployment's, each with the most it may be",
        {
          task: 'a',
          limits: { memory_mb: 2049, processes: 513, disk_mb: 1, output_mb: 17, cpu_seconds: 14_401 },
        },
        ['/limits/cpu_seconds', '/limits/memory_mb', '/limits/output_mb', '/limits/processes'],
        /limits\.memory_mb may be at most 2048.*limits\.cpu_seconds may be at most 14400/,
      ],
      ['a limit nobody knows', { task: 'a', limits: { gpu: 1 } }, ['/limits/gpu'], /not a field here/],
      ['a limit too low to start with', { task: 'a', limits: { processes: 1 } }, ['/limits/processes'], /16/],
      ['metadata that is no text', { task: 'a', metadata: { n: 1 } }, ['/metadata/n'], /must be a text/],
      [
        'too much metadata',
        { task: 'a', metadata: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, ''])) },
        ['/metadata'],
        /at most 16/,
      ],
      [
        'every mistake at once',
        { task: 7, limit: 0, apply: 'maybe' },
        ['/apply', '/limit', '/task'],
        /3 mistakes/,
      ],
    ];
    for (const [title, body, pointers, sentence] of refused) {
      it(`refuses ${title}`, async () => {
        const problem = await problemOf(await post(body), 400, 'invalid_request');
        expect(pointersOf(problem)).to.deep.equal(pointers);
        expect(problem.detail).to.match(sentence);
      });
    }

    it('refuses an Idempotency-Key that is empty, too long or not visible', async () => {
      for (const key of ['', 'a b', 'x'.repeat(256)]) {
        const problem = await problemOf(
          await post({ task: 'true' }, { 'idempotency-key': key }),
          400,
          'invalid_request',
        );
        expect(pointersOf(problem)).to.deep.equal(['/header/idempotency-key']);
      }
      expect((await post({ task: 'true' }, { 'idempotency-key': 'x'.repeat(255) })).status).to.equal(201);
    });

    it('keeps nothing of a request that was refused', async () => {
      const key = { 'idempotency-key': 'refused-first' };
      await problemOf(await post({ task: 'true', limit: 0 }, key), 400, 'invalid_request');
      const response = await post({ task: 'true', limit: 1 }, key);
      expect([response.status, response.headers.get('idempotent-replayed')]).to.deep.equal([201, null]);
    });
  });

  describe('404', () => {
    it('finds no workspace that is not there, is not one, or is of another environment', async () => {
      const stranger = suite.caller(await suite.makeKey({ environment: 'other' }));
      const { id } = await stranger.createWorkspace('theirs');
      const problems = [];
      for (const workspace of [id, `ws_${'0'.repeat(26)}`, 'nonsense'])
        problems.push(await problemOf(await post({ prompt: 'true', workspace }), 404, 'not_found'));
      expect(new Set(problems.map(({ detail }) => detail)).size).to.equal(1);
      expect(problems[0]?.detail).to.include('workspace');
    });
  });

  describe('409', () => {
    it('refuses a workspace that is not ready yet', async () => {
      const { id } = await suite.admin.createWorkspace('filling');
      await suite.database.knex('workspaces').where({ name: 'filling' }).update({ state: 'creating' });
      expect(
        (await problemOf(await post({ prompt: 'true', workspace: id }), 409, 'workspace_not_ready')).detail,
      ).to.include('creating');
    });

    it('tells a request to come back whose key is being taken at this moment, and lets others pass', async () => {
      const other = await suite.database.knex.transaction();
      try {
        const row = {
          environment: 'dev',
          operation: 'createRun',
          key: 'held',
          body_hash: Buffer.alloc(32),
          resource_id: 'nobody',
          created_at: new Date(),
        };
        await other('idempotency_keys').insert(row);
        const [held, free] = await Promise.all([
          post({ task: 'true' }, { 'idempotency-key': 'held' }),
          post({ task: 'true' }, { 'idempotency-key': 'free' }),
        ]);
        expect(free.status).to.equal(201);
        expect(Number(held.headers.get('retry-after'))).to.be.within(1, 60);
        await problemOf(held, 409, 'idempotency_in_flight');
      } finally {
        await other.rollback();
      }
      expect((await post({ task: 'true' }, { 'idempotency-key': 'held' })).status).to.equal(201);
    });
  });

  describe('422', () => {
    it('refuses another body under the same Idempotency-Key, and leaves the first run alone', async () => {
      const first = await suite.admin.createRun({ task: 'true', limit: 3 }, 'one-key');
      const problem = await problemOf(
        await post({ task: 'true', limit: 4 }, { 'idempotency-key': 'one-key' }),
        422,
        'idempotency_mismatch',
      );
      expect(pointersOf(problem)).to.deep.equal(['/header/idempotency-key']);
      expect((await suite.admin.createRun({ task: 'true', limit: 3 }, 'one-key')).id).to.equal(first.id);
    });
  });

  describe('429', () => {
    it('refuses a run more than may be queued, says when to come back, and still answers a retry', async () => {
      const caller = suite.caller(await suite.makeKey({ environment: 'full' }));
      const first = await caller.createRun({ task: 'true' }, 'before-it-was-full');
      await caller.settled(first.id);
      await suite.database.knex.raw(`insert into runs (id, environment, workspace_id, agent, key_id, state, created_at)
        select gen_random_uuid(), 'full', gen_random_uuid(), 'script', gen_random_uuid(), 'queued', now()
        from generate_series(1, 10000)`);
      const refused = await until('the queue to be full', async () => {
        const response = await caller.call('POST', '/v1/runs', { body: { task: 'true' } });
        if (response.status !== 201) return response;
        await response.text();
        return undefined;
      });
      expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 60);
      await problemOf(refused, 429, 'queue_full');
      expect((await caller.createRun({ task: 'true' }, 'before-it-was-full')).id).to.equal(first.id);
      expect(await suite.admin.createRun({ task: 'true' })).to.include({ state: 'queued' });
    });
  });

  describe('410', () => {
    it('gives the record to a repetition after the events have expired, and refuses it their stream', async () => {
      const body = { task: 'true' };
      const headers = { 'idempotency-key': 'long-ago' };
      const first = await suite.admin.call('POST', '/v1/runs', { body, headers });
      const record = (await first.json()) as Run;
      await suite.admin.settled(record.id);
      await expireRun(suite.database, record.id);
      const again = await suite.admin.call('POST', '/v1/runs', { body, headers });
      expect([again.status, await again.json()]).to.deep.equal([201, record]);
      for (const more of [{}, { 'last-event-id': '1' }] as Record<string, string>[]) {
        const stream = await suite.admin.call('POST', '/v1/runs', {
          body,
          headers: { ...headers, ...more, accept: 'text/event-stream' },
        });
        await problemOf(stream, 410, 'expired');
      }
    });
  });

  suite.refuses({ path: () => '/v1/runs', body: { task: 'true' } });
  suite.coversEveryStatus();
});
