/** What a release hands out, each thing made from a tree that already carries the version. */
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { command } from './command.ts';

export interface Making {
  /** The tree to make it from. */
  tree: string;
  /** Where it goes. */
  target: string;
  version: string;
}

/** Both documents, for programs and for readers. */
export async function copyDocuments({ tree, target }: Making): Promise<string[]> {
  const names = ['openapi', 'asyncapi'].flatMap((name) => [`${name}.json`, `${name}.yaml`]);
  for (const name of names) await copyFile(join(tree, 'generated', name), join(target, name));
  return names;
}

/** The tarball that one of our scripts packs where its variable says. */
async function packPackage(
  { tree, target, version }: Making,
  [script, variable, name]: readonly [string, string, string],
): Promise<string[]> {
  const place = await mkdtemp(join(tmpdir(), 'release-package-'));
  const file = `${name}-${version}.tgz`;
  try {
    await command(process.execPath, [join(tree, script)], { cwd: tree, env: { [variable]: place } });
    await copyFile(join(place, file), join(target, file));
    return [file];
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The TypeScript SDK. */
export const packSdk = (making: Making): Promise<string[]> =>
  packPackage(making, ['scripts/sdk.ts', 'SDK_TARGET', 'agent-run-sdk']);

/** The command line. */
export const packCli = (making: Making): Promise<string[]> =>
  packPackage(making, ['scripts/cli.ts', 'CLI_TARGET', 'agent-runs']);

/** What the service is built of, as CycloneDX, from the lock file alone. */
export async function writeSbom({ tree, target }: Making): Promise<string[]> {
  const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const text = await command('npm', args, { cwd: tree });
  const sbom = JSON.parse(text) as { metadata: { component: { name: string }; timestamp?: string } };
  const { name } = JSON.parse(await readFile(join(tree, 'package.json'), 'utf8')) as { name: string };
  // A number and an instant of its own at every call, and the folder's name: the same inputs shall give the same bytes.
  delete (sbom as { serialNumber?: string }).serialNumber;
  delete sbom.metadata.timestamp;
  sbom.metadata.component.name = name;
  await writeFile(join(target, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  return ['sbom.cdx.json'];
}

/** A tar.gz of `folder` with neither owners nor times, in the order of names. */
export async function packFolder(folder: string, file: string, prefix: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file));
  for (const path of paths) {
    const name = `${prefix}/${path.slice(folder.length + 1)}`;
    tar.entry({ name, mode: 0o644, mtime: new Date(0) }, await readFile(path));
  }
  tar.finalize();
  await written;
}

/** Where `npm run clients` leaves what is installed of each language. */
const clients: Record<string, (place: string, making: Making) => Promise<string[]>> = {
  python: (place, making) => take(join(place, 'dist'), /\.whl$/, making),
  java: (place, making) =>
    take(join(place, 'target'), new RegExp(`^agent-runs-${making.version}.*\\.jar$`), making),
  go: async (place, { target, version }) => {
    const name = `agent-runs-go-${version}.tar.gz`;
    await packFolder(place, join(target, name), `agent-runs-go-${version}`);
    return [name];
  },
};

async function take(folder: string, wanted: RegExp, { target }: Making): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => wanted.test(name)).sort();
  if (names.length === 0) throw new Error('it was built, but nothing is there to hand out');
  for (const name of names) await copyFile(join(folder, name), join(target, name));
  return names;
}

/** The client of one language. Throws with the reason where the tools of that language are missing. */
export async function packClient(language: string, making: Making): Promise<string[]> {
  const collect = clients[language];
  if (collect === undefined) throw new Error(`there is no client in ${language}`);
  await command(process.execPath, [join(making.tree, 'scripts/clients.ts'), '--only', language], {
    cwd: making.tree,
    timeoutMs: 900_000,
    // Archives of other ecosystems take their times from it.
    env: { SOURCE_DATE_EPOCH: '315532800' },
  });
  return collect(join(making.tree, 'dist/clients', language), making);
}

/** The languages that `npm run clients` knows in this tree. */
export function clientLanguages(tree: string): string[] {
  return existsSync(join(tree, 'scripts/clients.ts')) ? Object.keys(clients) : [];
}

/** `SHA256SUMS` of everything in the folder, as `sha256sum -c` reads it. */
export async function writeSums(target: string): Promise<void> {
  const names = (await readdir(target)).filter((name) => name !== 'SHA256SUMS').sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha256').update(await readFile(join(target, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    }),
  );
  await writeFile(join(target, 'SHA256SUMS'), lines.join(''));
}

/** An empty folder. */
export async function emptyFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
}
