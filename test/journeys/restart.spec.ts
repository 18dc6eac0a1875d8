/** One process with its own Postgres, killed at the worst moment: what it accepted is there again, and nothing else is. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { expect } from 'chai';
import pg from 'pg';
import { createContractFetch } from '../support/contract-fetch.ts';
import { expectInvariants } from '../support/invariants.ts';
import { type Node, processesWith, startNode, untilAlive, untilGone } from '../support/journey.ts';
import { newDataDir, newKey, type Settings } from '../support/service.ts';
import { until } from '../support/until.ts';

/** Where the Postgres on a data folder listens, and its pid, from the file it keeps there. */
function postmaster(dataDir: string): { pid: number; url: string } | undefined {
  const file = `${dataDir}/postgres/cluster/postmaster.pid`;
  if (!existsSync(file)) return undefined;
  const [pid, , , port, socketDir] = readFileSync(file, 'utf8').split('\n');
  if (pid === undefined || socketDir === undefined || socketDir === '') return undefined;
  return {
    pid: Number(pid),
    url: `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(socketDir)}`,
  };
}

/** Processes of this machine that work in a folder or name it. */
function processesOn(folder: string): number[] {
  const named = processesWith(folder);
  const inside = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        // It ended between the two looks.
        return false;
      }
    });
  return [...new Set([...named, ...inside])];
}

describe('journeys/restart', () => {
  const contract = createContractFetch();
  const key = newKey();
  let dataDir: { path: string; remove(): Promise<void> };
  let settings: Settings;
  let node: Node;

  beforeEach(async () => {
    dataDir = await newDataDir();
    settings = { DATA_DIR: dataDir.path, BOOTSTRAP_KEY: key };
    node = await startNode(settings, key, contract);
  });

  afterEach(async () => {
    try {
      const running = await until('Postgres to run', () => postmaster(dataDir.path));
      await expectInvariants(running.url, { allSettled: true });
      contract.assertClean();
      expect(await node.kill('SIGTERM')).to.equal(0);
      expect(processesOn(dataDir.path)).to.deep.equal([]);
    } finally {
      await node.kill('SIGKILL');
      await dataDir.remove();
    }
  });

  it('settles every accepted run after a kill in the middle of them, twice', async () => {
    const marker = randomUUID();
    const accepted: string[] = [];
    const create = async (count: number): Promise<void> => {
      await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const task = `echo ${index} > a.txt\nbash -c 'sleep 0.5' ${marker}\necho b >> a.txt`;
          const run = await node.createRun({ task, max_attempts: 5 }).catch(() => undefined);
          if (run) accepted.push(run.id);
        }),
      );
    };
    await create(12);
    const seen = new Map<string, unknown[]>();
    for (let kill = 0; kill < 2; kill++) {
      await untilAlive(marker);
      for (const id of accepted) seen.set(id, await node.listEvents(id));
      // Some posts are in flight when it dies; only those that were answered count.
      const posts = create(20);
      await node.createRun({ task: 'true' }).then(({ id }) => accepted.push(id));
      await node.kill('SIGKILL');
      await posts;
      await untilGone(marker, 10_000);
      await until('Postgres to go with the service', () => processesOn(dataDir.path).length === 0, 15_000);
      node = await startNode(settings, key, contract);
      // Nothing that was ever shown is taken back.
      for (const [id, events] of seen)
        expect((await node.listEvents(id)).slice(0, events.length)).to.deep.equal(events);
    }
    expect(accepted.length).to.be.at.least(14);
    for (const id of accepted) await node.completed(id, 90_000);
  });

  it('heals when Postgres is killed under it, and loses no run and no event', async () => {
    const marker = randomUUID();
    const task = `for i in 1 2 3; do echo $i; done\nbash -c 'sleep 1' ${marker}\necho b > b.txt\nsleep 1\necho c > c.txt`;
    const runs = await Promise.all(
      Array.from({ length: 6 }, () => node.createRun({ task, max_attempts: 5 })),
    );
    const streams = runs.map(({ id }) => node.followToEnd(id));
    await untilAlive(marker);
    const before = postmaster(dataDir.path) ?? expect.fail('no Postgres');
    process.kill(before.pid, 'SIGKILL');
    const refused = await node.call('GET', '/readyz');
    expect(refused.status).to.be.oneOf([200, 503]);
    await refused.text();
    await until('another Postgres', () => {
      const now = postmaster(dataDir.path);
      return now !== undefined && now.pid !== before.pid;
    });
    // A post may be told to come back; it is never half done.
    const late = await until('a post to be taken again', async () => {
      const response = await node.call('POST', '/v1/runs', {
        body: { task: 'true' },
        headers: { 'idempotency-key': 'late' },
      });
      expect(response.status).to.be.oneOf([201, 503]);
      const text = await response.text();
      return response.status === 201 && (JSON.parse(text) as { id: string });
    });
    await node.completed(late.id);
    for (const [index, { id }] of runs.entries()) {
      await node.completed(id, 60_000);
      expect(await streams[index]).to.deep.equal(await node.listEvents(id));
    }
    const client = new pg.Client({
      connectionString: (postmaster(dataDir.path) ?? expect.fail('no Postgres')).url,
    });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as runs from runs').finally(() => client.end());
    expect(rows).to.deep.equal([{ runs: 7 }]);
  });
});
