/** What every file store promises, run over each driver. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { Files } from '../../src/files/files.ts';
import { createFolderFiles } from '../../src/files/folder.ts';
import { openStore } from '../support/file-store.ts';
import { needsS3, openS3Server, type S3Server, withoutS3 } from '../support/s3-server.ts';
import { until } from '../support/until.ts';

const run = promisify(execFile);
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: Error) => error.message,
  );

interface Driver {
  title: string;
  /** Called once, inside the `describe`. */
  prepare?(): void;
  open(root: string): Promise<{ store: Files; keys(under: string): Promise<string[]>; close(): void }>;
}

const folderDriver: Driver = {
  title: 'folder',
  open: async (root) => ({
    store: createFolderFiles({ folder: join(root, 'files') }),
    keys: (under) => readdir(join(root, 'files', under)),
    close: () => undefined,
  }),
};

function bucketDriver(): Driver {
  let server: S3Server;
  let made = 0;
  return {
    title: `bucket${withoutS3}`,
    prepare: () => {
      needsS3();
      before(async () => {
        server = await openS3Server();
      });
      after(() => server?.close());
    },
    open: async (root) => {
      made += 1;
      const bucket = `files-${made}`;
      await server.makeBucket(bucket);
      const store = await openStore(server.origin, root, { bucket });
      return {
        store,
        keys: async (under) =>
          server
            .keys(bucket)
            .filter((key) => key.startsWith(`our/files/${under}/`))
            .map((key) => key.slice(`our/files/${under}/`.length)),
        close: () => {
          store.close();
          expect(server.openUploads(bucket)).to.equal(0);
        },
      };
    },
  };
}

for (const driver of [folderDriver, bucketDriver()]) {
  describe(`drivers/files: ${driver.title}`, () => {
    driver.prepare?.();
    let root: string;
    let store: Files;
    let opened: Awaited<ReturnType<Driver['open']>>;

    beforeEach(async () => {
      root = await mkdtemp(join(tmpdir(), 'files-'));
      opened = await driver.open(root);
      store = opened.store;
    });
    afterEach(async () => {
      opened?.close();
      await rm(root, { recursive: true, force: true });
    });
    /** What grows is seen soon after it was written, in a folder at once. */
    const untilRead = (key: string, wanted: string) =>
      until(`${key} to hold ${wanted.length} bytes`, async () => {
        const facts = await store.facts(key);
        return facts?.bytes === Buffer.byteLength(wanted) && (await read(key)) === wanted;
      });

    const read = async (key: string, range?: { start: number; end: number }): Promise<string> =>
      text(await store.open(key, range));

    it('gives back what was put, with its size and hash', async () => {
      const bytes = randomBytes(300_000);
      const contents = {
        text: 'grüße\n',
        buffer: bytes,
        stream: Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]),
        empty: '',
      };
      for (const [key, content] of Object.entries(contents)) {
        const whole = content instanceof Readable ? bytes : Buffer.from(content);
        const seal = await store.put(`runs/x/${key}`, content);
        expect(seal).to.deep.equal({ bytes: whole.length, sha256: sha256(whole) });
        expect((await store.facts(`runs/x/${key}`))?.bytes).to.equal(whole.length);
        expect(await text(await store.open(`runs/x/${key}`))).to.equal(whole.toString('utf8'));
      }
    });

    it('gives exactly the bytes of a range', async () => {
      await store.put('a', '0123456789');
      expect(await read('a', { start: 0, end: 0 })).to.equal('0');
      expect(await read('a', { start: 3, end: 6 })).to.equal('3456');
      expect(await read('a', { start: 8, end: 100 })).to.equal('89');
      expect(await read('a', { start: 0, end: -1 })).to.equal('');
      expect(await read('a', { start: 10, end: 20 })).to.equal('');
    });

    it('shows a file only when it is whole', async () => {
      const { promise: more, resolve } = Promise.withResolvers<void>();
      async function* slowly(): AsyncGenerator<string> {
        yield 'first ';
        await more;
        yield 'second';
      }
      await store.put('k', 'old');
      const putting = store.put('k', Readable.from(slowly()));
      const putNew = store.put('n', Readable.from(['x']));
      await putNew;
      expect(await read('k')).to.equal('old');
      resolve();
      await putting;
      expect(await read('k')).to.equal('first second');
    });

    it('leaves the old file and no remains when a content breaks', async () => {
      await store.put('d/k', 'old');
      const broken = new Readable({
        read() {
          this.push('some');
          this.destroy(new Error('the source broke'));
        },
      });
      expect(await failureOf(store.put('d/k', broken))).to.equal('the source broke');
      expect(await read('d/k')).to.equal('old');
      expect(await opened.keys('d')).to.deep.equal(['k']);
    });

    it('takes only as much of a stream as the disk takes', async () => {
      let made = 0;
      const chunk = Buffer.alloc(65_536, 'x');
      const source = new Readable({
        highWaterMark: 65_536,
        read() {
          made += 1;
          this.push(made > 400 ? null : chunk);
        },
      });
      const putting = store.put('large', source);
      expect(made).to.be.lessThan(10);
      expect((await putting).bytes).to.equal(400 * 65_536);
    });

    it('shows a growing file while it grows, in the order of the writes', async () => {
      const writer = await store.grow('runs/x/log');
      await writer.write('one\n');
      await untilRead('runs/x/log', 'one\n');
      const waiting = Array.from({ length: 500 }, (_, n) => writer.write(`${n}é\n`));
      await Promise.all(waiting);
      const whole = `one\n${Array.from({ length: 500 }, (_, n) => `${n}é\n`).join('')}`;
      await untilRead('runs/x/log', whole);
      expect(await read('runs/x/log', { start: 2, end: 5 })).to.equal(`${'e\n0\u00c3'.slice(0, 3)}\ufffd`);
      expect(await writer.seal()).to.deep.equal({ bytes: Buffer.byteLength(whole), sha256: sha256(whole) });
    });

    it('seals what was written without being awaited, once and for all', async () => {
      const writer = await store.grow('log');
      const writes = [writer.write('a'), writer.write('b'), writer.write('c')];
      const seal = await writer.seal();
      await Promise.all(writes);
      expect(seal).to.deep.equal({ bytes: 3, sha256: sha256('abc') });
      expect(await writer.seal()).to.deep.equal(seal);
      expect(await failureOf(writer.write('d'))).to.equal('the file is closed');
      await writer.close();
      expect(await read('log')).to.equal('abc');
    });

    it('leaves a closed file for a later attempt, which begins anew at the same key', async () => {
      const first = await store.grow('log');
      await first.write('first');
      await first.close();
      await first.close();
      expect(await read('log')).to.equal('first');
      expect(await failureOf(first.seal())).to.equal('the file is closed');
      const reading = await store.open('log');
      const second = await store.grow('log');
      await second.write('2');
      await untilRead('log', '2');
      // Who was reading the old one reads it to its end.
      expect(await text(reading)).to.equal('first');
      await second.seal();
    });

    it('tells of no file where there is none, or only a folder', async () => {
      await store.put('a/b', 'x');
      expect(await store.facts('a/c')).to.equal(undefined);
      expect(await store.facts('a')).to.equal(undefined);
      expect(await store.facts('a/b/c')).to.equal(undefined);
      expect(await failureOf(store.open('a/c'))).to.equal('there is no file a/c');
      expect((await store.facts('a/b'))?.modifiedAt).to.be.instanceOf(Date);
    });

    it('removes everything under a prefix and nothing beside it', async () => {
      await store.put('runs/a/1/log', '1');
      await store.put('runs/a/2/log', '2');
      await store.put('runs/ab/1/log', '3');
      await store.remove('runs/a');
      await store.remove('runs/a');
      await store.remove('nothing/here');
      expect(await store.facts('runs/a/1/log')).to.equal(undefined);
      expect(await read('runs/ab/1/log')).to.equal('3');
      await store.put('runs/a/1/log', 'again');
      expect(await read('runs/a/1/log')).to.equal('again');
    });

    it('lists every file under a prefix, folder by folder, and nothing beside it', async () => {
      const listed = async (prefix: string) => {
        const files = [];
        for await (const file of store.list(prefix)) files.push(file);
        return files;
      };
      expect(await listed('runs')).to.deep.equal([]);
      const keys = ['a/1/log.ndjson', 'a/1/patch.diff', 'a/memory.json', 'a/2/log.ndjson', 'b/1/log.ndjson'];
      for (const key of keys) await store.put(`runs/${key}`, key);
      await store.put('other/a', 'x');
      const writer = await store.grow('runs/c/1/log.ndjson');
      await writer.write('grows');
      await untilRead('runs/c/1/log.ndjson', 'grows');
      const found = await listed('runs');
      expect(found.map(({ key }) => key).sort()).to.deep.equal(
        [...keys, 'c/1/log.ndjson'].map((key) => `runs/${key}`).sort(),
      );
      for (const { key, bytes, half, modifiedAt } of found) {
        const facts = await store.facts(key);
        expect({ bytes, modifiedAt, half }).to.deep.equal({ ...facts, half: false });
      }
      const runs = found.map(({ key }) => key.split('/')[1]);
      expect(runs.filter((run, index) => run !== runs[index - 1])).to.have.length(3);
      expect((await listed('runs/a/1')).map(({ key }) => key).sort()).to.deep.equal(
        keys.slice(0, 2).map((key) => `runs/${key}`),
      );
      await writer.close();
    });

    it('refuses every key that is not a plain one, whatever is asked', async () => {
      await writeFile(join(root, 'outside'), 'secret');
      const keys = [
        '',
        '/',
        '/outside',
        '../outside',
        'a/../../outside',
        'a/..',
        '.',
        '..',
        '.hidden',
        'a/.hidden',
        'a//b',
        'a/',
        'A',
        'a b',
        'a\\b',
        'a\0b',
        'a\n',
        'ä',
        'a'.repeat(201),
        `${'a/'.repeat(300)}a`,
        '%2e%2e/outside',
      ];
      for (const key of keys) {
        for (const ask of [
          () => store.put(key, 'x'),
          () => store.grow(key),
          () => store.facts(key),
          () => store.open(key),
          () => store.remove(key),
        ])
          expect(await failureOf(ask()), JSON.stringify(key)).to.match(/is not a file key$/);
      }
    });

    it('serves several writers and readers of one key without mixing them', async () => {
      const contents = Array.from({ length: 8 }, (_, n) => String(n).repeat(50_000));
      await Promise.all(contents.map((content) => store.put('one', content)));
      const seen = await Promise.all(contents.map(() => read('one')));
      for (const content of seen) expect(contents).to.include(content);
    });
  });
}

describe('drivers/files: folder on its disk', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'files-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('keeps files to the user of the service', async () => {
    const store = createFolderFiles({ folder: join(root, 'files') });
    await store.put('d/a', 'x');
    await (await store.grow('d/b')).close();
    for (const [path, mode] of [
      ['files', 0o700],
      ['files/d', 0o700],
      ['files/d/a', 0o600],
      ['files/d/b', 0o600],
    ] as const)
      expect((await stat(join(root, path))).mode & 0o777, path).to.equal(mode);
  });

  it('begins a growing file anew instead of following a link at its place', async () => {
    const store = createFolderFiles({ folder: root });
    await writeFile(join(root, 'target'), 'kept');
    await symlink('target', join(root, 'log'));
    const writer = await store.grow('log');
    await writer.write('new');
    await writer.seal();
    expect(await text(await store.open('target'))).to.equal('kept');
  });

  it('fails a write, and the seal, when the disk is full, and takes nothing after it', async function () {
    if (process.getuid?.() !== 0) this.skip();
    await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', root]).catch(() => this.skip());
    try {
      const store = createFolderFiles({ folder: join(root, 'files') });
      const writer = await store.grow('log');
      await writer.write('x'.repeat(10_000));
      expect(await failureOf(writer.write('x'.repeat(100_000)))).to.contain('ENOSPC');
      expect(await failureOf(writer.write('y'))).to.contain('ENOSPC');
      expect(await failureOf(writer.seal())).to.contain('ENOSPC');
      await writer.close();
      expect(await failureOf(store.put('more', 'x'.repeat(100_000)))).to.contain('ENOSPC');
      expect(await readdir(join(root, 'files'))).to.deep.equal(['log']);
    } finally {
      await run('umount', [root]);
    }
  });

  it('lists what a write that was cut short left, and removes it by the key it is listed with', async () => {
    const files = createFolderFiles({ folder: join(root, 'files') });
    await files.put('runs/a/1/patch.diff', 'whole');
    const remains = `.patch.diff.${randomUUID()}`;
    await writeFile(join(root, 'files', 'runs/a/1', remains), 'half');
    const listed = [];
    for await (const file of files.list('runs')) if (file.half) listed.push(file);
    expect(listed.map(({ key, bytes }) => [key, bytes])).to.deep.equal([[`runs/a/1/${remains}`, 4]]);
    await files.remove(`runs/a/1/${remains}`);
    expect(await readdir(join(root, 'files', 'runs/a/1'))).to.deep.equal(['patch.diff']);
    for (const key of [`../.x.${randomUUID()}`, `runs/../.x.${randomUUID()}`])
      expect(await failureOf(files.remove(key))).to.include('is not a file key');
  });

  it('shows nothing of a put that was killed, and what had grown', async () => {
    const program = `
      import { createFolderFiles } from ${JSON.stringify(join(import.meta.dirname, '../../src/files/folder.ts'))};
      import { Readable } from 'node:stream';
      const store = createFolderFiles({ folder: process.argv[1] });
      const writer = await store.grow('log');
      await writer.write('grown');
      async function* endless() { yield 'begun'; process.stdout.write('ready'); setTimeout(() => 0, 60000); await new Promise(() => 0); }
      await store.put('whole', Readable.from(endless()));`;
    const child = execFile(process.execPath, [
      '--input-type=module-typescript',
      '-e',
      program,
      join(root, 'files'),
    ]);
    let said = '';
    child.stdout?.on('data', (chunk: string) => {
      said += chunk;
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    try {
      await until('the put to be under way', () => said.includes('ready'), 20_000);
    } finally {
      child.kill('SIGKILL');
      await gone;
    }
    const store = createFolderFiles({ folder: join(root, 'files') });
    expect(await store.facts('whole')).to.equal(undefined);
    expect(await text(await store.open('log'))).to.equal('grown');
    await store.put('whole', 'second');
    expect(await text(await store.open('whole'))).to.equal('second');
  });
});
