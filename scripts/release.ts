/** `npm run release`: everything a release hands out, in `dist/release/<version>/`; with `--write` the tree becomes that release, too. It never commits, tags, pushes or publishes. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  clientLanguages,
  copyDocuments,
  emptyFolder,
  type Making,
  packCli,
  packClient,
  packSdk,
  writeSbom,
  writeSums,
} from './release/artifacts.ts';
import { release as releaseChangelog, sectionOf } from './release/changelog.ts';
import { command } from './release/command.ts';
import { commitsSince, hasTag, weightOf } from './release/commits.ts';
import { findBreaks, refusal, tell } from './release/gate.ts';
import { changed, copyTree, moveVersion, removeTree } from './release/tree.ts';
import {
  compareVersions,
  lastReleased,
  nextVersion,
  parseVersion,
  releasedFolder,
  releasedVersions,
} from './release/versions.ts';

const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    version: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    'without-clients': { type: 'boolean', default: false },
    // What is committed and tagged is made as it is: neither version nor changelog moves.
    tagged: { type: 'boolean', default: false },
  },
});

interface Plan {
  version: string;
  /** The release before it, against which nothing may break; undefined for the first. */
  last: string | undefined;
  why: string;
}

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

async function plan(): Promise<Plan> {
  const given = options.version;
  const latest = lastReleased(root);
  if (options.tagged) {
    if (options.write || given !== undefined)
      throw new Error('--tagged takes neither --write nor --version.');
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    if (!releasedVersions(root).includes(version)) throw new Error(`${version} was not written here yet.`);
    return { version, last: lastReleased(root, version), why: 'as it was written and committed' };
  }
  if (given !== undefined) {
    parseVersion(given);
    if (await hasTag(root, given)) throw new Error(`${given} has a tag: it is out, and stays as it is.`);
    if (latest !== undefined && compareVersions(given, latest) < 0) {
      throw new Error(`${given} comes before ${latest}, which was released.`);
    }
    const again = releasedVersions(root).includes(given);
    const why = again ? 'made again, for it has no tag yet' : 'as you asked';
    return { version: given, last: lastReleased(root, given), why };
  }
  if (latest === undefined) {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { version, last: undefined, why: 'the first release, of the version in package.json' };
  }
  const commits = await commitsSince(root, latest);
  const weight = weightOf(commits);
  if (weight === undefined) {
    throw new Error(
      `None of the ${commits.length} commits since ${latest} has a title of feat, fix or perf; --version <version> releases all the same.`,
    );
  }
  const words = { breaking: 'a breaking change', feature: 'a feature', fix: 'a fix' }[weight];
  const why = `${words} is the most among ${commits.length} commits since ${latest}`;
  return { version: nextVersion(latest, weight), last: latest, why };
}

async function refuseUnclean(): Promise<void> {
  const status = await command('git', ['status', '--porcelain', '--untracked-files=no'], { cwd: root });
  if (status.trim() !== '')
    throw new Error('The tree has changes; commit them first, so that the release is what is committed.');
}

/** Puts what was made in the copy into the tree. */
async function write(tree: string, { version }: Plan, target: string): Promise<void> {
  for (const name of changed) {
    await rm(join(root, name), { recursive: true, force: true });
    await cp(join(tree, name), join(root, name), { recursive: true });
  }
  const copies = join(root, releasedFolder, version);
  await emptyFolder(copies);
  for (const name of ['openapi.json', 'asyncapi.json', `agent-run-sdk-${version}.tgz`]) {
    await cp(join(target, name), join(copies, name));
  }
}

async function make(tree: string, chosen: Plan): Promise<void> {
  const { version, last } = chosen;
  const log = join(tree, 'CHANGELOG.md');
  // The day of a release that was written stands in its section.
  const { text, notes, date } = options.tagged
    ? sectionOf(await readFile(log, 'utf8'), version)
    : releaseChangelog(await readFile(log, 'utf8'), version, options.date);
  await writeFile(log, text);
  await moveVersion(tree, version);
  await command(process.execPath, [join(tree, 'scripts/generate.ts')], { cwd: tree });
  say('✓ version moved, documents and clients generated');

  const findings = last === undefined ? [] : await findBreaks(tree, last);
  for (const line of tell(findings)) say(line);
  const refused = last === undefined ? undefined : refusal(findings, last, version);
  if (refused !== undefined) throw new Error(refused);
  say(
    last === undefined
      ? '✓ nothing to break yet'
      : `✓ ${findings.length === 0 ? `both documents keep what ${last} promised` : 'these breaks are allowed with this version'}`,
  );

  const target = join(process.env.RELEASE_TARGET ?? join(root, 'dist/release'), version);
  await emptyFolder(target);
  const making: Making = { tree, target, version };
  const broken =
    findings.length === 0
      ? ''
      : `\n\nBreaks what ${last} promised:\n\n${findings.map(({ document, what }) => `- ${document}: ${what}`).join('\n')}`;
  await writeFile(join(target, 'NOTES.md'), `# ${version} (${date})\n\n${notes}${broken}\n`);
  const languages = options['without-clients'] ? [] : clientLanguages(tree);
  const steps: [string, () => Promise<string[]>][] = [
    ['the documents', () => copyDocuments(making)],
    ['the SDK', () => packSdk(making)],
    ['the command line', () => packCli(making)],
    ['the bill of materials', () => writeSbom(making)],
  ];
  for (const [what, work] of steps) say(`✓ ${what}: ${(await work()).join(' ')}`);
  for (const language of languages) {
    // A machine need not have the tools of every language; the one that releases for real does.
    await packClient(language, making).then(
      (names) => say(`✓ the client in ${language}: ${names.join(' ')}`),
      (error: Error) => say(`– no client in ${language}: ${error.message.split('\n').at(-1)}`),
    );
  }
  await writeSums(target);
  say('✓ SHA256SUMS');
  if (options.write) await write(tree, chosen, target);
  conclude(version, target);
}

function conclude(version: string, target: string): void {
  say(`\n${version} is in ${target}`);
  if (options.tagged) return;
  if (!options.write) {
    say('The tree is as it was. To make it this release: npm run release -- --write');
    return;
  }
  say(`\nThe tree is ${version} now. Next, once you have looked at git diff:`);
  say(`  git add -A && git commit -m "chore(release): ${version}" && git tag -a v${version} -m ${version}`);
  say('  git push --follow-tags');
  for (const name of ['agent-run-sdk', 'agent-runs'])
    say(`  npm publish ${join(target, `${name}-${version}.tgz`)}`);
  say(
    '  hand out the rest of the folder with SHA256SUMS; clients: twine upload <wheel>, mvn deploy:deploy-file, a tag for Go',
  );
  say(`Until v${version} is tagged, npm run release -- --write --version ${version} makes it again.`);
}

async function main(): Promise<void> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(options.date)) throw new Error('--date takes a day, like 2026-11-21.');
  const chosen = await plan();
  say(`Release ${chosen.version}: ${chosen.why}${options.write || options.tagged ? '' : ' (dry run)'}\n`);
  if (options.write) await refuseUnclean();
  const tree = await copyTree(root);
  try {
    await mkdir(join(tree, releasedFolder), { recursive: true });
    await make(tree, chosen);
  } finally {
    await removeTree(tree);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`release: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
