/** Reads a unified diff as git writes it into files, hunks and lines. Pure, and made for diffs that strangers wrote: nothing in them is trusted. */

export interface PatchLine {
  is: 'same' | 'added' | 'removed' | 'note';
  text: string;
  /** Line numbers; undefined where the line is not in that side. */
  before: number | undefined;
  after: number | undefined;
}

export interface Hunk {
  heading: string;
  lines: PatchLine[];
}

export interface PatchFile {
  path: string;
  /** Where it was before; undefined unless it was moved or copied. */
  from: string | undefined;
  change: 'added' | 'deleted' | 'renamed' | 'copied' | 'changed';
  mode: string | undefined;
  binary: boolean;
  added: number;
  removed: number;
  hunks: Hunk[];
}

const escaped: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '"': '"',
  '\\': '\\',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
};

/** Git puts names with unusual bytes into quotes, bytes above 127 as three octal digits. */
export function unquoted(name: string): string {
  if (!name.startsWith('"') || !name.endsWith('"')) return name;
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  const inner = name.slice(1, -1);
  for (let at = 0; at < inner.length; at += 1) {
    const char = inner[at] ?? '';
    if (char !== '\\') {
      bytes.push(...encoder.encode(char));
      continue;
    }
    const octal = /^[0-7]{3}/.exec(inner.slice(at + 1));
    if (octal) {
      bytes.push(Number.parseInt(octal[0], 8));
      at += 3;
    } else {
      at += 1;
      bytes.push(...encoder.encode(escaped[inner[at] ?? ''] ?? inner[at] ?? ''));
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const side = (name: string): string => unquoted(name.replace(/\t$/, '')).replace(/^[ab]\//, '');

/** `a/x b/x`: both sides are the same unless the file moved, and then other lines name them. */
function pathOf(header: string): string {
  if (header.startsWith('"')) {
    const end = /^"(?:[^"\\]|\\.)*"/.exec(header)?.[0] ?? header;
    return side(end);
  }
  const half = Math.floor(header.length / 2);
  return side(header.slice(0, half));
}

function newFile(header: string): PatchFile {
  return {
    path: pathOf(header),
    from: undefined,
    change: 'changed',
    mode: undefined,
    binary: false,
    added: 0,
    removed: 0,
    hunks: [],
  };
}

export function readPatch(text: string): PatchFile[] {
  const files: PatchFile[] = [];
  let file: PatchFile | undefined;
  let hunk: Hunk | undefined;
  let before = 0;
  let after = 0;
  let leftBefore = 0;
  let leftAfter = 0;
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) {
    if (hunk && file && (leftBefore > 0 || leftAfter > 0)) {
      const mark = line[0];
      const words = line.slice(1);
      if (mark === '+') {
        hunk.lines.push({ is: 'added', text: words, before: undefined, after });
        file.added += 1;
        after += 1;
        leftAfter -= 1;
        continue;
      }
      if (mark === '-') {
        hunk.lines.push({ is: 'removed', text: words, before, after: undefined });
        file.removed += 1;
        before += 1;
        leftBefore -= 1;
        continue;
      }
      if (mark === ' ' || line === '') {
        hunk.lines.push({ is: 'same', text: words, before, after });
        before += 1;
        after += 1;
        leftBefore -= 1;
        leftAfter -= 1;
        continue;
      }
    }
    if (line.startsWith('\\ ')) {
      hunk?.lines.push({
        is: 'note',
        text: 'No newline at the end of the file',
        before: undefined,
        after: undefined,
      });
      continue;
    }
    if (line.startsWith('diff --git ')) {
      file = newFile(line.slice('diff --git '.length));
      files.push(file);
      hunk = undefined;
      leftBefore = 0;
      leftAfter = 0;
      continue;
    }
    if (!file) continue;
    const range = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/.exec(line);
    if (range) {
      before = Number(range[1]);
      after = Number(range[3]);
      leftBefore = Number(range[2] ?? 1);
      leftAfter = Number(range[4] ?? 1);
      hunk = { heading: range[5] ?? '', lines: [] };
      file.hunks.push(hunk);
      continue;
    }
    readHeader(file, line);
  }
  return files;
}

function readHeader(file: PatchFile, line: string): void {
  const moved = /^(rename|copy) (from|to) (.*)$/.exec(line);
  if (moved) {
    const [, how, end, name = ''] = moved;
    file.change = how === 'rename' ? 'renamed' : 'copied';
    if (end === 'to') file.path = unquoted(name);
    else file.from = unquoted(name);
    return;
  }
  const [, word = '', rest = ''] =
    /^(new file mode|deleted file mode|new mode|---|\+\+\+) (.*)$/.exec(line) ?? [];
  if (word === 'new file mode') {
    file.change = 'added';
    file.mode = rest;
  } else if (word === 'deleted file mode') file.change = 'deleted';
  else if (word === 'new mode') file.mode = rest;
  else if ((word === '---' || word === '+++') && rest !== '/dev/null') file.path = side(rest);
  else if (/^(Binary files |GIT binary patch)/.test(line)) file.binary = true;
}

/** Where two lines differ: what they share at the beginning and at the end, in characters. Undefined when that is too little to show. */
export function shared(one: string, other: string): { start: number; end: number } | undefined {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return (start + end) * 2 < most || start + end === 0 ? undefined : { start, end };
}

/** Removed lines and the added ones that take their place, by their position in the hunk. */
export function pairs(lines: readonly PatchLine[]): Map<number, number> {
  const found = new Map<number, number>();
  let at = 0;
  while (at < lines.length) {
    if (lines[at]?.is !== 'removed') {
      at += 1;
      continue;
    }
    let added = at;
    while (lines[added]?.is === 'removed') added += 1;
    let end = added;
    while (lines[end]?.is === 'added') end += 1;
    if (added - at === end - added)
      for (let offset = 0; offset < added - at; offset += 1) {
        found.set(at + offset, added + offset);
        found.set(added + offset, at + offset);
      }
    at = Math.max(end, at + 1);
  }
  return found;
}
