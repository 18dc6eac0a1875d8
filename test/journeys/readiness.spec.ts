/** What machines that watch the service see: not ready while it starts, while Postgres is away and while it leaves; alive throughout. */
import { spawn } from 'node:child_process';
import { expect } from 'chai';
import { openCaller, readFrames } from '../support/caller.ts';
import { createContractFetch } from '../support/contract-fetch.ts';
import { useGround } from '../support/embedded.ts';
import { type Journey, openJourney } from '../support/journey.ts';
import { newDataDir, newKey, startProcess } from '../support/service.ts';
import { until } from '../support/until.ts';

interface Answer {
  status: number;
  body: { status: string; checks?: Record<string, boolean> };
}

const ask = async (origin: string, path: string): Promise<Answer | undefined> => {
  const response = await fetch(origin + path, { headers: { connection: 'close' } }).catch(() => undefined);
  return response && { status: response.status, body: (await response.json()) as Answer['body'] };
};

describe('journeys/readiness', () => {
  describe('with a Postgres that stops and comes back', () => {
    const ground = useGround();

    it('is not ready while Postgres is down, lives on, is ready again by itself and has lost no run', async () => {
      const postgres = await ground.start();
      const dataDir = await newDataDir();
      const key = newKey();
      const service = await startProcess({
        DATABASE_URL: postgres.url,
        DATA_DIR: dataDir.path,
        BOOTSTRAP_KEY: key,
      });
      try {
        const contract = createContractFetch();
        const caller = openCaller({ origin: service.origin, key, contract });
        expect((await ask(service.origin, '/readyz'))?.status).to.equal(200);
        const run = await caller.createRun({ task: 'echo a\nsleep 2\necho b' });
        await postgres.stop();
        const down = await until('the service to notice', async () => {
          const answer = await ask(service.origin, '/readyz');
          return answer?.status === 503 ? answer : undefined;
        });
        expect({ status: down.body.status, ...down.body.checks }).to.include({
          status: 'not ready',
          database: false,
          worker: true,
        });
        expect((await ask(service.origin, '/livez'))?.status).to.equal(200);
        const refused = await caller.call('GET', `/v1/runs/${encodeURIComponent(run.id)}`);
        expect(refused.status).to.equal(503);
        expect(refused.headers.get('retry-after')).to.match(/^\d+$/);

        await ground.start();
        await until(
          'the service to be ready again',
          async () => (await ask(service.origin, '/readyz'))?.status === 200,
        );
        expect(await caller.completed(run.id)).to.include({ state: 'completed' });
        contract.assertClean();
      } finally {
        await service.kill('SIGKILL');
        await dataDir.remove();
      }
    });

    it('lives and says that it is not ready while it starts', async () => {
      const dataDir = await newDataDir();
      const key = newKey();
      // A Postgres that is being made takes its time, so there is a start to look at; the port is known beforehand.
      const port = 20_000 + (process.pid % 20_000);
      const child = spawn(process.execPath, [new URL('../../src/main.ts', import.meta.url).pathname], {
        env: {
          PATH: process.env.PATH,
          PORT: String(port),
          DATA_DIR: dataDir.path,
          BOOTSTRAP_KEY: key,
          LOG_LEVEL: 'silent',
        },
        stdio: 'ignore',
      });
      const exited = new Promise((resolve) => child.once('exit', resolve));
      const origin = `http://127.0.0.1:${port}`;
      try {
        const first = await until('any answer', () => ask(origin, '/readyz'));
        expect(first).to.deep.equal({
          status: 503,
          body: { status: 'not ready', checks: { started: false } },
        });
        expect(await ask(origin, '/livez')).to.deep.equal({ status: 200, body: { status: 'ok' } });
        const early = await fetch(`${origin}/v1/me`);
        expect([early.status, early.headers.get('content-type')]).to.deep.equal([
          503,
          'application/problem+json',
        ]);
        expect(early.headers.get('retry-after')).to.equal('1');
        expect(await early.json()).to.include({
          code: 'unavailable',
          request_id: early.headers.get('request-id'),
        });
        await until('the service to be ready', async () => (await ask(origin, '/readyz'))?.status === 200);
      } finally {
        child.kill('SIGTERM');
        expect(await exited).to.equal(0);
        await dataDir.remove();
      }
    });
  });

  describe('when it is told to stop', () => {
    let journey: Journey;
    beforeEach(async () => {
      journey = await openJourney();
    });
    afterEach(() => journey.end());

    it('first says that it is not ready and still answers, then ends streams and waiting calls, then leaves', async () => {
      const leaving = await journey.start({ ROLE: 'api', UNREADY_SECONDS: '3' });
      const staying = await journey.start();
      const run = await staying.createRun({ task: 'echo a\nsleep 12\necho b' });
      await staying.untilEvent(run.id, (event) => event.type === 'step.started' && event.index === 2);
      const following = await leaving.follow(run.id);
      const waiting = leaving.call(
        'GET',
        `/v1/runs/${encodeURIComponent(run.id)}/events?after=4&wait_ms=30000`,
        {
          headers: { accept: 'application/json' },
        },
      );

      const exited = leaving.kill('SIGTERM');
      const unready = await until('the service to say so', async () => {
        const answer = await ask(leaving.origin, '/readyz');
        return answer?.status === 503 ? answer : undefined;
      });
      expect(unready.body.checks).to.deep.equal({ database: true, notices: true, accepting: false });
      expect((await ask(leaving.origin, '/livez'))?.status).to.equal(200);
      expect(await leaving.getRun(run.id)).to.include({ state: 'running' });

      // Both end by themselves, with nothing torn: the stream after a whole frame, the page empty.
      let last = 0;
      for await (const frame of following.frames) if (frame.id !== null) last = frame.id;
      expect(last).to.equal(4);
      const page = await waiting;
      expect(page.status).to.equal(200);
      expect(await page.json()).to.deep.equal({ data: [], next_after: 4 });
      expect(await exited).to.equal(0);

      const rest = await staying.followToEnd(run.id, { lastEventId: last });
      expect(rest.map((event) => event.seq)[0]).to.equal(5);
      expect(rest.at(-1)?.type).to.equal('run.settled');
    });

    it('lets what it is answering end before it closes the database', async () => {
      const leaving = await journey.start({ ROLE: 'api' });
      const started = leaving.call('POST', '/v1/runs', {
        body: { task: 'true' },
        headers: { accept: 'text/event-stream' },
      });
      const response = await started;
      expect(response.status).to.equal(201);
      const id = response.headers.get('location')?.split('/runs/')[1] ?? '';
      expect(await leaving.kill('SIGTERM')).to.equal(0);
      for await (const frame of readFrames(response)) expect(frame.event).not.to.equal('run.settled');
      const staying = await journey.start();
      expect(await staying.completed(id)).to.include({ attempt: 1 });
    });
  });
});
