/** Lets one fault happen, from its beginning to its healing. */
import { appendFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rest, run } from './commands.ts';
import type { Ground } from './ground.ts';
import { type Fault, type FaultKind, faultKinds } from './plan.ts';
import type { FaultyPostgres } from './postgres.ts';
import type { Node } from './service.ts';

export interface Victims {
  ground: Ground;
  postgres: FaultyPostgres;
  apis: Node[];
  workers: Node[];
  /** File systems of their own for the service and for Postgres, or undefined. */
  disks: { service: string; postgres: string } | undefined;
  faketime: boolean;
  /** Told what went wrong with the service itself. */
  breach(what: string): void;
}

/** The kinds that can be had here, and for the others why not. */
export function possibleFaults(victims: Pick<Victims, 'disks' | 'faketime'>): {
  kinds: FaultKind[];
  missing: string[];
} {
  const missing: string[] = [];
  const kinds = (Object.keys(faultKinds) as FaultKind[]).filter((kind) => {
    const why =
      kind.startsWith('full-') && victims.disks === undefined
        ? 'a disk to fill needs root and unshare'
        : kind === 'jump-clock' && !victims.faketime
          ? 'libfaketime is not installed (apt install libfaketime) nor named by FAKETIME_LIB'
          : undefined;
    if (why !== undefined) missing.push(`${kind}: ${why}`);
    return why === undefined;
  });
  return { kinds, missing };
}

/** What two faults cannot have at the same time. */
export function placeOf(fault: Fault): string {
  if (/postgres|backend|replica|slow-disk|database/.test(fault.kind)) return 'postgres';
  if (fault.kind === 'full-disk') return 'disk';
  return fault.kind.endsWith('api') ? `api-${fault.target}` : `worker-${fault.target}`;
}

/** Resolves when the fault is over and healed. */
export async function strike(fault: Fault, victims: Victims): Promise<void> {
  const { postgres, ground } = victims;
  const node = (fault.kind.endsWith('api') ? victims.apis : victims.workers)[fault.target];
  if (node === undefined) throw new Error(`nobody to strike: ${fault.kind} ${fault.target}`);
  switch (fault.kind) {
    case 'kill-worker':
    case 'kill-api':
      return node.killHard();
    case 'deploy-worker':
    case 'deploy-api':
      if (!(await node.deploy())) victims.breach(`${node.name} did not end within two minutes of SIGTERM`);
      return;
    case 'kill-postgres':
      await postgres.killHard();
      return postgres.start();
    case 'kill-backend':
      return postgres.killBackend();
    case 'restart-postgres':
      await postgres.stopFast();
      return postgres.start();
    case 'hang-postgres':
      await postgres.hang();
      await rest(fault.forMs);
      return postgres.resume();
    case 'freeze-worker':
      node.signal('SIGSTOP');
      await rest(fault.forMs);
      node.signal('SIGCONT');
      return;
    case 'cut-worker':
    case 'cut-api':
      await ground.cut(node.name);
      await rest(fault.forMs);
      return ground.heal(node.name);
    case 'slow-disk':
      await postgres.slowDown(fault.amount);
      await rest(fault.forMs);
      return postgres.speedUp();
    case 'full-disk':
      return fillDisk(victims.disks?.service ?? '', fault.forMs);
    case 'full-database':
      await fillDisk(victims.disks?.postgres ?? '', fault.forMs);
      // It may have given up.
      return postgres.start();
    case 'jump-clock':
      node.shiftClock(fault.amount);
      await rest(fault.forMs);
      node.shiftClock(0);
      return;
    case 'promote-replica':
      return postgres.promoteReplica();
  }
}

/** Takes every free block and keeps it for a while; what is freed meanwhile is taken, too. */
async function fillDisk(disk: string, forMs: number): Promise<void> {
  const ballast = join(disk, 'ballast');
  const until = performance.now() + forMs;
  try {
    const { bavail, bsize } = statfsSync(disk);
    await run('fallocate', '-l', String(bavail * bsize), ballast).catch(() => writeFileSync(ballast, ''));
    const block = Buffer.alloc(65_536);
    while (performance.now() < until) {
      try {
        appendFileSync(ballast, block);
      } catch {
        await rest(100);
      }
    }
  } finally {
    rmSync(ballast, { force: true });
  }
}
