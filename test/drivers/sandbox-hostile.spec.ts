/** What a hostile program meets in the sandboxes with walls: each attempt is refused or stopped, and a run beside it goes on. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import type { SandboxDriver, SandboxKind, SandboxLimits } from '../../src/sandbox/sandbox.ts';
import { breakOut, callOut, deepKernel, hogs, python, sharers } from './hostile-programs.ts';
import {
  driverOrSkip,
  keepsAsOrdinaryUser,
  newMarker,
  type Ran,
  root,
  run,
  secret,
  usePlace,
} from './sandbox-place.ts';

const mebibyte = 1024 ** 2;
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const script = (program: string, ...words: (string | number)[]) =>
  `exec ${python} -c ${quoted(program)} ${words.join(' ')}`;

describe('a hostile program', function () {
  this.timeout(60_000);
  const place = usePlace();

  before(function () {
    if (!existsSync(python)) this.skip();
  });

  for (const kind of ['bubblewrap', 'unshare'] as SandboxKind[]) {
    describe(kind, () => {
      let driver: SandboxDriver;
      let neighbour: { folder: string; homeFolder: string };
      before(async function () {
        driver = await driverOrSkip(this, kind);
      });
      beforeEach(() => {
        neighbour = { folder: join(place.base, 'beside'), homeFolder: join(place.base, 'beside-home') };
        for (const path of Object.values(neighbour)) mkdirSync(path, { mode: 0o700 });
      });

      /** Runs it beside a neighbour that works all the while, and expects the neighbour's work done. */
      async function beside(command: string, limits: Partial<SandboxLimits> = {}): Promise<Ran> {
        writeFileSync(join(neighbour.folder, 'theirs'), secret);
        const [ran, other] = await Promise.all([
          run(driver, place, command, { limits: { cpuMs: 60_000, ...limits } }),
          run(driver, neighbour, 'for i in 1 2 3 4 5; do sleep 0.05; echo $i > step; done; cat step theirs'),
        ]);
        expect(other).to.deep.equal({ code: 0, out: `5\n${secret}`, err: '' });
        return ran;
      }

      /** Every attempt of the program was made and refused, but for those that are named. */
      function expectRefused({ out, err, code }: Ran, atLeast: number, allowed: string[] = []): void {
        const lines = out.trim().split('\n');
        expect(lines.length, out + err).to.be.at.least(atLeast);
        expect(code, err).to.equal(0);
        expect(lines.filter((line) => !line.endsWith(' refused'))).to.deep.equal(
          allowed.map((name) => `${name} DONE`),
        );
      }

      it('cannot leave its walls, by any call and any file', async () => {
        const outside = spawn('sleep', [newMarker()], { stdio: 'ignore' });
        try {
          expectRefused(await beside(script(breakOut, outside.pid ?? 0)), 48);
          expect([outside.exitCode, outside.signalCode]).to.deep.equal([null, null]);
        } finally {
          outside.kill('SIGKILL');
        }
      });

      it('finds neither the service, nor its secrets, nor the run beside it', async () => {
        const { out } = await beside(
          `cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n'
          cat ${place.base}/service/secret ${neighbour.folder}/theirs /proc/1/root/${neighbour.folder}/theirs /proc/[0-9]*/cwd/../*/theirs 2>&1
          ln -s ${place.base}/service/secret link; cat link; ln ${neighbour.folder}/theirs mine; find / -xdev -name theirs 2>/dev/null
          grep -c . /proc/keys; ls /sys /root /data /var/lib 2>&1; exit 0`,
        );
        expect(out).not.to.contain(secret).and.not.to.contain('/theirs\n/');
        expect(out).to.contain('HOME=/home/agent');
      });

      it('reaches nobody: no port, no socket of the machine, no metadata, no name', async () => {
        let hits = 0;
        const listening: Server[] = [];
        const open = (at: { port: number; host: string } | { path: string }) =>
          new Promise<Server>((resolve, reject) => {
            const server = createServer((socket) => {
              hits += 1;
              socket.destroy();
            });
            server.once('error', reject);
            server.listen(at, () => resolve(server));
            listening.push(server);
          });
        const path = join(place.base, 'service', '.s.PGSQL.5432');
        const abstract = `sandbox-spec-${process.pid}-${kind}`;
        try {
          const tcp = (await open({ port: 0, host: '127.0.0.1' })).address();
          const port = typeof tcp === 'object' && tcp !== null ? tcp.port : 0;
          await open({ path });
          chmodSync(path, 0o777);
          await open({ path: `\0${abstract}` });
          const ran = await beside(
            script(
              callOut,
              ...[`tcp:127.0.0.1:${port}`, `tcp:0.0.0.0:${port}`, `tcp:::1:${port}`, 'tcp:127.0.0.1:5432'],
              ...[
                `unix:${path}`,
                `unix:@${abstract}`,
                'unix:/var/run/docker.sock',
                'unix:/run/systemd/private',
              ],
              ...['tcp:169.254.169.254:80', 'tcp:192.0.2.1:443', 'udp:192.0.2.1:53', 'tcp:2001:db8::1:443'],
            ),
          );
          expectRefused(ran, 13);
          expect(hits).to.equal(0);
        } finally {
          for (const server of listening) server.close();
        }
      });

      it('meets a filter of system calls where the driver has one', async function () {
        if (process.arch !== 'x64') return this.skip();
        const ran = await beside(script(deepKernel));
        if (kind === 'bubblewrap') expectRefused(ran, 11, ['netlink is there']);
        else expect(ran.out).to.contain('keyring DONE');
      });

      for (const [how, program] of Object.entries(hogs)) {
        it(`is stopped at its memory, held as ${how}`, async function () {
          // Only root may look into the descriptors of a process that closed itself to its own user.
          if (!root && how.startsWith('files') && how.includes('nobody')) return this.skip();
          const ran = await beside(script(program), { memoryBytes: 100 * mebibyte });
          expect(ran).to.include({ code: null, cause: 'memory' });
        });
      }

      for (const [how, program] of Object.entries(sharers)) {
        it(`is not stopped for memory that is there once: ${how}`, async () => {
          const ran = await beside(script(program), { memoryBytes: 100 * mebibyte });
          expect(ran).to.deep.equal({ code: 0, out: 'kept\n', err: '' });
        });
      }

      const fillers: Record<string, string> = {
        'one large file': 'exec head -c 90000000 /dev/zero > big',
        'many files': 'for i in {1..40}; do head -c 2000000 /dev/zero > $i; done; sleep 30',
        'many files at home': 'cd; for i in {1..40}; do head -c 2000000 /dev/zero > $i; done; sleep 30',
        'empty files without end': 'i=0; while :; do : > f$i; i=$((i + 1)); done',
        'folders without end': 'i=0; while mkdir d$i; do i=$((i + 1)); done',
        'a file that was deleted and is still open': 'exec 9> gone; rm gone; head -c 90000000 /dev/zero >&9',
      };
      for (const [how, command] of Object.entries(fillers)) {
        it(`is stopped at its disk space, filled with ${how}`, async () => {
          const ran = await beside(command, { diskBytes: 4 * mebibyte });
          expect(ran.cause).to.equal('disk');
        });
      }

      it('finds its temporary folders bounded, and a sparse file no larger than its disk', async () => {
        const { out } = await beside(
          `for place in /tmp /dev/shm; do head -c 90000000 /dev/zero > $place/full 2>/dev/null; stat -c %s $place/full; rm $place/full; done
          truncate -s 1G sparse 2>/dev/null || echo refused`,
          { diskBytes: 8 * mebibyte },
        );
        const [temporary, shared, sparse] = out.trim().split('\n');
        for (const size of [temporary, shared]) expect(Number(size)).to.be.within(1, 8 * mebibyte);
        expect(sparse).to.equal('refused');
      });

      it('is stopped when it lives at its number of processes', async () => {
        for (const bomb of [
          ':(){ :|:& };:; sleep 30',
          script('import os\nwhile True:\n  try: os.fork()\n  except OSError: pass'),
        ])
          expect(await beside(bomb, { processes: 30 })).to.include({ code: null, cause: 'processes' });
      });

      it('is told of its number of processes when it failed for it', async () => {
        const program =
          'import os, sys, time\ntry:\n  for i in range(100):\n    if os.fork() == 0: time.sleep(20); os._exit(0)\nexcept OSError: time.sleep(1); sys.exit(1)';
        expect(await beside(script(program), { processes: 30 })).to.include({ code: 1, cause: 'processes' });
      });

      it('is stopped at the time its processes had on the processor together', async () => {
        const busy = 'for i in 1 2 3 4; do (while :; do :; done) & done; wait';
        expect(await beside(busy, { cpuMs: 2_000 })).to.include({ code: null, cause: 'cpu' });
      });

      const floods = {
        stdout: 'cat /dev/zero',
        stderr: 'cat /dev/zero >&2',
        both: 'cat /dev/zero & cat /dev/zero >&2',
      };
      for (const [where, command] of Object.entries(floods)) {
        it(`is stopped at its output, flooding ${where} without a line's end`, async () => {
          const ran = await beside(command, { outputBytes: 50_000 });
          expect(ran).to.include({ code: null, cause: 'output' });
          expect(ran.out.length + ran.err.length).to.be.at.most(50_000);
        });
      }

      it('runs out of files by itself alone', async () => {
        const program =
          'import os\nn = 0\ntry:\n  while True: os.open("/dev/null", 0); n += 1\nexcept OSError as e: print(n, e.errno)';
        const ran = await beside(script(program), { openFiles: 50 });
        expect(ran.out).to.match(/^4\d 24\n$/);
      });

      it('is given no file that the service was given', async () => {
        const kept = openSync(join(place.base, 'service', 'secret'), 'r');
        const command = 'ls -l /proc/self/fd; cat <&7; ls /proc/*/fd/7';
        const host = join(import.meta.dirname, 'sandbox-host.ts');
        const service = spawn(process.execPath, [host, kind, place.folder, place.homeFolder, command], {
          stdio: ['ignore', 'pipe', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', kept],
        });
        let out = '';
        service.stdout?.on('data', (chunk: Buffer) => {
          out += chunk.toString();
        });
        await new Promise((resolve) => service.once('exit', resolve));
        expect(out).to.contain('->').and.not.to.contain(secret).and.not.to.contain('service');
      });

      it('leaves nothing in keyrings or segments to the run after it', async () => {
        await beside(script('import ctypes\nctypes.CDLL(None).shmget(4242, 4096, 0o1666)'));
        const after = await beside(script('import ctypes\nprint(ctypes.CDLL(None).shmget(4242, 4096, 0))'));
        expect(after.out).to.equal('-1\n');
      });

      it('has a name, and what asks for one works', async () => {
        const ran = await beside(
          `whoami; id -gn; node -p 'os.userInfo().username' 2>&1; grep -c ^root: /etc/passwd
          git init -q . && echo a > a && git add a && git commit -qm x && git log --format='%an %ae'`,
        );
        expect(ran).to.deep.equal({
          code: 0,
          out: 'agent\nagent\nagent\n1\nagent agent@sandbox.invalid\n',
          err: '',
        });
      });
    });
  }

  keepsAsOrdinaryUser(['sandbox-hostile.spec.ts']);
});
