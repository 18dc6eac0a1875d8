/** A guide as a test reads and runs it: its blocks of code in one shell, in their order, with what each printed. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked, type Token } from 'marked';

const folder = new URL('../../src/http/guides/', import.meta.url);

export interface Block {
  /** From 1, in the order of the guide. */
  number: number;
  language: string;
  code: string;
  run: boolean;
  /** Whether it is what the block before it prints. */
  output: boolean;
  /** What it is saved as, in the folder that the shell works in. */
  file: string | undefined;
  /** Why nothing is done with it. */
  norun: string | undefined;
}

export const guideNames = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length))
  .sort();

export const guideText = (name: string): string => readFileSync(new URL(`${name}.md`, folder), 'utf8');

function codeOf(tokens: readonly Token[]): { lang?: string; text: string }[] {
  return tokens.flatMap((token) => (token.type === 'code' ? [{ lang: token.lang, text: token.text }] : []));
}

export function blocksOf(text: string): Block[] {
  return codeOf(new Marked().lexer(text)).map(({ lang = '', text: code }, index) => {
    const [, before = '', norun] = /^(.*?)(?:\snorun=(.+))?$/.exec(lang) ?? [];
    const [language = '', ...words] = before.split(/\s+/);
    const file = words.find((word) => word.startsWith('file='))?.slice('file='.length);
    return {
      number: index + 1,
      language,
      code,
      run: words.includes('run'),
      output: words.includes('output'),
      file,
      norun,
    };
  });
}

/** Saves the blocks that are files, as whoever follows the guide would have. */
export async function saveFiles(blocks: readonly Block[], place: string): Promise<void> {
  for (const { file, code } of blocks) {
    if (file === undefined) continue;
    await writeFile(join(place, file), `${code}\n`);
    // A program that a guide gives to the service.
    if (code.startsWith('#!')) await chmod(join(place, file), 0o755);
  }
}

const programs: Record<string, [string, string]> = { ts: ['node', 'ts'], python: ['python3', 'py'] };

async function scriptOf(blocks: readonly Block[], place: string): Promise<string> {
  const lines = ['set -euo pipefail'];
  for (const { number, language, code, run, file } of blocks) {
    if (!run) continue;
    const [program, ending] = programs[language] ?? [];
    let command = code;
    if (program !== undefined) {
      const name = file ?? `block-${number}.${ending}`;
      if (file === undefined) await writeFile(join(place, name), `${code}\n`);
      command = `${program} ${name}`;
    }
    // The files of the test stand apart from those of the guide.
    lines.push(`echo ${number} > .test/at`, '{', command, `} > .test/${number}.out 2> .test/${number}.err`);
  }
  return `${lines.join('\n')}\n`;
}

export interface GuideRun {
  code: number | null;
  /** The block that was the last to begin. */
  at: number;
  /** What a block printed; empty when it was not reached. */
  printed(number: number): { out: string; err: string } | undefined;
}

/** Runs what is marked `run` in one shell, and ends whatever it leaves in the background. */
export async function runGuide(
  blocks: readonly Block[],
  place: string,
  env: Record<string, string>,
  timeoutMs = 300_000,
): Promise<GuideRun> {
  const notes = join(place, '.test');
  await mkdir(notes, { recursive: true });
  await writeFile(join(notes, 'script.sh'), await scriptOf(blocks, place));
  const child = spawn('bash', ['.test/script.sh'], {
    cwd: place,
    env: { PATH: process.env.PATH ?? '', HOME: place, LANG: 'C.UTF-8', ...env },
    stdio: 'ignore',
    detached: true,
  });
  const endAll = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  };
  const timer = setTimeout(endAll, timeoutMs);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  endAll();
  // Read now: the folder goes with its service.
  const read = (name: string): string | undefined => {
    const path = join(notes, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const printed = new Map(
    blocks.map(({ number }) => [
      number,
      { out: read(`${number}.out`) ?? '', err: read(`${number}.err`) ?? '' },
    ]),
  );
  return {
    code,
    at: Number((await readFile(join(notes, 'at'), 'utf8').catch(() => '0')).trim()),
    printed: (number) => printed.get(number),
  };
}

/** Whether something was printed as a guide shows it, where `…` stands for any text, and for any lines when it is alone. */
export function isAsShown(printed: string, shown: string): boolean {
  const pattern = shown
    .trim()
    .split('\n')
    .map((line) =>
      line.trim() === '…'
        ? '[\\s\\S]*?'
        : line
            .trimEnd()
            .split('…')
            .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
            .join('[^\\n]*'),
    )
    .join('\\n');
  const tidy = printed
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
  return new RegExp(`^${pattern}$`).test(tidy);
}
