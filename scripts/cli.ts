/** `npm run cli`: makes the package `agent-runs` of `src/cli` in `dist/cli`: one module that depends on the SDK of the same version; the same bytes from the same sources. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build as bundle } from 'vite';

const root = join(import.meta.dirname, '..');
// A test builds beside the others and names a place of its own.
const target = process.env.CLI_TARGET ?? join(root, 'dist/cli');
const folder = join(target, 'package');
const sdk = join(root, 'src/sdk/index.ts');

/** The packages that became part of the module, whose licences go with it. */
async function compile(): Promise<string[]> {
  const taken = new Set<string>();
  await bundle({
    configFile: false,
    root,
    logLevel: 'error',
    // Taken in, so that installing needs no registry and says nothing of the Node that a library would rather have.
    ssr: { noExternal: true, external: ['agent-run-sdk'] },
    build: {
      ssr: join(root, 'src/cli/main.ts'),
      target: 'node20',
      minify: false,
      emptyOutDir: false,
      outDir: join(folder, 'lib'),
      rollupOptions: {
        external: ['agent-run-sdk', /^node:/],
        output: { entryFileNames: 'agent-runs.js', format: 'es' },
      },
    },
    plugins: [
      {
        name: 'sdk-by-its-name',
        enforce: 'pre',
        resolveId: (name, from) => {
          if (from === undefined || !name.startsWith('.')) return null;
          return resolve(dirname(from), name) === sdk ? { id: 'agent-run-sdk', external: true } : null;
        },
      },
      {
        name: 'taken-packages',
        generateBundle: (_options, chunks) => {
          for (const chunk of Object.values(chunks)) {
            if (chunk.type !== 'chunk') continue;
            for (const id of chunk.moduleIds) {
              const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\0', '')) ?? [];
              if (name !== undefined) taken.add(name);
            }
          }
        },
      },
    ],
  });
  await chmod(join(folder, 'lib/agent-runs.js'), 0o755);
  return [...taken].sort();
}

/** What the licences of others ask for: to be told. */
async function licences(packages: string[]): Promise<string> {
  const parts = await Promise.all(
    packages.map(async (name) => {
      const at = join(root, 'node_modules', name);
      const { version, license } = JSON.parse(await readFile(join(at, 'package.json'), 'utf8'));
      const file = (await readdir(at)).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
      const text = file === undefined ? '' : await readFile(join(at, file), 'utf8');
      return `${name} ${version} (${license})\n\n${text.trim()}\n`;
    }),
  );
  return `agent-runs contains these packages:\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}

function manifest(from: { version: string; license: string }): Record<string, unknown> {
  return {
    name: 'agent-runs',
    version: from.version,
    description: 'Run agent tasks from the command line, follow them, and bring their patches home.',
    license: from.license,
    type: 'module',
    engines: { node: '>=20' },
    bin: { 'agent-runs': 'lib/agent-runs.js' },
    files: ['lib', 'ci', 'LICENSES.txt'],
    dependencies: { 'agent-run-sdk': from.version },
    keywords: ['agents', 'runs', 'cli'],
  };
}

async function build(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const packages = await compile();
  const from = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(from), null, 2)}\n`);
  await writeFile(join(folder, 'LICENSES.txt'), await licences(packages));
  await copyFile(join(root, 'src/cli/README.md'), join(folder, 'README.md'));
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await mkdir(join(folder, 'ci'));
  await copyFile(join(root, 'src/cli/ci/gitlab.yml'), join(folder, 'ci/gitlab.yml'));
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', target],
    { cwd: folder, timeout: 120_000 },
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
  console.error(`cli: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
