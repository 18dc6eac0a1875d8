/** What the drivers with walls promise, tried with small hostile programs that stop by themselves. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { SandboxDriver, SandboxKind } from '../../src/sandbox/sandbox.ts';
import {
  driverOrSkip,
  limits,
  marked,
  newMarker,
  root,
  run,
  secret,
  until,
  usePlace,
} from './sandbox-place.ts';

const host = fileURLToPath(new URL('./sandbox-host.ts', import.meta.url));

describe('the walls of a sandbox', function () {
  this.timeout(60_000);
  const place = usePlace();

  for (const kind of ['bubblewrap', 'unshare'] as SandboxKind[]) {
    describe(kind, () => {
      let driver: SandboxDriver;
      let [base, folder, homeFolder] = ['', '', ''];
      before(async function () {
        driver = await driverOrSkip(this, kind);
      });
      beforeEach(() => {
        ({ base, folder, homeFolder } = place);
      });

      it('says that it enforces all limits', async () => {
        expect((await driver.check()).enforced).to.include.members([
          'filesystem',
          'network',
          'processes',
          'output',
          'disk',
          'cpu',
        ]);
      });

      it("shows only the run's own folders and the system, and the system read-only", async () => {
        const { out } = await run(
          driver,
          place,
          `ls -A /; echo --; ls -A /home /home/agent /tmp /root /data /var/lib ${base} 2>&1; echo --
          for path in /usr/x /usr/bin/x /etc/x /etc/passwd /x /dev/x /home/x /var/x /run/x /proc/x; do : 2>/dev/null >> $path && echo "wrote $path"; done
          cat /etc/shadow ${base}/service/secret 2>/dev/null; ls /sys 2>/dev/null
          for path in /workspace/x /home/agent/x /tmp/x /dev/shm/x; do : >> $path && echo "may write $path"; done`,
        );
        const [top = '', , writes = ''] = out.split('--\n');
        const known = [
          'bin',
          'sbin',
          'lib',
          'lib32',
          'lib64',
          'libx32',
          'usr',
          'etc',
          'dev',
          'proc',
          'run',
          'tmp',
          'var',
          'home',
          'workspace',
          'opt',
        ];
        expect(
          top
            .trim()
            .split('\n')
            .filter((name) => !known.includes(name)),
        ).to.deep.equal([]);
        expect(out).not.to.contain(secret);
        expect(out).to.contain(`cannot access '${base}'`);
        expect(writes).to.equal(
          'may write /workspace/x\nmay write /home/agent/x\nmay write /tmp/x\nmay write /dev/shm/x\n',
        );
      });

      it("reaches no network: not the machine's loopback, no name, no other route", async () => {
        let hits = 0;
        const server: Server = createServer((socket) => {
          hits += 1;
          socket.destroy();
        });
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        try {
          const address = server.address();
          const port = typeof address === 'object' ? address?.port : 0;
          const { out } = await run(
            driver,
            place,
            `(echo > /dev/tcp/127.0.0.1/${port}) 2>/dev/null && echo connected
            (echo > /dev/tcp/169.254.169.254/80) 2>/dev/null && echo connected
            getent ahosts example.com && echo resolved
            tail -n +3 /proc/net/dev | cut -d: -f1`,
          );
          expect(out.trim()).to.equal('lo');
          expect(hits).to.equal(0);
        } finally {
          server.close();
        }
      });

      it('gives no capability, no new privileges, no further user namespace', async () => {
        const { out } = await run(
          driver,
          place,
          `grep -E '^(CapInh|CapPrm|CapEff|CapAmb|NoNewPrivs):' /proc/self/status | tr -d '\\t'; unshare --user true 2>/dev/null && echo nested; unshare --user --map-root-user mount -t tmpfs x /tmp 2>/dev/null && echo mounted`,
        );
        expect(out).to.equal(
          'CapInh:0000000000000000\nCapPrm:0000000000000000\nCapEff:0000000000000000\nCapAmb:0000000000000000\nNoNewPrivs:1\n',
        );
      });

      it('sees and signals no process but its own', async () => {
        const outside = spawn('sleep', [newMarker()], { stdio: 'ignore' });
        try {
          const { out } = await run(
            driver,
            place,
            `kill -9 ${outside.pid} ${process.pid} 2>/dev/null && echo killed; kill -9 -1; ls /proc | grep -c '^[0-9]'`,
          );
          // `kill -1` takes every process the sandbox can see but the first and the one that asks.
          expect(Number(out.trim())).to.be.within(1, 6);
          expect(outside.exitCode).to.equal(null);
          expect(outside.signalCode).to.equal(null);
        } finally {
          outside.kill('SIGKILL');
        }
      });

      it('stops a fork bomb at the limit of processes', async () => {
        // dash gives up at the first refusal, while bash would try again for fifteen seconds.
        const count = 'n=0; while [ $n -lt 200 ]; do sleep 30 & n=$((n + 1)); echo $n; done';
        const { out, err } = await run(driver, place, `exec sh -c '${count}'`, { limits: { processes: 30 } });
        expect(err).to.match(/fork|Resource temporarily unavailable/);
        expect(out.trim().split('\n').length).to.be.within(20, 30);
        const bomb = await run(
          driver,
          place,
          "timeout -s KILL 1 sh -c 'b() { b | b & }; b; sleep 5' 2>&1 | head -c 1000",
          { limits: { processes: 30 } },
        );
        expect(bomb.out).to.match(/fork|Resource temporarily unavailable/);
      });

      it('stops a memory hog, in its processes or in its temporary files', async () => {
        const hog = await run(
          driver,
          place,
          'x=$(head -c 8000000 /dev/zero | tr "\\0" x); for i in {1..12}; do x+=$x; sleep 0.05; done; sleep 20',
          { limits: { cpuMs: 20_000 } },
        );
        expect(hog).to.include({ code: null, cause: 'memory' });
        const both =
          'for i in 1 2 3 4 5 6; do head -c 15000000 /dev/zero > /tmp/$i; head -c 15000000 /dev/zero > /dev/shm/$i; done; sleep 20';
        const held = await run(driver, place, both, {
          limits: { memoryBytes: 40 * 1024 ** 2, diskBytes: 80 * 1024 ** 2 },
        });
        // Both folders are bounded to half of the memory each, so full ones alone stay just within the limit.
        expect(held.err).to.match(/No space left/);
      });

      it('stops one that fills the disk, with one file or with many', async () => {
        const one = await run(driver, place, 'exec head -c 50000000 /dev/zero > big');
        expect(one.cause).to.equal('disk');
        expect(statSync(join(folder, 'big')).size).to.be.at.most(limits.diskBytes);
        rmSync(join(folder, 'big'));
        const many = await run(
          driver,
          place,
          'cd; for i in {1..30}; do head -c 2000000 /dev/zero > $i; sleep 0.05; done; sleep 20',
        );
        expect(many).to.include({ code: null, cause: 'disk' });
      });

      it('lets no daemon outlive a kill or a normal exit, whatever session or signals it chose', async () => {
        const marker = newMarker();
        const daemons = `(setsid bash -c 'trap "" HUP TERM; exec -a d sleep ${marker}' >/dev/null 2>&1 &) ; setsid -f sleep ${marker} <&- >&- 2>&-; nohup sleep ${marker} >/dev/null 2>&1 & disown`;
        await using sandbox = await driver.open({ folder, homeFolder, limits });
        const child = sandbox.spawn(['bash', '-c', `${daemons}; sleep ${marker}`]);
        child.stdout.resume();
        child.stderr.resume();
        await until('the daemons run', () => marked(`\0${marker}`).length === 4);
        child.kill();
        await child.exit;
        expect(marked(`\0${marker}`)).to.deep.equal([]);

        const second = sandbox.spawn(['bash', '-c', `${daemons}; sleep 0.2; echo over`]);
        second.stdout.resume();
        second.stderr.resume();
        expect(await second.exit).to.deep.equal({ code: 0 });
        expect(marked(`\0${marker}`)).to.deep.equal([]);
      });

      it('lets nothing outlive the service, however it dies', async () => {
        const marker = newMarker();
        const command = `(setsid sleep ${marker} <&- >&- 2>&- &); echo up; sleep ${marker}`;
        const service = spawn(process.execPath, [host, kind, folder, homeFolder, command], {
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        await new Promise((resolve) => service.stdout.once('data', resolve));
        await until('both sleep', () => marked(`sleep\0${marker}`).length === 2);
        service.kill('SIGKILL');
        await until('nothing is left', () => marked(marker).length === 0);
      });

      it('runs nothing when the service dies while the sandbox is being made', async () => {
        const marker = newMarker();
        // The way into closed folders is the longest, so it leaves the most moments to die in.
        if (root) chmodSync(base, 0o700);
        // The moments of a start are milliseconds long: one service dies in each of them, before it hears of any.
        for (let afterMs = 0; afterMs < 16; afterMs += 1) {
          const args = [host, kind, folder, homeFolder, `sleep ${marker}`, String(afterMs)];
          expect(spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 20_000 }).signal).to.equal(
            'SIGKILL',
          );
        }
        // The next start's check removes what was left half-made, in which nothing ever ran.
        for (let times = 0; times < 50 && marked(marker).length > 0; times++) await driver.check();
        expect(marked(marker)).to.deep.equal([]);
      });

      it('opens folders whose parents are closed to its user', async function () {
        if (!root) return this.skip();
        chmodSync(base, 0o700);
        const marker = newMarker();
        await using sandbox = await driver.open({ folder, homeFolder, limits });
        const child = sandbox.spawn(['bash', '-c', `id -u; pwd; touch made ~/kept; exec sleep ${marker}`]);
        let out = '';
        child.stdout.on('data', (chunk: Buffer) => {
          out += chunk.toString();
        });
        child.stderr.resume();
        await until('it sleeps', () => marked(`sleep\0${marker}`).length === 1);
        child.kill();
        await child.exit;
        expect(out).to.equal('64023\n/workspace\n');
        expect([readdirSync(folder), readdirSync(homeFolder)]).to.deep.equal([['made'], ['kept']]);
        expect(marked(marker)).to.deep.equal([]);
      });

      it('opens them whatever they are called, and files there too', async function () {
        if (!root) return this.skip();
        const closed = join(base, `it's "closed" #1\\040\tto all`);
        const [work, home, shown] = [join(closed, 'a work'), join(closed, 'home'), join(closed, 'a file')];
        for (const path of [closed, work, home]) mkdirSync(path, { mode: 0o700 });
        writeFileSync(shown, 'shown', { mode: 0o644 });
        await using sandbox = await driver.open({
          folder: work,
          homeFolder: home,
          limits,
          show: [{ from: shown, to: '/opt/shown' }],
        });
        const child = sandbox.spawn(['bash', '-c', 'cat /opt/shown; touch made ~/kept']);
        let out = '';
        child.stdout.on('data', (chunk: Buffer) => {
          out += chunk.toString();
        });
        child.stderr.on('data', (chunk: Buffer) => {
          out += chunk.toString();
        });
        expect(await child.exit).to.deep.equal({ code: 0 });
        expect([out, readdirSync(work), readdirSync(home)]).to.deep.equal(['shown', ['made'], ['kept']]);
      });

      it('tells a sandbox that could not be made from a command that failed', async () => {
        expect(await run(driver, place, 'exit 1')).to.deep.equal({ code: 1, out: '', err: '' });
        await using sandbox = await driver.open({ folder, homeFolder, limits });
        rmSync(folder, { recursive: true });
        const child = sandbox.spawn(['true']);
        child.stdout.resume();
        child.stderr.resume();
        expect(await child.exit).to.deep.equal({ code: null, cause: 'setup' });
      });

      it('keeps runs that work side by side apart', async () => {
        const other = join(base, 'other');
        const otherHome = join(base, 'other-home');
        for (const path of [other, otherHome]) mkdirSync(path, { mode: 0o700 });
        const [first, second] = await Promise.all([
          run(
            driver,
            place,
            'echo mine > mine; echo x > /tmp/mine; sleep 0.5; ls -A . ~ /tmp /dev/shm; ls /proc | grep -c "^[0-9]"',
          ),
          run(
            driver,
            { folder: other, homeFolder: otherHome },
            'echo yours > yours; echo x > /dev/shm/yours; sleep 0.5; ls -A . ~ /tmp /dev/shm',
          ),
        ]);
        expect(first.out).to.match(/mine/).and.not.to.match(/yours/);
        expect(second.out).to.match(/yours/).and.not.to.match(/mine/);
      });
    });
  }
});
