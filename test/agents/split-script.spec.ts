/** The splitter against bash itself: every step must be a whole command, and none could have ended earlier. */
import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { splitScript } from '../../src/agents/split-script.ts';

const commands = (script: string) => splitScript(script).map(({ command }) => command);
const names = (script: string) => splitScript(script).map(({ name }) => name);

/** What bash says of a text it only reads. */
const complaint = (text: string) =>
  spawnSync('bash', ['-n'], { input: text, encoding: 'utf8', timeout: 10_000 }).stderr;

/** One whole command each, as bash reads them. */
const whole = [
  'echo "a\nb" # c\'s',
  "cat <<'EOF' | tr a b\n$( ' \" ${x\nEOF",
  'cat <<EOF\nx\\\nEOF\nstill\nE\\\nOF',
  'cat <<A <<-B\na\nA\n\tb\n\tB',
  'cat << "E F" > out\nx\nE F',
  'x=$(case $y in (a) echo ")";; b|c) echo ;; esac)',
  'for i in 1 2\ndo echo $i; done',
  'for i\ndo echo; done',
  'for ((i=0;i<3;i++)) { :; }',
  'for ((i=0;i<3;i++))\ndo :\ndone',
  'select x in a b; do break; done',
  'f() {\n  echo }\n}',
  'g()\n{ :; }',
  'function h\n{ :; }',
  'k() ( :\n)',
  'if a && b; then c; elif d\nthen e; else f; fi',
  'if (uname) >/dev/null 2>&1; then\n :\nfi',
  'echo a#b "#c" #d',
  'case $x in\n  a) echo 1 ;;\n  (b|c) echo 2 ;&\n  *) echo 3\nesac',
  'case if in if) :;; esac',
  'echo $((1+(2*3))) &&\n  echo next |\n  cat',
  'echo one &&\n# between\n\necho two',
  '((i++))',
  '( (a); (b) )',
  '((a); (b))',
  '[[ $a =~ ^(x|y)$ && ! -f z\n]] || echo no',
  'a=(1 2 # c )\n 3)',
  'a+=("x y"\n[3]=z)',
  'echo "$(cat <<X\nit\'s )\nX\n)"',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's, not ours
  'echo ${y#\'a}\'} ${z:-"}"}',
  'while read -r l; do :; done < <(ls\n)',
  'echo one \\\n  two',
  '\\\necho late',
  '! false',
  'time { :\n}',
  'echo `echo "x\\`y\n\\`"`',
  "echo $'it\\'s\n' \"$\"",
  'until false; do break; done &',
  '{ echo a; echo b; } > /dev/null 2>&1',
  'echo $(( (1+2) * 3 )) $( (echo a); (echo b)\n)',
  'for file; do\n  test x || <"$file" || exit 2\ndone',
  'exec {fd}>/dev/null 3<&-',
  'echo {a,b} } { done fi',
  'echo a; echo b & echo c',
  'if true; then cat <<E; fi\nfi\nE',
  'echo <<<word "$(<file)"',
  'coproc cat',
  'x=1 y=2 env',
];

describe('splitting a script', () => {
  it('keeps every kind of command whole and cuts between any two of them', () => {
    for (const command of whole) expect(complaint(command), command).to.equal('');
    expect(commands(whole.join('\n'))).to.deep.equal(whole);
    expect(commands(whole.join('\n\n# name\n'))).to.deep.equal(whole);
    expect(commands(`${whole.toReversed().join('\n')}\n`)).to.deep.equal(whole.toReversed());
  });

  it('never ends a command where bash would read on', () => {
    for (const command of whole) {
      const lines = command.split('\n');
      for (let count = 1; count < lines.length; count++) {
        const head = lines.slice(0, count).join('\n');
        // bash says nothing of a backslash at the end, though it reads on.
        if (head.endsWith('\\')) continue;
        expect(complaint(`${head}\n`), `${head}\n…of…\n${command}`).not.to.equal('');
      }
    }
  });

  it("reads editors' carriage returns, byte order marks and a first line that names the shell", () => {
    expect(commands('\uFEFFecho a\r\nif true\r\nthen echo b\r\nfi\r\n')).to.deep.equal([
      'echo a',
      'if true\nthen echo b\nfi',
    ]);
    expect(splitScript('#!/bin/bash\necho a')).to.deep.equal([
      { name: 'echo a', title: 'echo a', command: 'echo a' },
    ]);
  });

  it('finds no step in nothing, blanks and comments', () => {
    for (const script of ['', '\n\n', '  \t\n', '# only\n#words', '#!/bin/sh\n', '\0'])
      expect(splitScript(script)).to.deep.equal([]);
  });

  it('names a step by the comment directly above, and else by its first words', () => {
    expect(names('## Run the tests\nnpm test\n\n# far\n\nnpm run  lint\n#\ntrue')).to.deep.equal([
      'Run the tests',
      'npm run lint',
      'true',
    ]);
    expect(names('# one\n# two\nfalse')).to.deep.equal(['two']);
    expect(names('for i in 1 2\ndo :; done')).to.deep.equal(['for i in 1 2']);
    expect(names('\\\nls')).to.deep.equal(['\\ ls']);
  });

  it('gives names of at most 80 characters and titles of at most 200, cut between words', () => {
    const [step] = splitScript(`echo ${'wörd 😀 '.repeat(60)}`);
    expect([...(step?.name ?? '')].length).to.be.within(60, 80);
    expect([...(step?.title ?? '')].length).to.be.within(180, 200);
    expect(step?.name).to.match(/(?:wörd|😀)…$/);
  });

  it('leaves an error to the step that holds it', () => {
    for (const [script, count] of [
      ['echo a\nif true\necho b', 2],
      ['echo a\n)\necho b', 3],
      ['echo a\nfi\necho b', 3],
      ['echo a\necho "open\necho b', 2],
      ['a && && b\necho c', 2],
    ] as const) {
      const steps = commands(script);
      expect(steps, script).to.have.length(count);
      expect(complaint(steps.find((step) => step !== 'echo a') ?? ''), script).not.to.equal('');
    }
  });

  it('splits a megabyte of anything in bounded time and never throws', function () {
    this.timeout(30_000);
    for (const part of [
      '(',
      '((',
      '$((',
      '$(',
      '${a',
      '`',
      '"$(',
      '<<a\n',
      'case x in (',
      '{ ',
      'if ',
      '\\',
      "'",
      'a=(',
      'echo\n',
    ]) {
      expect(splitScript(part.repeat(1024 ** 2 / part.length))).not.to.have.length(0);
    }
  });
});
