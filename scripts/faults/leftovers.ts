/** What runs and killed processes may have left on the machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from './commands.ts';

/** Whether a promise was kept. */
export interface Verdict {
  promise: string;
  count: string;
  /** Empty: it holds. */
  breaches: string[];
}

/** Command lines of living processes with the suite's tag. */
function strays(tag: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return line.includes(tag) ? [`${name}: ${line.slice(0, 120)}`] : [];
      } catch {
        return [];
      }
    });
}

function filesIn(folder: string, depth: number): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return depth > 1 && entry.isDirectory() ? filesIn(path, depth - 1) : [path];
    });
  } catch {
    return [];
  }
}

/** Waits for what is on its way out, then tells what stays: processes of runs, copies of workspaces, locks, temporary files. */
export async function leftovers(scene: {
  dataDir: string;
  temporary: string;
  tag: string;
}): Promise<Verdict[]> {
  const { dataDir, tag } = scene;
  let alive: string[] = [];
  await within(30_000, () => {
    alive = strays(tag);
    return alive.length === 0;
  });
  let copies: string[] = [];
  await within(30_000, () => {
    copies = filesIn(join(dataDir, 'workspaces', 'copies'), 2);
    return copies.length === 0;
  });
  const stores = readdirSync(join(dataDir, 'workspaces', 'stores'), { recursive: true }).map(String);
  const locks = stores.filter((name) => name.endsWith('.lock'));
  const halves = readdirSync(join(dataDir, 'files'), { recursive: true })
    .map(String)
    .filter((name) => /(^|\/)\./.test(name));
  return [
    { promise: 'no process of a run is left', count: `${alive.length} processes`, breaches: alive },
    {
      promise: 'no copy of a workspace and no lock is left',
      count: `${copies.length} copies, ${locks.length} locks in ${stores.length} files of stores, ${halves.length} half-written files, ${readdirSync(scene.temporary).length} temporary ones`,
      breaches: [...copies.slice(0, 20), ...locks.slice(0, 20)],
    },
  ];
}
