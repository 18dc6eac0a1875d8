/** The tools that read, write and search files: small commands inside the sandbox, so that no link leads out of it. */
import { nameMax, short, titleMax } from './split-script.ts';
import {
  type Captured,
  capture,
  clean,
  failed,
  succeeded,
  type ToolCall,
  type ToolEnd,
  type ToolOutput,
  type ToolPlace,
  trouble,
} from './tool.ts';

const linesUsual = 1_000;
const editBytesMax = 1024 * 1024;
const listBytesMax = 32 * 1024;
const searchBytesMax = 256 * 1024;
const searchLinesMax = 200;
const lineUnitsMax = 400;

/** What every tool that opens a file asks first: a pipe or a device would hold it, a folder is another tool's. */
const guard = `
f=$1
if [ -d "$f" ]; then echo "$f is a folder." >&2; exit 1; fi
if [ -e "$f" ] && [ ! -f "$f" ]; then echo "$f is not a regular file." >&2; exit 1; fi
`;
const mustExist = `${guard}
if [ ! -e "$f" ]; then echo "There is no file $f." >&2; exit 1; fi
`;

/** A path as the commands take it: relative to the workspace, and never an option. */
function place(path: string): string {
  const inside = path.replace(/^\/workspace(?=\/|$)\/*/, '') || '.';
  return inside.startsWith('-') ? `./${inside}` : inside;
}

type Work = (at: ToolPlace) => Promise<ToolEnd>;

function call(kind: ToolCall['kind'], step: string, changes: boolean, work: Work): ToolCall {
  return {
    kind,
    step: short(step, nameMax),
    title: short(step, titleMax),
    changes,
    // biome-ignore lint/correctness/useYield: these tools print nothing for the log
    run: async function* (at): AsyncGenerator<ToolOutput, ToolEnd> {
      return work(at);
    },
  };
}

export interface ReadInput {
  path: string;
  from_line?: number | undefined;
  lines?: number | undefined;
}

export function readCall(input: ReadInput, options: { outputUnits: number }): ToolCall {
  const path = place(input.path);
  return call('read', `read ${path}`, false, async (at) => {
    const from = input.from_line ?? 1;
    const lines = input.lines ?? linesUsual;
    // No character takes more than four bytes.
    const script = `${mustExist}
wc -l < "$f" && tail -c 1 -- "$f" | wc -l && tail -n "+$2" -- "$f" | head -n "$3" | head -c "$4"`;
    const read = await capture(
      at,
      script,
      [path, String(from), String(lines), String(4 * options.outputUnits)],
      {
        bytesMax: 4 * options.outputUnits + 100,
      },
    );
    const wrong = trouble(at, read);
    if (wrong) return wrong;
    const [, newlines = '0', closed = '0', text = ''] =
      /^ *(\d+)\n *(\d+)\n([\s\S]*)$/.exec(read.bytes.toString('utf8')) ?? [];
    if (text.includes('\0')) return failed(`${path} is not a text file; use bash to look at it.`);
    const shown = clean(text.slice(0, options.outputUnits));
    // A last line without a newline counts, an empty file has none.
    const all = Number(newlines) + (closed === '0' && (text !== '' || newlines !== '0') ? 1 : 0);
    if (all === 0) return succeeded('[The file is empty.]');
    if (text === '') return failed(`${path} has ${all} lines; line ${from} is behind its end.`);
    const last = from + shown.split('\n').length - (shown.endsWith('\n') ? 2 : 1);
    const whole = from === 1 && last >= all && shown.length === text.length;
    if (whole) return succeeded(shown);
    const cut = shown.length < text.length ? ', the last one cut short' : '';
    return succeeded(`${shown}\n[lines ${from} to ${last} of ${all}${cut}; go on with from_line]`);
  });
}

export interface WriteInput {
  path: string;
  content: string;
}

const writeScript = `${guard}
mkdir -p -- "$(dirname -- "$f")" && cat > "$f"`;

async function write(at: ToolPlace, path: string, content: string): Promise<ToolEnd | undefined> {
  return trouble(at, await capture(at, writeScript, [path], { input: content, bytesMax: 1 }));
}

export function writeCall(input: WriteInput): ToolCall {
  const path = place(input.path);
  return call('edit', `write ${path}`, true, async (at) => {
    const bytes = Buffer.byteLength(input.content);
    return (await write(at, path, input.content)) ?? succeeded(`Wrote ${path} (${bytes} bytes).`);
  });
}

export interface EditInput {
  path: string;
  old_text: string;
  new_text: string;
  replace_all?: boolean | undefined;
}

export function editCall(input: EditInput): ToolCall {
  const path = place(input.path);
  return call('edit', `edit ${path}`, true, async (at) => {
    const read = await capture(at, `${mustExist} head -c "$2" -- "$f"`, [path, String(editBytesMax + 1)], {
      bytesMax: editBytesMax + 1,
    });
    const wrong = trouble(at, read);
    if (wrong) return wrong;
    const changed = replace(path, read, input);
    if (typeof changed !== 'string') return changed;
    const times = input.replace_all ? ' everywhere' : '';
    return (await write(at, path, changed)) ?? succeeded(`Replaced the text${times} in ${path}.`);
  });
}

/** The file's new text, or what is wrong with the wish. */
function replace(path: string, read: Captured, input: EditInput): string | ToolEnd {
  if (read.bytes.length > editBytesMax) return failed(`${path} is larger than 1 MiB; change it with bash.`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(read.bytes);
  } catch {
    return failed(`${path} is not UTF-8 text; change it with bash.`);
  }
  let { old_text: before, new_text: after } = input;
  if (before === after) return failed('old_text and new_text are the same: there is nothing to change.');
  if (!text.includes(before) && text.includes('\r\n')) {
    // Models write \n; the file keeps the line ends it has.
    before = before.replaceAll(/\r?\n/g, '\r\n');
    after = after.replaceAll(/\r?\n/g, '\r\n');
  }
  const parts = text.split(before);
  if (parts.length === 1)
    return failed(
      `old_text does not occur in ${path}. Read the file, and copy the text exactly, with its spaces and line breaks.`,
    );
  if (parts.length > 2 && !input.replace_all)
    return failed(
      `old_text occurs ${parts.length - 1} times in ${path}. Give more of the lines around it, or set replace_all.`,
    );
  return parts.join(after);
}

export function listCall(input: { path?: string | undefined }): ToolCall {
  const path = place(input.path ?? '.');
  return call('read', `list ${path}`, false, async (at) => {
    const script = `
if [ ! -d "$1" ]; then echo "There is no folder $1." >&2; exit 1; fi
LC_ALL=C ls -1Ap -- "$1"`;
    const listed = await capture(at, script, [path], { bytesMax: listBytesMax });
    const wrong = trouble(at, listed);
    if (wrong) return wrong;
    const names = clean(listed.bytes.toString('utf8'));
    if (names === '') return succeeded('[The folder is empty.]');
    return succeeded(listed.cut ? `${names}\n[There are more; use bash to narrow it.]` : names);
  });
}

export interface SearchInput {
  pattern: string;
  path?: string | undefined;
  files?: string | undefined;
}

export function searchCall(input: SearchInput): ToolCall {
  const path = place(input.path ?? '.');
  return call('search', `search ${input.pattern}`, false, async (at) => {
    const skipped = /(^|\/)node_modules(\/|$)/.test(path) ? ['.git'] : ['.git', 'node_modules'];
    const script = `
p=$1; e=$2; shift 2
if [ ! -e "$p" ]; then echo "There is no $p." >&2; exit 2; fi
grep -rHnIE -D skip -m 100 "$@" -e "$e" -- "$p"
c=$?; [ $c -eq 1 ] && exit 0; exit $c`;
    const options = [
      ...skipped.map((name) => `--exclude-dir=${name}`),
      ...(input.files === undefined ? [] : [`--include=${input.files}`]),
    ];
    const found = await capture(at, script, [path, input.pattern, ...options], { bytesMax: searchBytesMax });
    // What was found counts, also when some folder could not be read or there was far too much.
    const wrong = found.bytes.length > 0 && !at.signal.aborted ? undefined : trouble(at, found);
    if (wrong) return wrong;
    const text = found.bytes.toString('utf8');
    if (text === '') return succeeded('[Nothing matches.]');
    const lines = text.trimEnd().split('\n');
    const shown = lines
      .slice(0, searchLinesMax)
      .map((line) => line.replace(/^\.\//, ''))
      .map((line) => (line.length > lineUnitsMax ? `${line.slice(0, lineUnitsMax)}…` : line));
    const more =
      lines.length > searchLinesMax || found.cut
        ? ['[There are more matches; narrow the pattern or the path.]']
        : [];
    return succeeded(clean([...shown, ...more].join('\n')));
  });
}
