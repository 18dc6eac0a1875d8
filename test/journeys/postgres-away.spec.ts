/** Postgres hangs or dies under load: callers are told to come back, nobody is left hanging, and what was accepted is done. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import pg from 'pg';
import { createContractFetch } from '../support/contract-fetch.ts';
import { type Node, residentBytes, startNode } from '../support/journey.ts';
import { newDataDir, newKey } from '../support/service.ts';
import { until } from '../support/until.ts';

interface Postmaster {
  pid: number;
  url: string;
}

describe('journeys/postgres-away', () => {
  const contract = createContractFetch();
  const key = newKey();
  let dataDir: { path: string; remove(): Promise<void> };
  let node: Node;

  /** From the file that Postgres keeps beside its data; undefined while there is none. */
  function postmaster(): Postmaster | undefined {
    const file = `${dataDir.path}/postgres/cluster/postmaster.pid`;
    if (!existsSync(file)) return undefined;
    const [pid, , , port, socketDir] = readFileSync(file, 'utf8').split('\n');
    if (pid === undefined || socketDir === undefined || socketDir === '') return undefined;
    const host = encodeURIComponent(socketDir);
    return { pid: Number(pid), url: `postgres://postgres@localhost:${port}/postgres?host=${host}` };
  }

  function withChildren(parent: number): number[] {
    const children = readdirSync('/proc').filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        // It is no process, or ended between the two looks.
        return false;
      }
    });
    return [parent, ...children.map(Number)];
  }

  /** Posts runs one after the other from several callers until told to stop; each again, with its key, until it is taken. */
  function load(callers: number): {
    accepted: Map<string, string>;
    refused(): number;
    stop(): Promise<void>;
  } {
    const accepted = new Map<string, string>();
    let refused = 0;
    let stopping = false;
    const work = Array.from({ length: callers }, async () => {
      while (!stopping) {
        const once = randomUUID();
        await until(
          `the post ${once} to be taken`,
          async () => {
            const response = await node.call('POST', '/v1/runs', {
              body: { task: 'true', max_attempts: 5 },
              headers: { 'idempotency-key': once },
            });
            const text = await response.text();
            expect(response.status, text).to.be.oneOf([201, 409, 503]);
            if (response.status === 201) {
              accepted.set(once, (JSON.parse(text) as { id: string }).id);
              return true;
            }
            refused++;
            expect(Number(response.headers.get('retry-after'))).to.be.within(1, 60);
            return false;
          },
          90_000,
        );
      }
    });
    return {
      accepted,
      refused: () => refused,
      stop: async () => {
        stopping = true;
        await Promise.all(work);
      },
    };
  }

  async function ready(): Promise<number> {
    const response = await node.call('GET', '/readyz');
    await response.text();
    return response.status;
  }

  async function expectAllDone(accepted: Map<string, string>): Promise<void> {
    for (const id of accepted.values()) await node.completed(id, 90_000);
    const client = new pg.Client({ connectionString: (postmaster() ?? expect.fail('no Postgres')).url });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as runs from runs').finally(() => client.end());
    expect(rows).to.deep.equal([{ runs: accepted.size }]);
  }

  before(async () => {
    dataDir = await newDataDir();
    // Limits are on: a key that cannot be counted is let pass.
    const limits = { RATE_LIMIT_REQUESTS: '1000000', RATE_LIMIT_CREATES: '1000000' };
    node = await startNode({ DATA_DIR: dataDir.path, BOOTSTRAP_KEY: key, ...limits }, key, contract);
  });
  afterEach(() => contract.assertClean());
  after(async () => {
    expect(await node.kill('SIGTERM')).to.equal(0);
    await dataDir.remove();
  });

  const everything = new Map<string, string>();

  it('says 503 and not ready while Postgres hangs under load, keeps its memory, and goes on by itself', async () => {
    const traffic = load(6);
    await until('some runs', () => traffic.accepted.size > 10);
    const before = residentBytes(node.pid);
    const { pid } = postmaster() ?? expect.fail('no Postgres');
    const hanging = withChildren(pid);
    for (const one of hanging) process.kill(one, 'SIGSTOP');
    try {
      await until('it to be not ready', async () => (await ready()) === 503, 5_000);
      const answers = await Promise.all(
        Array.from({ length: 300 }, async () => {
          const began = performance.now();
          const response = await node.call('GET', '/v1/runs/dev%2Frun_01kahz071dfrzrmjtwdnz8z6gb');
          await response.text();
          return { status: response.status, ms: performance.now() - began };
        }),
      );
      expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([503]));
      expect(Math.max(...answers.map(({ ms }) => ms))).to.be.below(30_000);
      expect((await node.call('GET', '/livez')).status).to.equal(200);
      expect(residentBytes(node.pid) - before).to.be.below(100 * 1024 * 1024);
    } finally {
      for (const one of hanging) process.kill(one, 'SIGCONT');
    }
    await until('it to be ready', async () => (await ready()) === 200);
    const sofar = traffic.accepted.size;
    await until('more runs', () => traffic.accepted.size > sofar + 10);
    await traffic.stop();
    for (const [once, id] of traffic.accepted) everything.set(once, id);
    await expectAllDone(everything);
  });

  it('says 503 while Postgres is dead, starts another, and has lost no run it accepted', async () => {
    const traffic = load(6);
    for (let kill = 0; kill < 2; kill++) {
      const sofar = traffic.accepted.size;
      await until('more runs', () => traffic.accepted.size > sofar + 10);
      const { pid } = postmaster() ?? expect.fail('no Postgres');
      const refusedBefore = traffic.refused();
      process.kill(pid, 'SIGKILL');
      await until('a refusal', () => traffic.refused() > refusedBefore);
      await until('another Postgres', () => (postmaster()?.pid ?? pid) !== pid);
      await until('it to be ready', async () => (await ready()) === 200);
    }
    const sofar = traffic.accepted.size;
    await until('more runs', () => traffic.accepted.size > sofar + 10);
    await traffic.stop();
    for (const [once, id] of traffic.accepted) everything.set(once, id);
    await expectAllDone(everything);
  });
});
