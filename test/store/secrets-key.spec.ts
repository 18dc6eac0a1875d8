/** The key that seals secrets: made once, whoever asks first, and for nobody else's eyes. */
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { findSecretsKeys } from '../../src/store/secrets-key.ts';
import { quiet } from '../support/store.ts';

describe('store/secrets-key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-key-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const find = (given?: string[]) => findSecretsKeys({ given, folder, log: quiet });

  it('takes what the operator gave and makes no file', async () => {
    expect(await find(['a', 'b'])).to.deep.equal(['a', 'b']);
    expect(await readdir(folder)).to.deep.equal([]);
  });

  it('is the same for all who ask first at the same time, and for who asks later', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => find()));
    expect(new Set(keys.flat()).size).to.equal(1);
    expect(keys[0]?.[0]).to.match(/^[\w-]{43}$/);
    expect(await find()).to.deep.equal(keys[0]);
    expect(await readdir(folder)).to.deep.equal(['secrets.key']);
  });

  it('lies in a file that only its owner may read', async () => {
    await find();
    expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).to.equal(0o600);
  });

  it('is not made anew when the file was emptied', async () => {
    await writeFile(join(folder, 'secrets.key'), '');
    const failure = await find().catch((error: Error) => error);
    expect(failure).to.be.instanceOf(Error).and.to.have.property('message').that.includes('SECRETS_KEY');
  });
});
