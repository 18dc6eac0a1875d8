/** What a process holds at one moment: memory, heap, open files, threads, connections. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { Node } from '../faults/service.ts';
import { exchange } from '../faults/wire.ts';

export interface Sample {
  /** Seconds since the soak began. */
  at: number;
  node: string;
  /** Another process than at the sample before when it differs. */
  pid: number;
  rssMb: number;
  /** Undefined when the process did not answer in time. */
  heapMb: number | undefined;
  files: number;
  threads: number;
  cpuSeconds: number;
}

export interface Traffic {
  at: number;
  accepted: number;
  settled: number;
  events: number;
  /** Of the whole service to Postgres; undefined while Postgres is away. */
  connections: number | undefined;
}

const heapPattern = /^\S*nodejs_heap_size_used_bytes\S* ([\d.e+]+)/m;

/** Undefined while the node has no process. */
export async function sampleNode(node: Node, at: number, key: string): Promise<Sample | undefined> {
  const pid = node.pid();
  const origin = node.origin();
  if (pid === undefined || origin === undefined) return undefined;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const files = readdirSync(`/proc/${pid}/fd`).length;
    const metrics = await exchange(origin, '/metrics', key, { cutAfterMs: 2_000 }).catch(() => undefined);
    const heap = heapPattern.exec(metrics?.text ?? '')?.[1];
    return {
      at,
      node: node.name,
      pid,
      rssMb: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024,
      threads: Number(/^Threads:\s+(\d+)/m.exec(status)?.[1]),
      files,
      heapMb: heap === undefined ? undefined : Number(heap) / 2 ** 20,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
    };
  } catch {
    // It ended between the two looks.
    return undefined;
  }
}

/** Connections of the service to Postgres, the suite's own left out. */
export async function countConnections(url: string): Promise<number | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where application_name like 'agent-run-service%'",
    );
    return rows[0]?.count;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
