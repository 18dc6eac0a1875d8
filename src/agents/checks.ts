/** Reads how many checks passed out of what a step's command printed: the summaries of the usual test runners. */
import { stripVTControlCharacters } from 'node:util';

/** Summaries stand at the end; more than this is not kept. */
export const checksTailBytes = 64 * 1024;

export interface Checks {
  passed: number;
  failed: number;
}

type Reader = (text: string) => Checks | undefined;

/** The number in front of a word, or 0. Digits are bounded, so that a hostile line can't make the search slow. */
function before(line: string, word: string): number {
  return Number(new RegExp(`(\\d{1,9}) ${word}\\b`).exec(line)?.[1] ?? 0);
}

/** Adds up every summary that `pattern` finds: a step may run a tool once for each package. */
function summaries(pattern: RegExp, read: (line: string) => Checks): Reader {
  return (text) => {
    const found = [...text.matchAll(pattern)].map((match) => read(match[0]));
    if (found.length === 0) return undefined;
    return found.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
  };
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** `# pass 3` of node:test, tape and TAP reporters; node's spec reporter puts ℹ for #. */
function passLines(text: string): Checks | undefined {
  const add = (word: string) =>
    [...text.matchAll(new RegExp(`^[#ℹ] +${word} +(\\d{1,9})$`, 'gm'))].reduce(
      (sum, match) => sum + Number(match[1]),
      0,
    );
  if (!/^[#ℹ] +pass +\d{1,9}$/m.test(text)) return undefined;
  return { passed: add('pass'), failed: add('fail') + add('cancelled') };
}

/** Plain TAP: only lines at the margin count (subtests are indented), skips are no checks, a failing case marked as still to be done is no failure. */
function tapLines(text: string): Checks | undefined {
  if (!/^1\.\.\d{1,9}/m.test(text) || passLines(text) !== undefined) return undefined;
  const passed = count(text, /^ok\b(?!.*# *skip\b)(?!.*# *todo\b).*$/gim);
  const failed = count(text, /^not ok\b(?!.*# *(?:todo|skip)\b).*$/gim);
  return { passed, failed };
}

/** mocha: `12 passing (34ms)` and, only when there are any, `1 failing`. */
function mocha(text: string): Checks | undefined {
  const add = (word: string) =>
    [...text.matchAll(new RegExp(`^ +(\\d{1,9}) ${word}(?: \\(.*\\))?$`, 'gm'))].reduce(
      (sum, match) => sum + Number(match[1]),
      0,
    );
  if (!/^ +\d{1,9} passing\b/m.test(text)) return undefined;
  return { passed: add('passing'), failed: add('failing') };
}

/** `go test -v`: a line for each test and subtest. Without -v it names failures alone, and then nothing is known. */
function goVerbose(text: string): Checks | undefined {
  if (!/^=== RUN /m.test(text)) return undefined;
  return { passed: count(text, /^ *--- PASS: /gm), failed: count(text, /^ *--- FAIL: /gm) };
}

/** `go test -json`: an object a line; those without a test speak of packages. */
function goJson(text: string): Checks | undefined {
  const lines = [
    ...text.matchAll(/^\{"Time":"[^"]{1,64}","Action":"(pass|fail)","Package":"[^"]*","Test":/gm),
  ];
  if (lines.length === 0) return undefined;
  const passed = lines.filter((match) => match[1] === 'pass').length;
  return { passed, failed: lines.length - passed };
}

/** Python's unittest: `Ran 5 tests in 0.1s`, then `OK` or `FAILED (failures=1, errors=1)`, either with `skipped=1`. */
const unittest = summaries(/^Ran \d{1,9} tests? in .*\n+(?:OK|FAILED)(?: \(.*\))?$/gm, (lines) => {
  const named = (word: string) => Number(new RegExp(`\\b${word}=(\\d{1,9})`).exec(lines)?.[1] ?? 0);
  const failed = named('(?<!expected )failures') + named('errors') + named('unexpected successes');
  const ran = Number(/^Ran (\d{1,9})/.exec(lines)?.[1] ?? 0);
  return { passed: Math.max(0, ran - failed - named('skipped') - named('expected failures')), failed };
});

const readers: Reader[] = [
  passLines,
  tapLines,
  mocha,
  goVerbose,
  goJson,
  unittest,
  // jest: `Tests:       1 failed, 2 skipped, 3 passed, 6 total`
  summaries(/^Tests: +\S.*\b\d{1,9} total$/gm, (line) => ({
    passed: before(line, 'passed'),
    failed: before(line, 'failed'),
  })),
  // vitest: `      Tests  1 failed | 2 passed (3)`
  summaries(/^ +Tests {2}.*\(\d{1,9}\)$/gm, (line) => ({
    passed: before(line, 'passed'),
    failed: before(line, 'failed'),
  })),
  // pytest: `==== 1 failed, 2 passed, 1 error in 0.12s ====`; with -q the same without the bars
  summaries(
    /^(?:=+ )?\d{1,9} (?:passed|failed|errors?|skipped|xfailed|xpassed|deselected|warnings?)\b.* in [\d.]{1,12}s\b.*$/gm,
    (line) => ({
      passed: before(line, 'passed') + before(line, 'xpassed'),
      failed: before(line, 'failed') + before(line, 'errors?'),
    }),
  ),
  // cargo: `test result: FAILED. 3 passed; 1 failed; 0 ignored; …`, one for each crate and kind
  summaries(/^test result: .*$/gm, (line) => ({
    passed: before(line, 'passed'),
    failed: before(line, 'failed'),
  })),
  // rspec: `5 examples, 1 failure, 2 pending`
  summaries(/^\d{1,9} examples?, \d{1,9} failures?.*$/gm, (line) => {
    const failed = before(line, 'failures?') + before(line, 'errors? occurred');
    return {
      passed: Math.max(0, before(line, 'examples?') - before(line, 'failures?') - before(line, 'pending')),
      failed,
    };
  }),
];

/** What the command reported, all its test runs together; undefined when it reported nothing. */
export function readChecks(output: string): Checks | undefined {
  const text = stripVTControlCharacters(output).replaceAll('\r\n', '\n');
  const found = readers.map((read) => read(text)).filter((checks) => checks !== undefined);
  const passed = found.reduce((sum, checks) => sum + checks.passed, 0);
  const failed = found.reduce((sum, checks) => sum + checks.failed, 0);
  return passed + failed === 0 ? undefined : { passed, failed };
}
