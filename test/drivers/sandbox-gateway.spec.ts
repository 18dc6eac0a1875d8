/** What every sandbox promises about the gateway: one way out while a relayed command lives, and programs shown read-only. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import type {
  Exit,
  OpenOptions,
  SandboxDriver,
  SandboxKind,
  SpawnOptions,
} from '../../src/sandbox/sandbox.ts';
import { driverOrSkip, limits, usePlace } from './sandbox-place.ts';

/** Sends a body to the gateway and prints the answer. */
const ask = `
const [origin, length] = process.argv.slice(1);
fetch(origin + '/echo', { method: 'POST', body: 'x'.repeat(Number(length)) })
  .then((reply) => reply.text()).then((said) => console.log(said.length, said.slice(0, 3)), (error) => { console.log(error.cause?.code); process.exit(9); });
`;

describe('the way from a sandbox to the gateway', function () {
  this.timeout(60_000);
  const place = usePlace();
  let server: Server;
  let socket = '';
  beforeEach(async () => {
    socket = join(place.base, 'service', 'gateway.sock');
    server = createServer((request, response) => void request.pipe(response));
    await new Promise<void>((resolve) => server.listen(socket, resolve));
    chmodSync(socket, 0o600);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  for (const kind of ['bubblewrap', 'unshare', 'none'] as SandboxKind[]) {
    describe(kind, () => {
      let driver: SandboxDriver;
      before(async function () {
        driver = await driverOrSkip(this, kind);
      });

      async function run(
        command: (gateway: string) => [string, ...string[]],
        options: { spawn?: SpawnOptions; open?: Partial<OpenOptions>; input?: string } = {},
      ): Promise<Exit & { out: string; err: string; gateway: string | undefined }> {
        const roomy = { ...limits, memoryBytes: 512 * 1024 ** 2 };
        await using sandbox = await driver.open({
          folder: place.folder,
          homeFolder: place.homeFolder,
          limits: roomy,
          gatewaySocket: socket,
          ...options.open,
        });
        const { gateway } = sandbox;
        const child = sandbox.spawn(command(gateway ?? 'none'), { relay: true, ...options.spawn });
        child.stdin.end(options.input);
        const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
        return { ...(await child.exit), out, err, gateway };
      }

      it('lets a relayed command call the gateway, long bodies included', async () => {
        const { code, out, gateway } = await run((origin) => ['node', '-e', ask, origin, '3000000']);
        expect([code, out]).to.deep.equal([0, '3000000 xxx\n']);
        if (kind === 'none') expect(gateway).to.match(/^http:\/\/127\.0\.0\.1:\d+$/);
        else expect(gateway).to.equal('http://127.0.0.1:8080');
      });

      it('hands a relayed command its input and tells how it ended', async () => {
        const ended = await run(() => ['sh', '-c', 'cat; echo no >&2; exit 7'], { input: 'in' });
        expect([ended.code, ended.out, ended.err]).to.deep.equal([7, 'in', 'no\n']);
        const killed = await run(() => ['sh', '-c', 'kill -9 $$']);
        expect(killed.code ?? killed.cause).to.be.oneOf([137, 'signal']);
        const absent = await run(() => ['no-such-program']);
        expect(absent.code).to.equal(127);
      });

      it('leaves nothing of a relayed command when it is killed', async () => {
        await using sandbox = await driver.open({ ...place, limits, gatewaySocket: socket });
        const child = sandbox.spawn(['sh', '-c', 'echo up; sleep 1000'], { relay: true });
        child.stdout.once('data', () => child.kill());
        child.stderr.resume();
        expect((await child.exit).code).to.equal(null);
      });

      it('has no gateway where none is given', async () => {
        const { gateway } = await run(() => ['true'], { open: { gatewaySocket: undefined } });
        expect(gateway).to.equal(undefined);
      });

      it('shows programs of the host where they are wanted, and not to write', async () => {
        const program = join(place.base, 'service', 'program');
        mkdirSync(program);
        writeFileSync(join(program, 'tool.sh'), 'echo tooled\n');
        if (kind === 'none') chmodSync(join(place.base, 'service'), 0o755);
        await using sandbox = await driver.open({
          ...place,
          limits,
          show: [{ from: program, to: '/opt/agent/tool' }],
        });
        const at = sandbox.at('/opt/agent/tool');
        const child = sandbox.spawn(['sh', '-c', `sh ${at}/tool.sh; echo no > ${at}/tool.sh`]);
        child.stdin.end();
        const [out] = await Promise.all([text(child.stdout), text(child.stderr)]);
        expect(out).to.equal('tooled\n');
        expect(sandbox.at('/workspace/a')).to.equal(
          kind === 'none' ? join(place.folder, 'a') : '/workspace/a',
        );
        if (kind !== 'none') expect((await child.exit).code).not.to.equal(0);
      });

      it('lets one command print more than the others may', async () => {
        const long = 'head -c 2000000 /dev/zero';
        const bounded = await run(() => ['sh', '-c', long]);
        expect([bounded.cause, bounded.out.length]).to.deep.equal(['output', limits.outputBytes]);
        const more = await run(() => ['sh', '-c', long], { spawn: { outputBytes: 3_000_000 } });
        expect([more.code, more.out.length]).to.deep.equal([0, 2_000_000]);
      });
    });
  }

  it('opens the loopback of walls only to commands that are relayed', async function () {
    const driver = await driverOrSkip(this, 'bubblewrap');
    await using sandbox = await driver.open({
      ...place,
      limits: { ...limits, memoryBytes: 512 * 1024 ** 2 },
      gatewaySocket: socket,
    });
    const child = sandbox.spawn(['node', '-e', ask, 'http://127.0.0.1:8080', '1']);
    child.stdin.end();
    const [out] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect([(await child.exit).code, out]).to.deep.equal([9, 'ECONNREFUSED\n']);
  });
});
