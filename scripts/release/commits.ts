/** What was committed since the last release, and how much of the next version its titles ask for. */
import { command } from './command.ts';
import { releasedFolder, type Weight } from './versions.ts';

export interface Commit {
  title: string;
  body: string;
}

/** The weight a conventional title and body give; undefined for what users do not notice (tests, docs, …). */
export function weigh({ title, body }: Commit): Weight | undefined {
  const found = /^([a-z]+)(\([^)]*\))?(!)?: /.exec(title);
  if (found?.[3] === '!' || /^BREAKING[ -]CHANGE: /m.test(body)) return 'breaking';
  if (found?.[1] === 'feat') return 'feature';
  return found?.[1] === 'fix' || found?.[1] === 'perf' ? 'fix' : undefined;
}

/** The most that any of them asks for. */
export function weightOf(commits: readonly Commit[]): Weight | undefined {
  const weights = commits.map(weigh);
  return (['breaking', 'feature', 'fix'] as const).find((weight) => weights.includes(weight));
}

export async function hasTag(root: string, version: string): Promise<boolean> {
  return (await command('git', ['tag', '--list', `v${version}`], { cwd: root })).trim() !== '';
}

/** Every commit after release `last`: after its tag, or, where there is none, after the commit that brought its copies. */
export async function commitsSince(root: string, last: string | undefined): Promise<Commit[]> {
  let range = 'HEAD';
  if (last !== undefined) {
    const brought = ['log', '-1', '--format=%H', '--', `${releasedFolder}/${last}`];
    const since = (await hasTag(root, last))
      ? `v${last}`
      : (await command('git', brought, { cwd: root })).trim();
    if (since !== '') range = `${since}..HEAD`;
  }
  const text = await command('git', ['log', '--format=%s%n%b%x00', range], { cwd: root });
  return text
    .split('\0')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [title = '', ...rest] = entry.split('\n');
      return { title, body: rest.join('\n') };
    });
}
