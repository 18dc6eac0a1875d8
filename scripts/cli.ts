/** `npm run cli`: makes the package `agent-runs` of `src/cli` in `dist/cli`: one module that depends on the SDK of the same version; the same bytes from the same sources. */
import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build as bundle } from 'vite';
import { makePackage } from './release/make-package.ts';

const root = join(import.meta.dirname, '..');
const sdk = join(root, 'src/sdk/index.ts');

/** The packages that became part of the module, whose licences go with it. */
async function compile(folder: string): Promise<string[]> {
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

await makePackage({
  name: 'cli',
  fill: async (folder) => {
    const packages = await compile(folder);
    await writeFile(join(folder, 'LICENSES.txt'), await licences(packages));
    await mkdir(join(folder, 'ci'));
    await copyFile(join(root, 'src/cli/ci/gitlab.yml'), join(folder, 'ci/gitlab.yml'));
  },
  manifest: (version) => ({
    name: 'agent-runs',
    description: 'Run agent tasks from the command line, follow them, and bring their patches home.',
    bin: { 'agent-runs': 'lib/agent-runs.js' },
    files: ['lib', 'ci', 'LICENSES.txt'],
    dependencies: { 'agent-run-sdk': version },
    keywords: ['agents', 'runs', 'cli'],
  }),
});
