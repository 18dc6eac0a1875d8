/** Following a run over a way that does its worst: every event once, in order, and an end at `run.settled` and nowhere else. */
import { expect } from 'chai';
import {
  type Client,
  type ClientOptions,
  createClient,
  type Retry,
  type Run,
  type RunEvent,
} from '../../src/sdk/index.ts';
import { systemTime } from '../../src/sdk/time.ts';
import { failure } from '../support/failure.ts';
import { type HostileProxy, type Mischief, startHostileProxy } from '../support/hostile-proxy.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

const task = 'echo one\necho two > a.txt\necho three';

describe('sdk/follow', () => {
  let service: TestService;
  let proxy: HostileProxy;
  let direct: Client;
  let settled: Run;
  let log: RunEvent[];
  let retries: Retry[] = [];

  before(async () => {
    service = await startService();
    proxy = await startHostileProxy(service.origin);
    direct = createClient({ baseUrl: service.baseUrl, key: service.key });
    const run = await direct.runs.create({ task });
    await run.wait();
    settled = await run.refresh();
    log = (await direct.runs.eventPage(settled.id)).data;
  });

  afterEach(() => {
    expect(proxy.plan).to.deep.equal([]);
    proxy.requests.length = 0;
    retries = [];
  });

  after(async () => {
    await proxy.close();
    await service.stop();
  });

  function hostile(options: Partial<ClientOptions> = {}, plan: Mischief[] = []): Client {
    proxy.plan.push(...plan);
    return createClient({
      baseUrl: proxy.baseUrl,
      key: service.key,
      onRetry: (retry) => retries.push(retry),
      ...options,
    });
  }

  async function collect(events: AsyncIterable<RunEvent>): Promise<RunEvent[]> {
    const found: RunEvent[] = [];
    for await (const event of events) found.push(event);
    return found;
  }

  /** `Last-Event-ID` of each connection. */
  function resumedFrom(): (string | undefined)[] {
    return proxy.requests.map(({ headers }) => headers['last-event-id'] as string | undefined);
  }

  const ways = ['end', 'reset', 'half a frame', 'silence'] as const;
  for (const ends of ways) {
    it(`gives every event once when each connection brings one and then meets: ${ends}`, async () => {
      const client = hostile(
        { silenceMs: 200 },
        log.slice(0, -1).map(() => ({ after: 1, ends })),
      );
      expect(await collect(client.runs.events(settled.id))).to.deep.equal(log);
      expect(resumedFrom()).to.deep.equal(log.map((_, index) => String(index)));
      expect(retries).to.have.length(log.length - 1);
      // Each connection brought something, so none of the waits is longer than the first.
      expect(retries.every((retry) => retry.attempt === 1 && retry.waitMs <= 300)).to.equal(true);
    });

    it(`gives every event once of a run that is under way when every connection meets: ${ends}`, async () => {
      const run = await direct.runs.create({ task: 'echo one; sleep 0.4\necho two; sleep 0.4\necho three' });
      const client = hostile({ silenceMs: 300 }, [
        { after: 0, ends },
        { after: 2, ends },
        { after: 1, ends },
      ]);
      const found = await collect(client.runs.events(run.id));
      expect(found).to.deep.equal((await direct.runs.eventPage(run.id)).data);
      expect(found.at(-1)?.type).to.equal('run.settled');
    });
  }

  it('drops what comes twice and reads what comes byte by byte', async () => {
    const client = hostile({}, [{ repeat: true }, { torn: true }]);
    expect(await collect(client.runs.events(settled.id))).to.deep.equal(log);
    expect(await collect(client.runs.events(settled.id))).to.deep.equal(log);
    expect(retries).to.deep.equal([]);
  });

  it('says so when an event is left out, and does not go on', async () => {
    const found: number[] = [];
    const error = await failure(
      (async () => {
        for await (const event of hostile({}, [{ leaveOut: 3 }]).runs.events(settled.id))
          found.push(event.seq);
      })(),
    );
    expect(error).to.include({ code: 'event_gap' });
    expect(found).to.deep.equal([1, 2]);
    expect(proxy.requests).to.have.length(1);
  });

  it('waits through 503, 500, 429 with Retry-After, a lost connection and a page of something else', async () => {
    const client = hostile({}, [
      { status: 503, body: 'upstream is away' },
      { after: 2, ends: 'end' },
      { status: 429, headers: { 'retry-after': '1' } },
      { status: 500 },
      { dropped: 'before' },
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Sign in to the network</h1>' },
    ]);
    expect(await collect(client.runs.events(settled.id))).to.deep.equal(log);
    expect(retries.map((retry) => retry.error.status)).to.deep.equal([503, null, 429, 500, null, 200]);
    // Success between them set the count back.
    expect(retries.map((retry) => retry.attempt)).to.deep.equal([1, 1, 2, 3, 4, 5]);
    expect(retries[2]?.waitMs).to.be.at.least(1000);
    expect(resumedFrom()).to.deep.equal(['0', '0', '2', '2', '2', '2', '2']);
  });

  it('throws at once what asking again cannot change: 401, 403, 404, 410, a cursor that is wrong', async () => {
    const strange = hostile({ key: 'not a key' });
    expect(await failure(collect(strange.runs.events(settled.id)))).to.include({
      code: 'unauthenticated',
      status: 401,
    });
    const { secret } = await direct.keys.create({ name: 'narrow', scopes: ['run:create'] });
    const narrow = hostile({ key: secret });
    expect(await failure(collect(narrow.runs.events(settled.id)))).to.include({
      code: 'insufficient_scope',
      status: 403,
    });
    const client = hostile();
    expect(await failure(collect(client.runs.events('dev/run_01kahz071dfrzrmjtwdnz8z6gb')))).to.include({
      code: 'not_found',
      status: 404,
    });
    expect(await failure(collect(client.runs.events(settled.id, { after: 4711 })))).to.include({
      code: 'invalid_last_event_id',
      status: 400,
    });
    proxy.plan.push({ status: 410, body: 'gone' });
    expect(await failure(collect(client.runs.events(settled.id)))).to.include({
      code: 'unexpected_reply',
      status: 410,
    });
    // A key that ends while its stream is open.
    proxy.plan.push({ after: 2, ends: 'end' }, { status: 401 });
    expect(await failure(collect(client.runs.events(settled.id)))).to.include({ status: 401 });
    expect(proxy.requests).to.have.length(7);
  });

  it('ends at once behind the last event, and still has the receipt to wait for', async () => {
    const client = hostile();
    expect(await collect(client.runs.events(settled.id, { after: log.length }))).to.deep.equal([]);
    expect(await client.runs.wait(settled.id, { after: log.length })).to.deep.equal(
      await client.runs.ref(settled.id).receipt(),
    );
    proxy.plan.push({ status: 410 });
    expect(await client.runs.wait(settled.id)).to.include({ id: settled.id, state: 'completed' });
  });

  it('notices after a sleep that its connection is dead, though no timer went off', async () => {
    let slept = 0;
    const time = { ...systemTime, now: () => systemTime.now() + slept };
    const client = hostile({ time }, [{ after: 2, ends: 'silence' }]);
    const events = collect(client.runs.events(settled.id));
    await until('the connection to hang', () => proxy.requests.length === 1 && proxy.open() === 1);
    slept = 10 * 60_000;
    expect(await events).to.deep.equal(log);
    expect(retries.map((retry) => retry.error.code)).to.deep.equal(['timed_out']);
  });

  it('stops when its signal is aborted: reading, waiting and connecting alike, and leaves no connection', async () => {
    const reason = new Error('enough');
    const stopped = async (plan: Mischief[], when: () => boolean): Promise<unknown> => {
      const ending = new AbortController();
      const client = hostile({}, plan);
      const work = collect(client.runs.events(settled.id, { signal: ending.signal })).catch((error) => error);
      await until('the moment to stop', when);
      ending.abort(reason);
      return work;
    };
    expect(await stopped([{ after: 1, ends: 'silence' }], () => proxy.open() === 1)).to.equal(reason);
    expect(
      await stopped([{ status: 429, headers: { 'retry-after': '600' } }], () => retries.length === 1),
    ).to.equal(reason);
    await until('no connection to be left', () => proxy.open() === 0);
    const ended = AbortSignal.abort(reason);
    expect(await collect(direct.runs.events(settled.id, { signal: ended })).catch((error) => error)).to.equal(
      reason,
    );
  });

  it('closes its connection when the reader leaves the loop', async () => {
    for await (const event of hostile({}, [{ after: 3, ends: 'silence' }]).runs.events(settled.id))
      if (event.seq === 2) break;
    await until('no connection to be left', () => proxy.open() === 0);
    expect(proxy.requests).to.have.length(1);
  });

  it('gives up only when it was told for how long to try', async () => {
    let passed = 0;
    const time = { ...systemTime, now: () => systemTime.now() + passed };
    const client = hostile({ giveUpAfterMs: 60_000, time, onRetry: () => (passed += 40_000) }, [
      { status: 502 },
      { status: 502 },
      { status: 502 },
    ]);
    expect(await failure(collect(client.runs.events(settled.id)))).to.include({ status: 502 });
  });

  it('goes on with a creation of its own where it broke, under one key and as one run', async () => {
    const plan: Mischief[] = [
      { dropped: 'after' },
      { after: 0, ends: 'end' },
      { after: 2, ends: 'reset' },
      { after: 2, ends: 'half a frame' },
    ];
    const stream = hostile({}, plan).runs.stream({ task, metadata: { name: 'torn' } });
    const found = await collect(stream);
    const runs = await direct.runs.list({ metadata: { name: 'torn' } }).all();
    expect(runs.map((run) => run.id)).to.deep.equal([stream.run?.id]);
    expect(found).to.deep.equal((await direct.runs.eventPage(runs[0]?.id ?? '')).data);
    expect(new Set(proxy.requests.map(({ headers }) => headers['idempotency-key'])).size).to.equal(1);
    expect(resumedFrom()).to.deep.equal([undefined, undefined, undefined, '2', '4']);
    // Last, for it is one more request through the proxy.
    expect(stream.receipt).to.deep.equal(await stream.run?.receipt());
  });

  it('streams a creation with a key that may do nothing but create', async () => {
    const { secret } = await direct.keys.create({ name: 'creator', scopes: ['run:create'] });
    const stream = hostile({ key: secret }, [{ after: 2, ends: 'end' }]).runs.stream({ task });
    expect((await stream.wait()).state).to.equal('completed');
    expect(stream.usage).to.have.property('duration_ms');
  });
});
