/** What every sandbox driver promises: how a command starts, what it is given, and how it ends. */
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { chooseSandbox } from '../../src/sandbox/choose.ts';
import { explain } from '../../src/sandbox/remedies.ts';
import type { SandboxDriver, SandboxKind } from '../../src/sandbox/sandbox.ts';
import {
  driverOrSkip,
  keepsAsOrdinaryUser,
  limits,
  log,
  marked,
  newMarker,
  root,
  run,
  secret,
  until,
  usePlace,
} from './sandbox-place.ts';

describe('the sandbox drivers', function () {
  this.timeout(60_000);
  const place = usePlace();

  for (const kind of ['bubblewrap', 'unshare', 'none'] as SandboxKind[]) {
    describe(kind, () => {
      let driver: SandboxDriver;
      let [base, folder, homeFolder] = ['', '', ''];
      before(async function () {
        driver = await driverOrSkip(this, kind);
      });
      beforeEach(() => {
        ({ base, folder, homeFolder } = place);
      });

      it('runs a command in the folder with the given input, environment and exit code', async () => {
        const ran = await run(
          driver,
          place,
          'cat; pwd; echo "$HOME $GIVEN"; touch made "$HOME/kept"; exit 7',
          {
            input: 'in\n',
            spawn: { env: { GIVEN: 'x y' } },
          },
        );
        const [work, home] = kind === 'none' ? [folder, homeFolder] : ['/workspace', '/home/agent'];
        expect(ran).to.deep.equal({ code: 7, out: `in\n${work}\n${home} x y\n`, err: '' });
        expect([readdirSync(folder), readdirSync(homeFolder)]).to.deep.equal([['made'], ['kept']]);
      });

      it('lets a command write to its output by name', async () => {
        const ran = await run(
          driver,
          place,
          'echo a > /dev/stdout; echo b > /dev/stderr; echo c | tee /dev/stderr',
        );
        expect(ran).to.deep.equal({ code: 0, out: 'a\nc\n', err: 'b\nc\n' });
      });

      it('starts many commands at once, each with its own output', async () => {
        const numbers = Array.from({ length: 24 }, (_, index) => index);
        await using sandbox = await driver.open({ folder, homeFolder, limits });
        const said = await Promise.all(
          numbers.map(async (number) => {
            const child = sandbox.spawn(['sh', '-c', `echo ${number}; echo e${number} >&2`]);
            child.stdin.end();
            const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
            return { ...(await child.exit), out, err };
          }),
        );
        expect(said).to.deep.equal(
          numbers.map((number) => ({ code: 0, out: `${number}\n`, err: `e${number}\n` })),
        );
      });

      it('shows nothing of the service in the environment, not even of process 1', async () => {
        const { out } = await run(driver, place, 'env; cat /proc/[0-9]*/environ 2>/dev/null');
        expect(out).to.contain('HOME=');
        if (kind !== 'none' || root) expect(out).not.to.contain(secret);
        expect((await run(driver, place, 'env')).out).not.to.contain(secret);
      });

      it('runs commands as an unprivileged user that owns the folders, and never follows a link to own more', async function () {
        if (!root) return this.skip();
        mkdirSync(join(folder, 'deep'));
        writeFileSync(join(folder, 'deep', 'file'), 'x', { mode: 0o600 });
        symlinkSync(join(base, 'service', 'secret'), join(folder, 'link'));
        const { out, code } = await run(driver, place, 'id -u; echo y >> deep/file; cat link');
        expect(out).to.equal('64023\n');
        expect(code).to.equal(1);
        expect(readFileSync(join(folder, 'deep', 'file'), 'utf8')).to.equal('xy\n');
        expect(statSync(join(base, 'service', 'secret')).uid).to.equal(0);
        expect(statSync(base).uid).to.equal(0);
      });

      it('stops a flood of output at the limit', async () => {
        const child = await run(driver, place, 'yes', { limits: { outputBytes: 100_000 } });
        expect(child).to.include({ code: null, cause: 'output' });
        expect(child.out.length).to.be.within(1, 100_000);
        const both = await run(
          driver,
          place,
          'head -c 60000 /dev/zero; head -c 60000 /dev/zero >&2; sleep 600',
          {
            limits: { outputBytes: 100_000 },
          },
        );
        expect(both.cause).to.equal('output');
        expect(both.out.length + both.err.length).to.be.at.most(100_000);
      });

      it('ends everything on kill, as often as it is asked, and on an abort', async () => {
        const marker = newMarker();
        await using sandbox = await driver.open({ folder, homeFolder, limits });
        const stop = new AbortController();
        for (const options of [{}, { signal: stop.signal }]) {
          const child = sandbox.spawn(
            ['bash', '-c', `trap '' TERM INT HUP; (trap '' TERM; sleep ${marker}) & sleep ${marker}`],
            options,
          );
          child.stdout.resume();
          child.stderr.resume();
          await until('both sleep', () => marked(`sleep\0${marker}`).length === 2);
          if (options.signal === undefined) for (let times = 0; times < 3; times++) child.kill();
          else stop.abort();
          expect(await child.exit).to.deep.equal({ code: null, cause: 'signal' });
          child.kill();
          if (kind === 'none') await until('both are gone', () => marked(`sleep\0${marker}`).length === 0);
          expect(marked(`sleep\0${marker}`)).to.deep.equal([]);
        }
      });

      it('ends what still runs when it is closed, and runs nothing after', async () => {
        const marker = newMarker();
        const sandbox = await driver.open({ folder, homeFolder, limits });
        const children = [1, 2].map(() => sandbox.spawn(['sleep', marker]));
        // Also when the command has not even begun.
        await sandbox[Symbol.asyncDispose]();
        for (const child of children) expect(await child.exit).to.deep.equal({ code: null, cause: 'signal' });
        expect(marked(`sleep\0${marker}`)).to.deep.equal([]);
        expect(() => sandbox.spawn(['true'])).to.throw('closed');
        await sandbox[Symbol.asyncDispose]();
      });

      it('stops a process at its time on the processor', async () => {
        expect((await run(driver, place, 'while :; do :; done')).cause).to.equal('cpu');
      });
    });
  }

  it('chooses the first driver that works and never none by itself', async () => {
    const chosen = await chooseSandbox({ wanted: 'auto', log, clock: systemClock }).catch(
      (error: Error) => error,
    );
    if (chosen instanceof Error)
      expect(chosen.message).to.match(/^The bubblewrap sandbox .* The unshare sandbox .*SANDBOX=none/);
    else expect(chosen.check.kind).to.be.oneOf(['bubblewrap', 'unshare']);
    if (root) {
      const refused = await chooseSandbox({ wanted: 'none', log, clock: systemClock, sandboxUid: 0 }).catch(
        (error: Error) => error,
      );
      expect(refused).to.be.an('error');
    }
  });

  it('says what to do when a sandbox can not work', () => {
    for (const [said, remedy] of [
      ['bwrap: not installed (ENOENT)', 'apt install bubblewrap'],
      [
        'bwrap: Creating new namespace failed: nesting depth or /proc/sys/user/max_*_namespaces exceeded (ENOSPC)',
        'sysctl -w user.max_user_namespaces',
      ],
      ['unshare: unshare failed: No space left on device', 'sysctl -w user.max_user_namespaces'],
      [
        'bwrap: No permissions to create new namespace, likely because the kernel does not allow non-privileged user namespaces.',
        '--security-opt seccomp=unconfined',
      ],
      ['unshare: unshare failed: Operation not permitted', '--security-opt seccomp=unconfined'],
      ['bwrap: setting up uid map: Permission denied', 'apparmor_restrict_unprivileged_userns'],
      [
        'bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted',
        'apparmor_restrict_unprivileged_userns',
      ],
      ["bwrap: Can't mount proc on /newroot/proc: Operation not permitted", 'systempaths=unconfined'],
      ['bwrap: Unknown option --disable-userns', 'too old'],
      ["bwrap: Can't find source path /root/x: Permission denied", 'DATA_DIR'],
    ] as const) {
      const sentence = explain('bubblewrap', said);
      expect(sentence).to.contain(said).and.to.contain(remedy);
      expect(sentence).to.match(/^The bubblewrap sandbox does not work here .*\.$/);
    }
  });

  keepsAsOrdinaryUser(['sandbox.spec.ts', 'sandbox-walls.spec.ts']);
});
