/** The folder that processes share: the first one decides which it is, and nobody works on another by mistake. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { claimFolder } from '../../src/store/shared-folder.ts';
import { openStore, type TestStore } from '../support/store.ts';

describe('store/shared-folder', () => {
  let store: TestStore;
  let root: string;
  let count = 0;

  before(async () => {
    store = await openStore();
    root = await mkdtemp(join(tmpdir(), 'test-folders-'));
  });
  after(async () => {
    await store.close();
    await rm(root, { recursive: true, force: true });
  });
  beforeEach(() => store.database.knex('shared_folders').del());

  const newFolder = (): string => join(root, String(count++));
  const claim = (folder: string, { shared = true, name = 'workspaces' } = {}): Promise<string> =>
    claimFolder(store.database, {
      name,
      folder,
      variable: 'WORKSPACES_DIR',
      shared,
      mode: 0o711,
      at: systemClock.now(),
    }).then(
      () => 'taken',
      (error: Error) => error.message,
    );
  const mark = (folder: string): string => join(folder, '.shared-folder');

  it('takes the folder of the first process, and that folder again from any other', async () => {
    const folder = newFolder();
    expect([await claim(folder), await claim(folder), await claim(folder)]).to.deep.equal([
      'taken',
      'taken',
      'taken',
    ]);
    expect(await readdir(folder)).to.deep.equal(['.shared-folder']);
  });

  it('gives one folder one id when forty processes come first at once', async () => {
    const folder = newFolder();
    const verdicts = await Promise.all(Array.from({ length: 40 }, () => claim(folder)));
    expect(new Set(verdicts)).to.deep.equal(new Set(['taken']));
    expect(await readdir(folder)).to.deep.equal(['.shared-folder']);
  });

  it('lets one folder win when processes come first with two', async () => {
    const folders = [newFolder(), newFolder()];
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => claim(folders[index % 2] ?? '')),
    );
    const [even, odd] = [0, 1].map((rest) => new Set(verdicts.filter((_, index) => index % 2 === rest)));
    expect([even?.size, odd?.size]).to.deep.equal([1, 1]);
    expect(verdicts.filter((verdict) => verdict === 'taken').length).to.equal(10);
  });

  it('refuses an empty folder and a foreign one, says which setting and what to write when the first is lost, and takes it then', async () => {
    const [folder, empty, foreign] = [newFolder(), newFolder(), newFolder()];
    await claim(folder);
    const id = (await readFile(mark(folder), 'utf8')).trim();
    await mkdir(foreign);
    await writeFile(mark(foreign), '019ab3f0-1234-7abc-8def-0123456789ab\n');
    for (const other of [empty, foreign])
      expect(await claim(other))
        .to.contain(`The folder ${other} is not the one`)
        .and.contain('WORKSPACES_DIR names it')
        .and.contain(`write ${id} into ${mark(other)}`);
    await writeFile(mark(empty), id);
    expect(await claim(empty)).to.equal('taken');
  });

  it('takes an emptied folder where no other process can be', async () => {
    const folder = newFolder();
    await claim(folder, { shared: false });
    const id = await readFile(mark(folder), 'utf8');
    await rm(folder, { recursive: true });
    expect(await claim(folder, { shared: false })).to.equal('taken');
    expect(await readFile(mark(folder), 'utf8')).to.equal(id);
  });

  it('takes over a folder whose database was lost', async () => {
    const folder = newFolder();
    await claim(folder);
    await store.database.knex('shared_folders').del();
    expect(await claim(folder)).to.equal('taken');
    expect(await claim(newFolder())).to.contain('is not the one');
  });
});
