/** A stand-in for the service: opens one sandbox, starts one command in it, and waits; or dies by itself so many ms after. Killing it must end the command. */
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { chooseSandbox } from '../../src/sandbox/choose.ts';
import type { SandboxKind } from '../../src/sandbox/sandbox.ts';

const [kind, folder = '', homeFolder = '', command = '', dieAfterMs] = process.argv.slice(2);
const { driver } = await chooseSandbox({
  wanted: kind as SandboxKind,
  log: createLog('silent'),
  clock: systemClock,
});
const limits = {
  memoryBytes: 100 * 1024 ** 2,
  processes: 40,
  cpuMs: 10_000,
  outputBytes: 1024 ** 2,
  diskBytes: 20 * 1024 ** 2,
  openFiles: 100,
};
await using sandbox = await driver.open({ folder, homeFolder, limits });
const child = sandbox.spawn(['bash', '-c', command]);
const spawned = performance.now();
if (dieAfterMs !== undefined) {
  // Busy, so that nothing of what comes from the sandbox is answered before.
  while (performance.now() - spawned < Number(dieAfterMs));
  process.kill(process.pid, 'SIGKILL');
}
child.stdin.end();
child.stdout.pipe(process.stdout);
child.stderr.resume();
await child.exit;
