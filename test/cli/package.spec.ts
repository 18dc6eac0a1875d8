/** The package `agent-runs` as it is packed: the same each time, with one dependency, and with the licences of what it took in. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { type CommandLine, installCommandLine } from '../support/command-line.ts';

const root = join(import.meta.dirname, '../..');

describe('cli/package', function () {
  this.timeout(240_000);
  let cli: CommandLine;
  let place: string;

  before(async () => {
    cli = await installCommandLine();
    place = join(cli.folder, 'installed/node_modules/agent-runs');
  });
  after(() => cli?.remove());

  it('is the same to the byte when the command line is packed twice', async () => {
    const target = join(cli.folder, 'again');
    await promisify(execFile)(process.execPath, [join(root, 'scripts/cli.ts')], {
      env: { ...process.env, CLI_TARGET: target },
    });
    const [file = ''] = (await readdir(target)).filter((name) => name.endsWith('.tgz'));
    const first = cli.tarballs.find((path) => path.endsWith(file)) ?? '';
    expect(readFileSync(join(target, file)).equals(readFileSync(first))).to.equal(true);
  });

  it('needs the SDK of its own version and nothing besides', () => {
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    expect(manifest.dependencies).to.deep.equal({ 'agent-run-sdk': manifest.version });
    expect(manifest).to.not.have.any.keys('scripts', 'devDependencies', 'repository');
    expect(manifest.engines).to.deep.equal({ node: '>=20' });
    expect(
      readdirSync(join(cli.folder, 'installed/node_modules'))
        .filter((name) => !name.startsWith('.'))
        .sort(),
    ).to.deep.equal(['agent-run-sdk', 'agent-runs']);
    const text = readFileSync(join(place, 'lib/agent-runs.js'), 'utf8');
    const imported = [...text.matchAll(/^import .*?from "([^"]+)";$/gm)].map(([, name]) => name ?? '');
    expect(imported.filter((name) => !name.startsWith('node:'))).to.deep.equal(['agent-run-sdk']);
  });

  it('brings the licences of the packages that became part of it', () => {
    const text = readFileSync(join(place, 'LICENSES.txt'), 'utf8');
    for (const name of ['commander', 'yocto-spinner', 'tar-stream']) {
      const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
      expect(text).to.include(`${name} ${version} (MIT)`);
    }
    expect(text).to.include('Permission is hereby granted');
    expect(readdirSync(place).sort()).to.deep.equal([
      'LICENSE',
      'LICENSES.txt',
      'README.md',
      'ci',
      'lib',
      'package.json',
    ]);
  });
});
