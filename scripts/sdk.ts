/** `npm run sdk`: makes the package `agent-run-sdk` of `src/sdk` in `dist/sdk`: plain ES2022 modules with types, packed; the same bytes from the same sources. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
// A test builds beside the others and names a place of its own.
const target = process.env.SDK_TARGET ?? join(root, 'dist/sdk');
const folder = join(target, 'package');

/** Only what Node, Deno and browsers have in common: neither Node's types nor anybody's packages. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  noEmitOnError: true,
  newLine: ts.NewLineKind.LineFeed,
  rootDir: root,
  outDir: join(folder, 'lib'),
};

function compile(): void {
  const program = ts.createProgram([join(root, 'src/sdk/index.ts')], options);
  // Declarations are read as they lie in the package, where a name ending in .ts leads nowhere.
  const write: ts.WriteFileCallback = (name, text, mark) => {
    const content = name.endsWith('.d.ts')
      ? text.replace(/(from |import\()(["'])(\.[^"']*)\.ts\2/g, '$1$2$3.js$2')
      : text;
    ts.sys.writeFile(name, content, mark);
  };
  const { diagnostics } = program.emit(undefined, write);
  const found = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (found.length === 0) return;
  throw new Error(
    ts.formatDiagnostics(found, {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
}

function manifest(from: { version: string; license: string }): Record<string, unknown> {
  const entry = './lib/src/sdk/index';
  return {
    name: 'agent-run-sdk',
    version: from.version,
    description:
      'Start runs of agents over HTTP, follow them until they are settled, and have what they leave.',
    license: from.license,
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    main: `${entry}.js`,
    types: `${entry}.d.ts`,
    exports: {
      '.': { types: `${entry}.d.ts`, default: `${entry}.js` },
      './package.json': './package.json',
    },
    files: ['lib'],
    keywords: ['agents', 'runs', 'sse', 'webhooks'],
  };
}

async function build(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  compile();
  const from = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(from), null, 2)}\n`);
  await copyFile(join(root, 'src/sdk/README.md'), join(folder, 'README.md'));
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', target],
    { cwd: folder, timeout: 60_000 },
  );
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (packed === undefined) throw new Error('npm pack made nothing');
  return join(target, packed.filename);
}

try {
  const file = await build();
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  console.log(`${file}\nsha256 ${hash}`);
} catch (error) {
  console.error(`sdk: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
