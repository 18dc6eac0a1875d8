/** What a start is told and what it loads: both decide how much memory every process of the service holds. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { startArguments } from '../../scripts/start-command.ts';

const inRepository = (path: string): URL => new URL(`../../${path}`, import.meta.url);

describe('house/start', () => {
  it('gives Node the same bounds from the image as from npm start', () => {
    const isBound = (word: string): boolean => /^--[a-z-]+=\d+$/.test(word);
    const bounds = startArguments().filter(isBound);
    const command = /^CMD (\[.*\])$/m.exec(readFileSync(inRepository('scripts/deploy/Dockerfile'), 'utf8'));
    const words = JSON.parse(command?.[1] ?? '[]') as string[];
    expect(bounds).to.deep.equal(['--max-semi-space-size=8', '--heap-growing-percent=50']);
    expect(words.filter(isBound)).to.deep.equal(bounds);
  });

  it('starts the program by paths that hold in every working directory', () => {
    const files = startArguments().filter((word) => /\.m?[jt]s$/.test(word));
    expect(files.at(-1)).to.match(/^\/.*src\/main\.ts$/);
    for (const file of files) expect(existsSync(file), file).to.equal(true);
    expect(startArguments('/elsewhere/main.ts').at(-1)).to.equal('/elsewhere/main.ts');
  });

  it('loads no second HTTP client, no Markdown and no SQL builder before they are asked for', () => {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      await import('${inRepository('src/http/listener.ts')}');
      await import('${inRepository('src/compose.ts')}');
      console.log(JSON.stringify([...process.moduleLoadList, ...loaded]));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(stdout, stderr).to.match(/^\[/);
    const loaded = JSON.parse(stdout) as string[];
    expect(loaded.filter((name) => name.includes('node_modules/koa/'))).not.to.deep.equal([]);
    expect(loaded.filter((name) => /deps\/undici|http2\/core|\/marked\/|\/knex\//.test(name))).to.deep.equal(
      [],
    );
  });
});
