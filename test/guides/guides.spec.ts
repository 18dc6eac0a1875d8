/** The guides, followed to the letter: every block of code runs against the real service and prints what the guide says. */
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { type CommandLine, installCommandLine } from '../support/command-line.ts';
import {
  type Block,
  blocksOf,
  type GuideRun,
  guideNames,
  guideText,
  isAsShown,
  runGuide,
  saveFiles,
} from '../support/guide.ts';
import { freePort, needsS3, openS3Server, s3Credentials, withoutS3 } from '../support/s3-server.ts';
import { type Settings, startService } from '../support/service.ts';

const root = join(import.meta.dirname, '../..');
const languages = ['sh', 'ts', 'python', 'json', 'yaml', 'html', 'js', 'nginx', 'text', 'go'];

/** What the operator of a guide's service would have set, and what its reader has in the shell besides BASE_URL and KEY. */
type Stage = (place: string) => Promise<{
  settings?: Settings;
  env?: Record<string, string>;
  close?: () => Promise<void>;
}>;

const stages: Record<string, Stage> = {
  webhooks: async () => ({
    settings: { EGRESS_ALLOW: '127.0.0.1' },
    env: { PORT: String(await freePort()) },
  }),
  exports: async () => {
    const server = await openS3Server();
    await server.makeBucket('example-runs');
    return {
      settings: { EGRESS_ALLOW: '127.0.0.1' },
      env: {
        S3_ENDPOINT: server.origin,
        S3_KEY: s3Credentials.access_key_id,
        S3_SECRET: s3Credentials.secret_access_key,
      },
      close: server.close,
    };
  },
  'bring-your-agent': async (place) => ({
    settings: { AGENTS_FILE: join(place, 'agents.json'), AGENT_PATH: place },
  }),
  'custom-frontend': async () => ({ settings: { CORS_ORIGINS: 'http://127.0.0.1:5173' } }),
};

describe('guides', function () {
  this.timeout(600_000);
  /** The SDK and the command line, as those have them who install them. */
  let packages: CommandLine;

  before(async () => {
    packages = await installCommandLine();
  });
  after(() => packages?.remove());

  async function follow(name: string): Promise<{ blocks: Block[]; told: GuideRun }> {
    const blocks = blocksOf(guideText(name));
    const place = await mkdtemp(join(tmpdir(), 'test-guide-'));
    await symlink(dirname(dirname(packages.bin)), join(place, 'node_modules'));
    await writeFile(join(place, 'package.json'), '{ "type": "module" }');
    await saveFiles(blocks, place);
    const { settings, env, close } = (await stages[name]?.(place)) ?? {};
    const service = await startService(settings);
    try {
      const told = await runGuide(blocks, place, {
        BASE_URL: service.baseUrl,
        KEY: service.key,
        ...env,
        // The Node that runs TypeScript as it is.
        PATH: [join(root, 'node_modules/.bin'), dirname(packages.bin), process.env.PATH].join(delimiter),
      });
      return { blocks, told };
    } finally {
      await service.stop();
      await close?.();
      await rm(place, { recursive: true, force: true });
    }
  }

  for (const name of guideNames) {
    describe(`${name}${name === 'exports' ? withoutS3 : ''}`, () => {
      if (name === 'exports') needsS3();

      it(`runs from its first block to its last, and prints what ${name} shows`, async () => {
        const { blocks, told } = await follow(name);
        const { out = '', err = '' } = told.printed(told.at) ?? {};
        const last = blocks[told.at - 1];
        expect(told.code, `block ${told.at}:\n${last?.code}\n--\n${out}\n--\n${err}`).to.equal(0);
        for (const [index, block] of blocks.entries()) {
          if (!block.output) continue;
          const before = blocks[index - 1];
          const printed = told.printed(before?.number ?? 0)?.out ?? '';
          if (before?.run && !isAsShown(printed, block.code))
            expect(printed, before.code).to.equal(block.code);
        }
      });
    });
  }

  it('shows TypeScript that a strict compiler takes', async () => {
    const place = await mkdtemp(join(tmpdir(), 'test-guide-types-'));
    try {
      await symlink(dirname(dirname(packages.bin)), join(place, 'node_modules'));
      await writeFile(join(place, 'package.json'), '{ "type": "module" }');
      const blocks = guideNames.flatMap((name) =>
        blocksOf(guideText(name)).map((block) => ({ name, block })),
      );
      const typed = blocks.filter(({ block }) => block.language === 'ts');
      expect(typed.length).to.be.at.least(25);
      const files = typed.map(({ name, block }) => join(place, `${name}-${block.number}.ts`));
      await Promise.all(typed.map(({ block }, index) => writeFile(files[index] ?? '', block.code)));
      const program = ts.createProgram(files, {
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        strict: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: true,
        noEmit: true,
      });
      const said = ts
        .getPreEmitDiagnostics(program)
        .map(
          ({ file, messageText }) =>
            `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        );
      expect(said).to.deep.equal([]);
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  });

  it('says of every block what is done with it, and of one that is not run why', () => {
    const wrong = guideNames.flatMap((name) =>
      blocksOf(guideText(name)).flatMap((block, index, all) => {
        const what = `${name}, block ${block.number} (${block.language})`;
        if (!languages.includes(block.language)) return [`${what}: of no known language`];
        if (block.output) return all[index - 1]?.run ? [] : [`${what}: prints what nothing runs`];
        if (block.norun !== undefined) return block.run || block.norun.length < 10 ? [`${what}: why?`] : [];
        return block.run || block.file !== undefined ? [] : [`${what}: neither run nor excused`];
      }),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('leaves few blocks unrun, and none that shows a call of the interface', () => {
    const all = guideNames.flatMap((name) => blocksOf(guideText(name)).map((block) => ({ name, ...block })));
    const left = all.filter(({ norun }) => norun !== undefined);
    expect(left.length, left.map(({ name, number }) => `${name} ${number}`).join(', ')).to.be.at.most(12);
    expect(all.filter(({ run }) => run).length).to.be.at.least(50);
    expect(left.filter(({ code }) => code.includes('$BASE_URL') || code.includes('client.'))).to.deep.equal(
      [],
    );
  });

  /** Shown whole, as they are for use without a guide. */
  const examples: Record<string, string> = {
    'ci.sh': 'ci.sh',
    'index.html': 'frontend/index.html',
    'app.js': 'frontend/app.js',
  };

  it('shows the examples as they are', async () => {
    const shown = guideNames.flatMap((name) => blocksOf(guideText(name)));
    for (const [file, path] of Object.entries(examples)) {
      const block = shown.find((one) => one.file === file);
      expect(`${block?.code}\n`, path).to.equal(await readFile(join(root, 'scripts/examples', path), 'utf8'));
    }
  });

  it('keeps lines short enough to stand side by side', () => {
    const long = guideNames.flatMap((name) =>
      blocksOf(guideText(name)).flatMap(({ number, code, file, norun }) =>
        norun !== undefined || (file !== undefined && file in examples)
          ? []
          : code.split('\n').flatMap((line) => (line.length > 80 ? [`${name} ${number}: ${line}`] : [])),
      ),
    );
    expect(long).to.deep.equal([]);
  });
});
