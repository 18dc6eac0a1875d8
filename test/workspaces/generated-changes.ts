/** Made-up trees and changes for the property that a patch is exact: every kind of content, name and swap that agents leave. */
import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  at,
  type BytePath,
  bytes,
  clear,
  type Entry,
  entryOf,
  folders,
  kindOf,
  move,
  paths,
  put,
  remove,
} from './tree.ts';

/** Files above this are left out of a patch in these tests. */
export const fileBytesMax = 40_000;

const line = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'one',
      'two',
      'three',
      'four',
      'five',
      '',
      ' ',
      '\t',
      '  indented',
      'trailing  ',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '--- a/one',
      '+++ b/one',
      '@@ -1,2 +1,2 @@',
      'diff --git a/one b/one',
      '\\ No newline at end of file',
      'GIT binary patch',
      'rename from one',
      'deleted file mode 100644',
      '-- ',
      'From 0123456789012345678901234567890123456789 Mon Sep 17 00:00:00 2001',
      '$Id$',
      '<<<<<<< ours',
      'größe 日本語 🙂',
      'e\u0301',
      '\u001b[31mred\u001b[0m',
      '\u0000',
      '\u000b\u000c\u0085\u2028',
      'x'.repeat(3000),
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
const text = fc
  .record({
    lines: fc.array(line, { maxLength: 14 }),
    ending: fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '\n\n'),
    last: fc.boolean(),
    encoding: fc.constantFrom('utf8' as const, 'utf8' as const, 'utf16le' as const, 'latin1' as const),
  })
  .map(({ lines, ending, last, encoding }) => {
    const joined = lines.join(ending) + (last && lines.length > 0 ? ending : '');
    return Buffer.from(encoding === 'utf16le' ? `\ufeff${joined}` : joined, encoding);
  });
const content: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 400 }).map((raw) => Buffer.from(raw)) },
  { weight: 1, arbitrary: fc.constant(Buffer.alloc(0)) },
  { weight: 1, arbitrary: fc.constant(Buffer.from('a long file\n'.repeat(500))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(fileBytesMax, fileBytesMax + 1).map((size) => Buffer.alloc(size, 'x')),
  },
);
const target = fc
  .constantFrom(
    'one',
    '../one',
    '/etc/passwd',
    '/nowhere',
    'loop',
    '.',
    '..',
    '/dev/zero',
    '.git/config',
    'a\nb',
    'ü',
    '../../../../tmp',
  )
  .map((where) => Buffer.from(where));
const entry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('file' as const), content, run: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('link' as const), target }) },
);

const name: fc.Arbitrary<BytePath> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('one', 'two', 'three', 'a', 'b', 'lib') },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        ...[
          'two words',
          ' lead',
          'trail ',
          'new\nline',
          'quo"te',
          "it's",
          'ta\tb',
          'back\\slash',
          'c:d',
          '*',
          '?',
          '[x]',
          '#x',
          '!x',
        ],
        ...[
          '-rf',
          '--help',
          '-',
          '--upload-pack=x',
          ':(top)x',
          ':/x',
          '@{u}',
          'HEAD',
          '~',
          '$(x)',
          '`x`',
          '%s',
          '\u0001',
          '\r',
        ],
        ...[
          'one b',
          'x => y',
          '{one => two}',
          'dev',
          'null',
          '...',
          '\u00e9',
          'e\u0301',
          '日本語',
          '🙂',
          'ONE',
          'Two',
          'con',
          'aux.txt',
        ],
        ...[
          'x'.repeat(200),
          '.gitkeep',
          '.gitmodules',
          '.gitignored',
          '.github',
          'gitdir',
          '.g it',
          '.mailmap',
        ],
      )
      .map(bytes),
  },
  { weight: 1, arbitrary: fc.constantFrom('\xff\xfe', 'caf\xe9', '\xc3') },
  // These mean .git to some systems; they are refused, with what lies in them.
  { weight: 1, arbitrary: fc.constantFrom('.GIT', 'git~1', bytes('.g\u200cit'), '.git ', '.git.') },
);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));

export interface Step {
  what: string;
  do(root: string): void;
}
const pick = fc.nat(1000);

/** A mode that an earlier step set must not keep the owner from going on. */
function reopen(root: string, path: BytePath): void {
  chmodSync(at(root, path), lstatSync(at(root, path)).mode | 0o600);
}

function picked(root: string, index: number): BytePath | undefined {
  const all = paths(root);
  return all[index % Math.max(1, all.length)];
}

function step<T>(
  what: string,
  arbitrary: fc.Arbitrary<T>,
  work: (root: string, value: T) => void,
): fc.Arbitrary<Step> {
  return arbitrary.map((value) => ({
    what: `${what} ${JSON.stringify(value)}`.slice(0, 300),
    do: (root) => work(root, value),
    [fc.toStringMethod]: () => `${what} ${fc.stringify(value)}`.slice(0, 300),
  }));
}

/** How an edit changes what was there. */
const edits: Record<string, (before: Buffer) => Buffer> = {
  append: (before) => Buffer.concat([before, Buffer.from('appended\n')]),
  prepend: (before) => Buffer.concat([Buffer.from('prepended\n'), before]),
  cut: (before) => before.subarray(0, Math.floor(before.length / 2)),
  'no last newline': (before) => before.subarray(0, before.at(-1) === 10 ? -1 : undefined),
  'to CRLF': (before) => Buffer.from(before.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1'),
  'to LF': (before) => Buffer.from(before.toString('latin1').replaceAll('\r', ''), 'latin1'),
  indent: (before) => Buffer.from(before.toString('latin1').replaceAll(/^/gm, '  '), 'latin1'),
  'trailing space': (before) => Buffer.from(before.toString('latin1').replaceAll(/$/gm, ' \t'), 'latin1'),
  'one byte': (before) => Buffer.from(before.map((byte, index) => (index === 0 ? byte ^ 1 : byte))),
  'a NUL': (before) => Buffer.concat([before, Buffer.from([0])]),
  twice: (before) => Buffer.concat([before, before]),
  empty: () => Buffer.alloc(0),
};
const patterns = fc.constantFrom(
  ...[
    '*',
    'one',
    '/one',
    'lib/',
    '*.txt',
    '!one',
    '**/two',
    'a/**',
    '\\#x',
    '#',
    '[',
    '[a-',
    '\\',
    ' ',
    '/',
    '!',
    '**',
  ],
);

const putStep = step('put', fc.tuple(path, entry), (root, [where, what]) => put(root, where, what));

/** What a run may do to its folder. */
const change: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: putStep },
  {
    weight: 8,
    arbitrary: step('edit', fc.tuple(pick, fc.constantFrom(...Object.keys(edits))), (root, [index, how]) => {
      const where = picked(root, index);
      if (where === undefined || kindOf(root, where) !== 'file') return;
      reopen(root, where);
      const before = entryOf(root, where);
      if (before.kind === 'file')
        writeFileSync(at(root, where), edits[how]?.(before.content) ?? before.content);
    }),
  },
  {
    weight: 4,
    arbitrary: step('remove', pick, (root, index) => {
      const all = [...paths(root), ...folders(root)];
      const where = all[index % Math.max(1, all.length)];
      if (where !== undefined) remove(root, where);
    }),
  },
  {
    weight: 5,
    arbitrary: step('move', fc.tuple(pick, path), (root, [index, to]) => {
      const all = [...paths(root), ...folders(root)];
      const from = all[index % Math.max(1, all.length)];
      if (from !== undefined) move(root, from, to);
    }),
  },
  {
    weight: 2,
    arbitrary: step('copy', fc.tuple(pick, path), (root, [index, to]) => {
      const from = picked(root, index);
      if (from === undefined || kindOf(root, from) === 'other') return;
      if (kindOf(root, from) === 'file') reopen(root, from);
      put(root, to, entryOf(root, from));
    }),
  },
  {
    weight: 2,
    arbitrary: step('swap', fc.tuple(pick, pick), (root, [first, second]) => {
      const [one, two] = [picked(root, first), picked(root, second)];
      if (one === undefined || two === undefined || one === two) return;
      move(root, one, 'swapping');
      move(root, two, one);
      if (kindOf(root, 'swapping') !== 'nothing') move(root, 'swapping', two);
    }),
  },
  {
    weight: 3,
    arbitrary: step(
      'mode',
      fc.tuple(pick, fc.constantFrom(0o755, 0o644, 0o600, 0o100, 0o000, 0o4777, 0o010)),
      (root, [index, mode]) => {
        const where = picked(root, index);
        if (where !== undefined && kindOf(root, where) === 'file') chmodSync(at(root, where), mode);
      },
    ),
  },
  {
    weight: 1,
    arbitrary: step('folder', path, (root, where) => {
      clear(root, where);
      mkdirSync(at(root, where));
    }),
  },
  {
    weight: 2,
    arbitrary: step(
      'ignore',
      fc.tuple(pick, fc.array(patterns, { maxLength: 3 })),
      (root, [index, lines]) => {
        const all = ['', ...folders(root)];
        const where = all[index % all.length] ?? '';
        if ((lstatSync(at(root, where)).mode & 0o200) === 0) return;
        put(root, where === '' ? '.gitignore' : `${where}/.gitignore`, {
          kind: 'file',
          content: Buffer.from(`${lines.join('\n')}\n`),
          run: false,
        });
      },
    ),
  },
  {
    weight: 1,
    arbitrary: step('pipe', path, (root, where) => {
      clear(root, where);
      execFileSync('mkfifo', ['--', 'p'], { cwd: root });
      move(root, 'p', where);
    }),
  },
  {
    weight: 1,
    arbitrary: step(
      'repository',
      fc.tuple(pick, fc.constantFrom('commit', 'stash', 'worktree', 'branch')),
      (root, [index, kind]) => {
        const all = ['', ...folders(root)];
        repository(at(root, all[index % all.length] ?? '').toString(), kind);
      },
    ),
  },
);

/** What agents do with a git of their own; whatever of it fails, fails as it would for them. */
function repository(folder: string, kind: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const scripts: Record<string, string> = {
    commit: 'git add -A; git commit -qm one; echo more > committed.txt; git add -A; git commit -qm two',
    stash: 'git add -A; git commit -qm one; echo stashed > stashed.txt; git stash -qu; git stash list',
    worktree:
      'git commit -qm one --allow-empty; echo w > w; git add w; git commit -qm two; git worktree add -q tree-of-its-own',
    branch:
      'git add -A; git commit -qm one; git checkout -qb other; git rm -qrf --cached .; echo "two" > .git/info/exclude',
  };
  execFileSync(
    'sh',
    ['-c', `git init -q . && git config user.email a@b && git config user.name a; ${scripts[kind]}; true`],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' },
      stdio: 'ignore',
      timeout: 20_000,
    },
  );
}

/** Steps that make a tree out of nothing, and steps that change it. */
export const madeUp = fc.record({
  start: fc.array(putStep, { maxLength: 10 }),
  changes: fc.array(change, { minLength: 1, maxLength: 10 }),
});
