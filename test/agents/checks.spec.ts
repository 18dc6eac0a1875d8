/** Counting checks: what real test runners print, some of it recorded, some of it run here. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readChecks } from '../../src/agents/checks.ts';

/** Recorded: tool → what it printed, passed, failed. */
const recorded: [string, string, number, number][] = [
  [
    'node:test, spec reporter in colour',
    '\u001b[34mℹ tests 5\u001b[39m\n\u001b[34mℹ pass 3\u001b[39m\n\u001b[34mℹ fail 1\u001b[39m\n\u001b[34mℹ cancelled 1\u001b[39m\n',
    3,
    2,
  ],
  [
    'node:test, TAP reporter',
    'TAP version 13\nok 1 - a\n  ---\n  ...\nnot ok 2 - b\n    ok 1 - d1\n    1..1\nok 4 - d\n1..4\n# tests 5\n# suites 0\n# pass 3\n# fail 1\n# cancelled 0\n',
    3,
    1,
  ],
  [
    'plain TAP with a skip and a todo',
    '1..5\nok 1 - a\nnot ok 2 - b\nok 3 # SKIP no network\nnot ok 4 - later # todo write it\n    ok 1 - inner\nok 5\n',
    2,
    1,
  ],
  [
    'mocha, TAP reporter',
    'ok 1 x a\nnot ok 2 x b\n  Error: no\nok 3 x c # SKIP -\n# tests 2\n# pass 1\n# fail 1\n1..3\n',
    1,
    1,
  ],
  [
    'mocha',
    '\u001b[92m \u001b[0m\u001b[32m 1 passing\u001b[0m\u001b[90m (3ms)\u001b[0m\n\u001b[36m \u001b[0m\u001b[36m 1 pending\u001b[0m\n\u001b[31m  1 failing\u001b[0m\n',
    1,
    1,
  ],
  ['mocha in two packages', '  2 passing (3ms)\n\n> test\n\n  3 passing (1m)\n  1 failing\n', 5, 1],
  [
    'jest',
    'Test Suites: 1 failed, 1 passed, 2 total\nTests:       1 failed, 2 skipped, 3 passed, 6 total\nSnapshots:   0 total\nTime:        1.2 s\n',
    3,
    1,
  ],
  [
    'vitest',
    ' Test Files  1 failed | 1 passed (2)\n      Tests  1 failed | 2 passed | 1 skipped (4)\n   Start at  10:00:00\n',
    2,
    1,
  ],
  [
    'pytest in colour',
    '\u001b[31m=========== \u001b[31m\u001b[1m2 failed\u001b[0m, \u001b[32m3 passed\u001b[0m, \u001b[33m2 skipped\u001b[0m, \u001b[31m\u001b[1m1 error\u001b[0m\u001b[31m in 0.06s\u001b[0m\u001b[31m ===========\u001b[0m\n',
    3,
    3,
  ],
  ['pytest -q', 'FAILED test_a.py::test_b - assert 0\n2 failed, 2 passed, 2 skipped in 0.02s\n', 2, 2],
  ['unittest', '----------\nRan 3 tests in 0.000s\n\nFAILED (failures=1, skipped=1)\n', 1, 1],
  ['unittest, all well', 'Ran 3 tests in 0.000s\n\nOK\n', 3, 0],
  [
    'go test -v with a subtest and a skip',
    '=== RUN   TestA\n=== RUN   TestA/sub\n--- PASS: TestA (0.00s)\n    --- PASS: TestA/sub (0.00s)\n=== RUN   TestB\n--- FAIL: TestB (0.00s)\n--- SKIP: TestC (0.00s)\nFAIL\nFAIL\tx\t0.002s\n',
    2,
    1,
  ],
  [
    'go test -json',
    '{"Time":"2026-01-01T00:00:00Z","Action":"run","Package":"x","Test":"TestA"}\n{"Time":"2026-01-01T00:00:00Z","Action":"pass","Package":"x","Test":"TestA","Elapsed":0}\n{"Time":"2026-01-01T00:00:00Z","Action":"fail","Package":"x","Test":"TestB","Elapsed":0}\n{"Time":"2026-01-01T00:00:00Z","Action":"fail","Package":"x","Elapsed":0.003}\n',
    1,
    1,
  ],
  [
    'cargo with several crates',
    'test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.09s\n\ntest result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out\n',
    4,
    2,
  ],
  ['rspec', 'Finished in 0.01 seconds\n5 examples, 1 failure, 2 pending\n', 2, 1],
  ['two tools in one step', '  2 passing (3ms)\n\n1 failed, 4 passed in 0.02s\n', 6, 1],
  ['line ends of another system', '  2 passing (3ms)\r\n  1 failing\r\n', 2, 1],
];

/** What must not be taken for a report. */
const silent: [string, string][] = [
  ['nothing', ''],
  ['prose', '3 tests were passing yesterday, 1 failing\nok then\n'],
  ['go test without -v', '--- FAIL: TestB (0.00s)\nFAIL\nFAIL\tx\t0.003s\nok  \ty\t0.003s\n'],
  ['a runner that ran nothing', '  0 passing (1ms)\n'],
  ['pytest that found none', '==== no tests ran in 0.01s ====\n'],
];

describe('counting checks', () => {
  for (const [tool, output, passed, failed] of recorded) {
    it(`reads the counts of ${tool}`, () => {
      expect(readChecks(output)).to.deep.equal({ passed, failed });
    });
  }

  for (const [what, output] of silent) {
    it(`takes ${what} for no report`, () => {
      expect(readChecks(output)).to.equal(undefined);
    });
  }

  describe('with the tools at hand', () => {
    let folder = '';
    before(() => {
      folder = mkdtempSync(join(tmpdir(), 'checks-'));
    });
    after(() => rmSync(folder, { recursive: true }));

    const run = (file: string, text: string, args: string[]) => {
      writeFileSync(join(folder, file), text);
      // A test runner that finds itself inside another one reports differently.
      const { NODE_TEST_CONTEXT: _inside, ...env } = process.env;
      const ran = spawnSync(process.execPath, [...args, file], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 30_000,
        env,
      });
      return ran.stdout + ran.stderr;
    };
    const tests =
      "import test from 'node:test';\ntest('a', () => {});\ntest('b', () => { throw new Error('no'); });\ntest('c', { skip: true }, () => {});\n";

    it('reads what node --test prints in its spec and TAP reporters', () => {
      for (const reporter of ['spec', 'tap']) {
        expect(readChecks(run('a.test.mjs', tests, ['--test', `--test-reporter=${reporter}`]))).to.deep.equal(
          { passed: 1, failed: 1 },
        );
      }
    });

    it('reads what mocha prints in its spec, dot and TAP reporters', () => {
      const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');
      const specs =
        "describe('x', () => {\n  it('a', () => {});\n  it('b', () => { throw new Error('no'); });\n  it\u002eskip('c');\n});\n";
      for (const reporter of ['spec', 'dot', 'tap']) {
        expect(
          readChecks(run('m.spec.mjs', specs, [mocha, '--no-config', '--no-package', '-R', reporter])),
          reporter,
        ).to.deep.equal({ passed: 1, failed: 1 });
      }
    });
  });

  it('reads a hostile tail in bounded time', function () {
    this.timeout(5_000);
    for (const part of [
      'Tests: 1',
      'Tests: ',
      '1 passed in ',
      ' ',
      'ok #',
      '=',
      'Ran 1 test in \n',
      '{"Time":"","Action":"pass",',
      '9',
    ]) {
      readChecks(part.repeat(65_536 / part.length));
      readChecks(`Tests: ${part.repeat(65_536 / part.length)} total`);
    }
  });
});
