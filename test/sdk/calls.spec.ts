/** Calls of the SDK over a way that loses them: what is safe is sent again under one key, and what is not is not. */
import { expect } from 'chai';
import {
  type Client,
  type ClientOptions,
  createClient,
  isCode,
  problemCodes,
  type Retry,
  verifyWebhook,
} from '../../src/sdk/index.ts';
import { failure } from '../support/failure.ts';
import { type HostileProxy, type Mischief, startHostileProxy } from '../support/hostile-proxy.ts';
import { openReceiver, type Receiver, receiverSettings } from '../support/receiver.ts';
import { startService, type TestService } from '../support/service.ts';
import { filesTar } from '../support/tar.ts';
import { until } from '../support/until.ts';

describe('sdk/calls', () => {
  let service: TestService;
  let proxy: HostileProxy;
  let receiver: Receiver;
  let direct: Client;
  let retries: Retry[] = [];

  before(async () => {
    service = await startService(receiverSettings);
    receiver = await openReceiver();
    proxy = await startHostileProxy(service.origin, () => true);
    direct = createClient({ baseUrl: service.baseUrl, key: service.key });
  });

  afterEach(() => {
    expect(proxy.plan).to.deep.equal([]);
    proxy.requests.length = 0;
    retries = [];
  });

  after(async () => {
    await proxy.close();
    await receiver.close();
    await service.stop();
  });

  function hostile(plan: Mischief[], options: Partial<ClientOptions> = {}): Client {
    proxy.plan.push(...plan);
    return createClient({
      baseUrl: proxy.baseUrl,
      key: service.key,
      onRetry: (retry) => retries.push(retry),
      ...options,
    });
  }

  it('makes one run, one workspace and one key of creations whose answers are lost, each under one key', async () => {
    const lost: Mischief[] = [{ dropped: 'after' }, { status: 503 }, { dropped: 'before' }];
    const run = await hostile(lost).runs.create({ task: 'true', metadata: { name: 'lost' } });
    expect((await direct.runs.list({ metadata: { name: 'lost' } }).all()).map(({ id }) => id)).to.deep.equal([
      run.id,
    ]);
    expect(new Set(proxy.requests.map(({ headers }) => headers['idempotency-key'])).size).to.equal(1);

    const workspace = await hostile(lost).workspaces.create({ name: 'lost' });
    const named = (await direct.workspaces.list().all()).filter(({ name }) => name === 'lost');
    expect(named.map(({ id }) => id)).to.deep.equal([workspace.id]);

    const created = await hostile(lost).keys.create({ name: 'lost', scopes: ['runs:read'] });
    const rotated = await hostile(lost).keys.rotate(created.id, { grace_seconds: 0 });
    expect((await direct.keys.list().all()).filter(({ name }) => name === 'lost')).to.have.length(2);
    const me = await createClient({ baseUrl: service.baseUrl, key: () => rotated.secret }).me();
    expect(me.key).to.include({ id: rotated.id });
    expect(retries.map(({ attempt }) => attempt)).to.deep.equal([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
  });

  it('uses the key it is given, and lets the generated operations take one by themselves', async () => {
    const first = await direct.runs.create({ task: 'true' }, { idempotencyKey: 'of-my-own' });
    const client = hostile([{ dropped: 'after' }]);
    expect(await client.runs.create({ task: 'true' }, { idempotencyKey: 'of-my-own' })).to.include({
      id: first.id,
    });
    expect(await failure(direct.runs.create({ task: 'false' }, { idempotencyKey: 'of-my-own' }))).to.include({
      code: 'idempotency_mismatch',
      status: 422,
    });
    const raw = hostile([{ dropped: 'after' }]).raw;
    const { data } = await raw.createRun({ body: { task: 'true', metadata: { name: 'raw' } } });
    expect((await direct.runs.list({ metadata: { name: 'raw' } }).all()).map(({ id }) => id)).to.deep.equal([
      data?.id,
    ]);
  });

  it('reads, cancels and deletes through lost answers, and takes a deletion that was lost for done', async () => {
    const lost: Mischief[] = [{ dropped: 'after' }, { status: 502 }];
    const run = await direct.runs.create({ task: 'sleep 60' });
    expect((await hostile(lost).runs.cancel(run.id)).id).to.equal(run.id);
    expect((await run.wait()).reason.code).to.equal('cancelled');
    expect(await hostile(lost).runs.get(run.id)).to.include({ state: 'interrupted' });
    await hostile(lost).runs.delete(run.id);
    expect(await failure(direct.runs.get(run.id))).to.include({ code: 'not_found' });
    expect(await failure(direct.runs.delete(run.id))).to.include({ code: 'not_found' });
  });

  it('does not send again what the contract does not call safe, unless the service turned it away', async () => {
    const webhook = await direct.webhooks.create({
      url: `${receiver.origin}/unsafe`,
      events: ['run.settled'],
    });
    await direct.webhooks.test(webhook.id);
    await receiver.untilReceived('/unsafe', 1);
    const [delivery] = await until('the delivery to be noted', async () => {
      const found = await direct.webhooks.deliveries(webhook.id).all();
      return found[0]?.state === 'delivered' ? found : undefined;
    });
    const id = delivery?.id ?? '';
    expect(await failure(hostile([{ dropped: 'before' }]).webhooks.redeliver(webhook.id, id))).to.include({
      code: 'connection_failed',
      status: null,
    });
    expect(await failure(hostile([{ status: 503 }]).webhooks.redeliver(webhook.id, id))).to.include({
      status: 503,
    });
    expect(proxy.requests).to.have.length(2);
    await hostile([{ status: 429, headers: { 'retry-after': '1' } }]).webhooks.redeliver(webhook.id, id);
    expect(retries.map(({ error }) => error.status)).to.deep.equal([429]);
    expect(retries[0]?.waitMs).to.be.at.least(1000);

    const [received] = await receiver.untilReceived('/unsafe', 2);
    const message = await verifyWebhook(received?.body ?? '', received?.headers ?? {}, webhook.secret);
    expect(message.type).to.equal('webhook.test');
    const other = await direct.webhooks.rotateSecret(webhook.id);
    const { body = '', headers = {} } = received ?? {};
    expect(
      await verifyWebhook(Buffer.from(body), new Headers(headers), [other.secret, webhook.secret]),
    ).to.deep.equal(message);
    const sent = Number(headers['webhook-timestamp']) * 1000;
    for (const forged of [
      () => verifyWebhook(body, headers, other.secret),
      () => verifyWebhook(`${body} `, headers, webhook.secret),
      () => verifyWebhook(body, { ...headers, 'webhook-id': 'msg_other' }, webhook.secret),
      () => verifyWebhook(body, { ...headers, 'webhook-signature': 'v1,AAAA v2,x' }, webhook.secret),
      () => verifyWebhook(body, { ...headers, 'webhook-signature': undefined }, webhook.secret),
      () => verifyWebhook(body, headers, webhook.secret, { now: sent + 301_000 }),
      () => verifyWebhook(body, headers, webhook.secret, { now: sent - 302_000 }),
    ])
      expect(await failure(forged())).to.include({ code: 'invalid_signature' });
    expect(await failure(verifyWebhook(body, headers, ''))).to.include({ code: 'invalid_usage' });
  });

  it('gives up after its tries, keeps to its time limit and never waits for longer than a minute', async () => {
    const failing: Mischief[] = [{ status: 503 }, { status: 502, body: 'Bad gateway' }];
    expect(await failure(hostile(failing, { retries: 1 }).me())).to.include({
      code: 'unexpected_reply',
      status: 502,
      message: 'Something answered 502: Bad gateway',
    });
    expect(await failure(hostile([{ status: 503, headers: { 'retry-after': '3600' } }]).me())).to.include({
      retryAfterMs: 3_600_000,
    });
    const run = await direct.runs.create({ task: 'sleep 60' });
    let after = 0;
    for await (const event of run.events()) {
      after = event.seq;
      if (event.type === 'step.started') break;
    }
    const waiting = hostile([], { timeoutMs: 200, retries: 1 }).runs.eventPage(run.id, {
      after,
      wait_ms: 30_000,
    });
    expect(await failure(waiting)).to.include({ code: 'timed_out', status: null });
    expect(proxy.requests).to.have.length(5);
    await run.cancel();
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1/v1', key: 'x', retries: 0 });
    expect((await failure(nowhere.me())).message).to.match(
      /^The connection to http:\/\/127\.0\.0\.1:1 failed: /,
    );
    expect(() => createClient({ baseUrl: 'runs.example.com', key: 'x' })).to.throw(
      'baseUrl must be an address',
    );
  });

  it('stops at once when its signal is aborted, in a wait too', async () => {
    const ending = new AbortController();
    const reason = new Error('enough');
    const work = hostile([{ status: 429, headers: { 'retry-after': '30' } }])
      .me({ signal: ending.signal })
      .catch((error: unknown) => error);
    await until('the wait', () => retries.length === 1);
    ending.abort(reason);
    expect(await work).to.equal(reason);
  });

  it('knows the code of every error of the contract', async () => {
    const codes: readonly string[] = problemCodes;
    expect(codes).to.include('workspace_busy').and.include('unavailable');
    const error: unknown = await failure(direct.runs.get('dev/run_01kahz071dfrzrmjtwdnz8z6gb'));
    if (!isCode(error, 'not_found', 'conflict')) throw error;
    const code: 'not_found' | 'conflict' = error.code;
    expect(code).to.equal('not_found');
  });

  it('turns pages by itself, gives them one by one, and stops where its reader stops', async () => {
    const names = ['a.b/c d&e', 'a.b/c d&e', 'a.b/c d&e'];
    for (const name of names) await direct.runs.create({ task: 'true', metadata: { [name]: 'x y&z' } });
    const runs = () => direct.runs.list({ metadata: { [names[0] ?? '']: 'x y&z' }, limit: 2 });
    expect(await runs().all()).to.have.length(3);
    expect((await runs().page()).data).to.have.length(2);
    const pages = [];
    for await (const page of runs().pages()) pages.push(page.data.length);
    expect(pages).to.deep.equal([2, 1]);
    expect(await runs().all(1)).to.have.length(1);
    const settled = await until('the runs to be settled', async () => {
      const found = await direct.runs
        .list({ state: ['completed', 'failed'], metadata: { [names[0] ?? '']: 'x y&z' } })
        .all();
      return found.length === 3 ? found : undefined;
    });
    expect(settled.map(({ state }) => state)).to.deep.equal(['completed', 'completed', 'completed']);
  });

  it('fills a workspace, looks into it and takes it out, whatever the archive comes as', async () => {
    const tar = new Uint8Array(await filesTar({ 'a.txt': 'one\n', 'b/c.txt': 'two\n' }));
    for (const archive of [tar, new Blob([tar]), new Response(tar).body]) {
      const { id } = await direct.workspaces.create({ source: { type: 'archive' } });
      if (archive === null) throw new Error('no stream');
      const client =
        archive instanceof ReadableStream ? direct : hostile([{ dropped: 'before' }, { status: 503 }]);
      await client.workspaces.putArchive(id, archive);
      expect(await direct.workspaces.ready(id)).to.include({ state: 'ready', file_count: 2 });
      expect((await direct.workspaces.files(id).all()).map(({ path }) => path)).to.deep.equal(['a.txt', 'b']);
      expect(await (await direct.workspaces.file(id, { path: 'b/c.txt' })).text()).to.equal('two\n');
      const out = await new Response(await direct.workspaces.archive(id, { format: 'tar' })).arrayBuffer();
      expect(Buffer.from(out).includes('two\n')).to.equal(true);
      expect(await direct.workspaces.delete(id)).to.equal(null);
    }
  });

  it('deletes a workspace after the runs that work in it where it is asked to', async () => {
    const { id } = await direct.workspaces.create();
    const run = await direct.runs.create({ prompt: 'sleep 60', workspace: id });
    expect(await failure(direct.workspaces.delete(id))).to.include({ code: 'workspace_busy' });
    expect(await direct.workspaces.delete(id, { afterRuns: true })).to.include({ id, state: 'deleting' });
    await run.cancel();
    await until('the workspace is gone', () =>
      direct.workspaces.get(id).then(
        () => undefined,
        (error: unknown) => isCode(error, 'not_found'),
      ),
    );
  });

  it('follows a log over connections that break, each line once, until the run is settled', async () => {
    const run = await direct.runs.create({ task: 'echo one; sleep 0.5\necho two; sleep 0.5\necho drei-ü' });
    await run.events().next();
    const cut = { after: 0, ends: 'reset' } as const;
    const lines = [];
    for await (const line of hostile([cut, { dropped: 'before' }, { status: 503 }]).runs.log(run.id, {
      follow: true,
    }))
      lines.push(line);
    const whole = [];
    for await (const line of direct.runs.log(run.id)) whole.push(line);
    expect(lines).to.deep.equal(whole);
    expect(whole.map(({ text }) => text).join('')).to.include('drei-ü');
    const link = await direct.runs.link(run.id, { file: 'log' });
    expect(await (await fetch(link.url)).text()).to.include('drei-ü');
  });
});
