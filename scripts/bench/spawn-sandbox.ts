/** Bare sandboxes, for what the service's own work costs beside them: opens one, runs `true` in it, closes it. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { chooseSandbox } from '../../src/sandbox/choose.ts';
import type { SandboxLimits } from '../../src/sandbox/sandbox.ts';
import { answerCalls } from './call.ts';
import { stampMs } from './stamp.ts';

const mebibyte = 1024 * 1024;
const limits: SandboxLimits = {
  memoryBytes: 2048 * mebibyte,
  processes: 512,
  cpuMs: 3_600_000,
  outputBytes: 16 * mebibyte,
  diskBytes: 2048 * mebibyte,
  openFiles: 4096,
};
const chosen = chooseSandbox({ wanted: 'auto', log: createLog('error'), clock: systemClock });

async function spawnOnce(folder: string, homeFolder: string): Promise<void> {
  const { driver } = await chosen;
  const sandbox = await driver.open({ folder, homeFolder, limits });
  try {
    const spawned = sandbox.spawn(['/bin/bash', '-c', 'true']);
    spawned.stdin.end();
    spawned.stdout.resume();
    spawned.stderr.resume();
    const exit = await spawned.exit;
    if (exit.code !== 0) throw new Error(`the sandbox ended with ${exit.code} ${exit.cause ?? ''}`);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

const commands = {
  /** `count` spawns, `lanes` at a time, each lane in a folder of its own. */
  spawn: async (input: { lanes: number; count: number }) => {
    const { check } = await chosen;
    const root = await mkdtemp(join(tmpdir(), 'bench-sandbox-'));
    const times: number[] = [];
    try {
      let left = input.count;
      const started = stampMs();
      await Promise.all(
        Array.from({ length: input.lanes }, async (_, lane) => {
          const folder = join(root, String(lane));
          const home = join(root, `${lane}-home`);
          await Promise.all([mkdir(folder), mkdir(home)]);
          while (left-- > 0) {
            const at = stampMs();
            await spawnOnce(folder, home);
            times.push(stampMs() - at);
          }
        }),
      );
      return { kind: check.kind, seconds: (stampMs() - started) / 1000, times };
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  },
};
export type SpawnCommands = typeof commands;

answerCalls(commands);
