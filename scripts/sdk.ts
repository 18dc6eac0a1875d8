/** `npm run sdk`: makes the package `agent-run-sdk` of `src/sdk` in `dist/sdk`: plain ES2022 modules with types, packed; the same bytes from the same sources. */
import { join } from 'node:path';
import ts from 'typescript';
import { makePackage } from './release/make-package.ts';

const root = join(import.meta.dirname, '..');

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
};

function compile(folder: string): void {
  const outDir = join(folder, 'lib');
  const program = ts.createProgram([join(root, 'src/sdk/index.ts')], { ...options, outDir });
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

const entry = './lib/src/sdk/index';

await makePackage({
  name: 'sdk',
  fill: compile,
  manifest: () => ({
    name: 'agent-run-sdk',
    description:
      'Start runs of agents over HTTP, follow them until they are settled, and have what they leave.',
    sideEffects: false,
    main: `${entry}.js`,
    types: `${entry}.d.ts`,
    exports: {
      '.': { types: `${entry}.d.ts`, default: `${entry}.js` },
      './package.json': './package.json',
    },
    files: ['lib'],
    keywords: ['agents', 'runs', 'sse', 'webhooks'],
  }),
});
