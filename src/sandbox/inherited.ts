/** Files that whoever started this process left open in it: Node would pass them on to every child. */
import { openSync, readdirSync, readFileSync } from 'node:fs';

/** `O_CLOEXEC` as /proc writes it; Linux closes such a file before another program starts. */
const closedOnExec = 0o2000000;
/** The first that is not the child's own standard input, output or error. */
const firstOther = 3;
const highest = 4096;

export interface Inherited {
  /** What a child gets as its descriptors: `wanted`, and nothing real in place of what it would inherit. */
  hide<Entry>(wanted: readonly Entry[]): (Entry | number | 'ignore')[];
}

function inheritedNumbers(): number[] {
  let names: string[] = [];
  try {
    names = readdirSync('/proc/self/fdinfo');
  } catch {
    // Not Linux: the sandboxes with walls aren't there either.
  }
  return names
    .map(Number)
    .filter((fd) => fd >= firstOther && fd < highest)
    .filter((fd) => {
      try {
        const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'latin1'))?.[1];
        return flags !== undefined && (Number.parseInt(flags, 8) & closedOnExec) === 0;
      } catch {
        // The listing's own descriptor.
        return false;
      }
    });
}

/** Looks once: what this process opens itself is closed in its children. */
export function findInherited(): Inherited {
  const numbers = inheritedNumbers();
  const nothing = numbers.length === 0 ? undefined : openSync('/dev/null', 'r');
  return {
    hide: <Entry>(wanted: readonly Entry[]) => {
      const entries: (Entry | number | 'ignore')[] = [...wanted];
      if (nothing === undefined) return entries;
      for (const fd of numbers.filter((number) => number >= wanted.length)) {
        while (entries.length < fd) entries.push('ignore');
        entries[fd] = nothing;
      }
      return entries;
    },
  };
}
