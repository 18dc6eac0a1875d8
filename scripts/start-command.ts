/** What `npm start` tells Node, read from package.json, so that everything that starts the program by itself starts it the same way. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Arguments for Node, the program's file (or another in its place) last, the same from every working directory. */
export function startArguments(mainFile?: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...words] = scripts.start
    .split(' ')
    .map((word) => (/^(\.|src\/)/.test(word) ? join(root, word) : word));
  return mainFile === undefined ? words : [...words.slice(0, -1), mainFile];
}
