/** The stage of a journey: processes of the service on one database and one data folder, and a clean house at the end of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Caller, openCaller } from './caller.ts';
import { type ContractFetch, createContractFetch } from './contract-fetch.ts';
import { expectInvariants } from './invariants.ts';
import { newCluster, type ServiceProcess, type Settings, startProcess } from './service.ts';
import { until } from './until.ts';

/** A process of the service with a caller that speaks to it. */
export type Node = ServiceProcess & Caller;

export interface Journey {
  contract: ContractFetch;
  databaseUrl: string;
  /** The first admin key. */
  key: string;
  /** What every process is told. */
  settings: Settings;
  /** Ready when it resolves. */
  start(settings?: Settings): Promise<Node>;
  /** Checks every promise about runs and replies, then ends the processes and removes what the journey made. */
  end(options?: { allSettled?: boolean }): Promise<void>;
}

/** A process that a failed test leaves must not outlive the tests. With TEST_LOG_LEVEL set, each tells its log when it ends. */
const started = new Set<ServiceProcess>();
process.on('exit', () => {
  for (const { child } of started) child.kill('SIGKILL');
});

export async function startNode(settings: Settings, key: string, contract: ContractFetch): Promise<Node> {
  const service = await startProcess(settings);
  started.add(service);
  void service.exited.then(() => {
    started.delete(service);
    if (process.env.TEST_LOG_LEVEL) process.stderr.write(`process ${service.pid}:\n${service.output()}\n`);
  });
  return { ...service, ...openCaller({ origin: service.origin, key, contract }) };
}

/** `common` goes to every process; a DATABASE_URL in it is the caller's to look after. */
export async function openJourney(common: Settings = {}): Promise<Journey> {
  const cluster = await newCluster();
  const contract = createContractFetch();
  const nodes: Node[] = [];
  const settings = { ...cluster.settings, ...common };
  const databaseUrl = common.DATABASE_URL ?? cluster.database.url;
  return {
    contract,
    databaseUrl,
    key: cluster.key,
    settings,
    start: async (own = {}) => {
      const node = await startNode({ ...settings, ...own }, cluster.key, contract);
      nodes.push(node);
      return node;
    },
    end: async ({ allSettled = true } = {}) => {
      try {
        await expectInvariants(databaseUrl, { allSettled });
        contract.assertClean();
      } finally {
        await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
        await cluster.remove();
      }
    },
  };
}

/** The processes of this machine whose command line holds a text; a script that names itself is found by it. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return pid !== process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        // It ended between the two looks.
        return false;
      }
    });
}

export async function untilGone(text: string, withinMs?: number): Promise<void> {
  await until(`no process to be left of ${text}`, () => processesWith(text).length === 0, withinMs);
}

export async function untilAlive(text: string): Promise<void> {
  await until(`a process of ${text}`, () => processesWith(text).length > 0);
}

/** Bytes of memory that a process holds. */
export function residentBytes(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) * 1024;
}
