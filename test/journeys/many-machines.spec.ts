/** Two machines that answer and two that work, behind a load balancer: whichever gets a call, it is right, on either wake bus and without one. */
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { CreatedKey, Run } from '../../generated/api/types.gen.ts';
import { type Balancer, openBalancer } from '../support/balancer.ts';
import { type Caller, openCaller } from '../support/caller.ts';
import { type Journey, type Node, openJourney, untilAlive, untilGone } from '../support/journey.ts';
import { type NatsServer, needsNats, openNatsServer, withoutNats } from '../support/nats-server.ts';
import { newDataDir, newKey, type Settings, startProcess } from '../support/service.ts';
import { filesTar } from '../support/tar.ts';
import { until } from '../support/until.ts';

interface Place {
  journey: Journey;
  balancer: Balancer;
  /** Speaks to whichever process is next. */
  any: Caller;
  apis: [Node, Node];
  nats: NatsServer | undefined;
  /** Settings of one more machine. */
  machine(name: string): Promise<Settings>;
  close(): Promise<void>;
}

/** Every machine has a disk of its own; only patches, logs and workspaces are shared, and compiled code so that starts are quick. */
async function openPlace(bus: 'postgres' | 'nats'): Promise<Place> {
  const nats = bus === 'nats' ? await openNatsServer(['--auth', 'between-us']) : undefined;
  const ground = await newDataDir();
  const common: Settings = {
    WORKSPACES_DIR: join(ground.path, 'shared/workspaces'),
    SECRETS_KEY: newKey(),
    WORKER_SLOTS: '4',
    ...(nats ? { NATS_URL: nats.url.replace('//', '//between-us@') } : {}),
  };
  const shared = ['files', 'compile-cache'];
  for (const name of shared) await mkdir(join(ground.path, 'shared', name), { recursive: true });
  const machine = async (name: string): Promise<Settings> => {
    const DATA_DIR = join(ground.path, name);
    await mkdir(DATA_DIR, { mode: 0o711 });
    for (const name of shared) await symlink(join(ground.path, 'shared', name), join(DATA_DIR, name));
    return { DATA_DIR };
  };
  const journey = await openJourney(common);
  const start = async (ROLE: string, name: string) => journey.start({ ROLE, ...(await machine(name)) });
  // One after the other: each start takes all of a processor.
  const [one, two] = [await start('api', 'api-1'), await start('api', 'api-2')];
  for (const name of ['worker-1', 'worker-2']) await start('worker', name);
  const balancer = await openBalancer([one.origin, two.origin]);
  const any = openCaller({ origin: balancer.origin, key: journey.key, contract: journey.contract });
  const close = async (): Promise<void> => {
    await balancer.close();
    await journey.end();
    await nats?.close();
    await ground.remove();
  };
  return { journey, balancer, any, apis: [one, two], nats, machine, close };
}

const seqs = (events: { seq: number }[]): number[] => events.map(({ seq }) => seq);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

for (const bus of ['postgres', 'nats'] as const)
  describe(`journeys/many-machines by ${bus}${bus === 'nats' ? withoutNats : ''}`, () => {
    if (bus === 'nats') needsNats();
    let place: Place;
    let any: Caller;

    before(async () => {
      place = await openPlace(bus);
      any = place.any;
    });
    afterEach(() => place?.journey.contract.assertClean());
    after(() => place?.close());

    it('makes one run of a hundred posts with one key, and both processes took part', async () => {
      const body = { task: 'echo once' };
      const runs = await Promise.all(Array.from({ length: 100 }, () => any.createRun(body, 'storm')));
      expect(new Set(runs.map(({ id }) => id)).size).to.equal(1);
      expect(seqs(await any.followToEnd(runs[0]?.id ?? ''))).to.deep.equal(upTo(5));
      const counts = place.apis.map(({ origin }) => place.balancer.counts().get(origin) ?? 0);
      expect(Math.min(...counts)).to.be.above(40);
    });

    it('goes on with a stream at the next process whenever it is cut, live and to the end', async () => {
      const { id } = await any.createRun({
        task: Array.from({ length: 12 }, (_, index) => `echo ${index}; sleep 0.1`).join('\n'),
      });
      const seen: number[] = [];
      for (let cuts = 0; ; cuts++) {
        const following = await any.follow(id, { after: seen.at(-1) ?? 0 });
        if (following.status === 204) break;
        for await (const frame of following.frames) {
          if (frame.id !== null) seen.push(frame.id);
          if (seen.length > 3 * (cuts + 1)) break;
        }
        following.cut();
      }
      expect(seen).to.deep.equal(upTo(27));
      expect(seqs(await any.listEvents(id))).to.deep.equal(upTo(27));
    });

    it('cancels from any process, at whichever machine the run is', async () => {
      const marks = [0, 1, 2, 3].map((index) => `600.${process.pid}${bus.length}${index}`);
      const runs = await Promise.all(marks.map((mark) => any.createRun({ task: `sleep ${mark}` })));
      await Promise.all(marks.map((mark) => untilAlive(`sleep ${mark}`)));
      const asked = await Promise.all(runs.map(({ id }) => any.cancelRun(id)));
      expect(asked.map(({ status }) => status)).to.deep.equal([202, 202, 202, 202]);
      for (const { id } of runs) expect(await any.settled(id)).to.include({ state: 'interrupted' });
      for (const mark of marks) await untilGone(`sleep ${mark}`);
    });

    it('fills, reads, runs in and takes out a workspace at whichever machine it is asked', async () => {
      const source = { type: 'archive' };
      const made = await any.call('POST', '/v1/workspaces', { body: { name: 'carried', source } });
      const { id } = (await made.json()) as { id: string };
      const tar = await filesTar({ 'a.txt': 'one\n', 'sub/b.txt': 'two\n' });
      const put = await any.call('PUT', `/v1/workspaces/${id}/archive`, { body: tar });
      expect(put.status, await put.text()).to.equal(200);
      const read = async (caller: Caller, path: string): Promise<string> => {
        const response = await caller.call('GET', `/v1/workspaces/${id}/files/content?path=${path}`);
        return response.text();
      };
      // More runs than one worker takes, each on the tree that the one before left or beside it.
      const runs = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((index) =>
          any.createRun({ prompt: `cat sub/b.txt > out${index}.txt`, workspace: id }),
        ),
      );
      for (const run of runs)
        expect((await any.completed(run.id)).applied).to.be.oneOf(['fast_forward', 'merged']);
      const held = await any.createRun({ prompt: 'echo late > late.txt', workspace: id, apply: 'never' });
      await any.completed(held.id);
      const applied = await any.call('POST', `/v1/runs/${encodeURIComponent(held.id)}/apply`);
      expect(applied.status, await applied.text()).to.equal(200);
      for (const api of place.apis) {
        expect(await read(api, 'out5.txt')).to.equal('two\n');
        expect(await read(api, 'late.txt')).to.equal('late\n');
        const archive = await api.call('GET', `/v1/workspaces/${id}/archive`);
        expect((await archive.arrayBuffer()).byteLength).to.be.above(1024);
      }
      const copy = await any.call('POST', '/v1/workspaces', {
        body: { name: 'copied', source: { type: 'run', run_id: held.id } },
      });
      const copied = ((await copy.json()) as { id: string }).id;
      await until('the copy to be filled', async () => (await any.getWorkspace(copied)).state === 'ready');
      const gone = await any.call('DELETE', `/v1/workspaces/${id}`);
      expect(gone.status, await gone.text()).to.be.oneOf([202, 204]);
      await until('the workspace to be gone', async () => {
        const responses = await Promise.all(place.apis.map((api) => api.call('GET', `/v1/workspaces/${id}`)));
        await Promise.all(responses.map((response) => response.text()));
        return responses.every(({ status }) => status === 404);
      });
    });

    it('gives log and patch at any process while the run goes on and after it, and lets it be deleted at another', async () => {
      const [one, two] = place.apis;
      const { id } = await one.createRun({ task: 'echo first > a.txt\necho seen\nsleep 0.5\necho last' });
      const body = { file: 'log', expires_in_seconds: 600 };
      const link = (await (await two.call('POST', `/v1/runs/${id}/links`, { body })).json()) as {
        url: string;
      };
      const { search, pathname } = new URL(link.url);
      const reply = await fetch(`${place.balancer.origin}${pathname}${search}&follow=true`);
      expect(reply.status).to.equal(200);
      const text = await reply.text();
      expect(text).to.contain('seen').and.to.contain('last');
      for (const api of place.apis) expect(await api.patch(id)).to.contain('+first');
      expect((await one.call('DELETE', `/v1/runs/${encodeURIComponent(id)}`)).status).to.equal(204);
      for (const api of place.apis) {
        const response = await api.call('GET', `/v1/runs/${encodeURIComponent(id)}`);
        await response.text();
        expect(response.status).to.equal(404);
      }
    });

    it('refuses a revoked key at every process, wherever it was revoked', async () => {
      const made = await any.call('POST', '/v1/keys', { body: { name: 'short', scopes: ['runs:read'] } });
      const { id, secret } = (await made.json()) as CreatedKey;
      const { contract } = place.journey;
      const callers = place.apis.map(({ origin }) => openCaller({ origin, key: secret, contract }));
      const ask = async (caller: Caller): Promise<number> => {
        const response = await caller.call('GET', '/v1/agents');
        await response.text();
        return response.status;
      };
      expect(await Promise.all(callers.map(ask))).to.deep.equal([200, 200]);
      expect((await any.call('DELETE', `/v1/keys/${id}`)).status).to.equal(200);
      for (const caller of callers)
        await until('it to be refused', async () => (await ask(caller)) === 401, 2_000);
    });

    it('does not start a process that would look for workspaces in another folder', async () => {
      const settings = await place.machine('stray');
      const { databaseUrl, key } = place.journey;
      const refusal = await startProcess({
        ...settings,
        DATABASE_URL: databaseUrl,
        BOOTSTRAP_KEY: key,
        SECRETS_KEY: newKey(),
      }).then(
        () => 'started',
        (error: Error) => error.message,
      );
      expect(refusal).to.contain(
        'is not the one where the other processes of this service keep their workspaces',
      );
    });

    it('is replaced process by process without a call failing, and runs and streams go on', async () => {
      const { balancer, journey, machine } = place;
      const slow = await any.createRun({ task: Array.from({ length: 30 }, () => 'sleep 0.2').join('\n') });
      const followed = any.followToEnd(slow.id);
      const statuses: number[] = [];
      let replaced = false;
      const traffic = (async () => {
        while (!replaced) {
          const response = await any.call('POST', '/v1/runs', { body: { task: 'true' } });
          statuses.push(response.status);
          await any.completed(((await response.json()) as Run).id);
        }
      })();
      for (const [index, old] of place.apis.entries()) {
        const fresh = await journey.start({ ROLE: 'api', ...(await machine(`fresh-${index}`)) });
        balancer.take(fresh.origin);
        balancer.leave(old.origin);
        expect(await old.kill('SIGTERM')).to.equal(0);
        place.apis[index] = fresh;
      }
      replaced = true;
      await traffic;
      expect(new Set(statuses)).to.deep.equal(new Set([201]));
      const events = await followed;
      expect(seqs(events)).to.deep.equal(upTo(events.length));
      expect(events.at(-1)).to.include({ type: 'run.settled', state: 'completed' });
    });

    if (bus === 'nats')
      it('goes on without NATS, says so, and is whole again when NATS is back', async () => {
        const { nats } = place;
        const [one] = place.apis;
        const mark = `600.${process.pid}9`;
        const held = await any.createRun({ task: `sleep ${mark}` });
        await untilAlive(`sleep ${mark}`);
        const standing = async () => {
          const response = await fetch(`${one.origin}/readyz`, { headers: { connection: 'close' } });
          const { status, checks } = (await response.json()) as {
            status: string;
            checks: Record<string, boolean>;
          };
          return [response.status, status, checks.notices];
        };
        const figure = async (): Promise<string | undefined> => {
          const text = await (await fetch(`${one.origin}/metrics`)).text();
          return /^ars_wake_bus_up (\d)$/m.exec(text)?.[1];
        };
        expect([await standing(), await figure()]).to.deep.equal([[200, 'ready', true], '1']);
        await nats?.away();
        await until('it to be found out', async () => (await standing())[1] === 'degraded');
        expect([await standing(), await figure()]).to.deep.equal([[200, 'degraded', false], '0']);
        const { id } = await any.createRun({ task: 'echo a\nsleep 1\necho b' });
        const whole = await any.followToEnd(id);
        expect(seqs(whole)).to.deep.equal(upTo(9));
        await any.cancelRun(held.id);
        expect(await any.settled(held.id)).to.include({ state: 'interrupted' });
        await untilGone(`sleep ${mark}`);
        await nats?.back();
        await until('NATS to be found', async () => (await standing())[1] === 'ready');
      });
  });
