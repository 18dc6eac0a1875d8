/** Programs of this room end in time, within bounds, and say what is wrong. */
import { expect } from 'chai';
import { programPath, runCommand } from '../../src/workspaces/command.ts';
import { checkGit, git, requireVersion } from '../../src/workspaces/git.ts';
import { until } from '../support/until.ts';

const bounds = { cwd: '/', env: { PATH: programPath }, timeoutMs: 30_000, outputBytesMax: 1000 };
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: Error) => error.message,
  );
const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('workspaces/git', () => {
  it('ends a program and its children when the time is over', async () => {
    const marker = `31${process.pid}.5`;
    const failure = await failureOf(
      runCommand(['sh', '-c', `sleep ${marker} & wait`], { ...bounds, timeoutMs: 200 }),
    );
    expect(failure).to.equal('sh took longer than 200 ms');
    await until('the child to be gone', async () => {
      const found = await runCommand(['pgrep', '-f', `sleep ${marker}`], bounds);
      return (
        found.stdout
          .toString()
          .split('\n')
          .filter((pid) => pid !== '' && lives(Number(pid))).length === 0
      );
    });
  });

  it('ends a program that says too much', async () => {
    expect(await failureOf(runCommand(['yes'], bounds))).to.equal('yes said more than 1000 bytes');
  });

  it('keeps the first words of a long complaint and never blocks on the rest', async () => {
    const { code, stderr } = await runCommand(['sh', '-c', 'yes oops | head -c 1000000 >&2; exit 3'], bounds);
    expect(code).to.equal(3);
    expect(stderr).to.have.length(16_384);
  });

  it('gives nothing of its own environment on', async () => {
    const { stdout } = await runCommand(['env'], bounds);
    expect(
      stdout
        .toString()
        .split('\n')
        .filter((line) => !/^(PATH=|_=|PWD=|SHLVL=|$)/.test(line)),
    ).to.deep.equal([]);
  });

  it('says which program is missing', async () => {
    expect(await failureOf(runCommand(['no-such-program-here'], bounds))).to.contain('ENOENT');
  });

  it('finds git and tells its version', async () => {
    expect(await checkGit()).to.match(/^2\.\d+/);
  });

  it('refuses a git that cannot merge without a folder', () => {
    expect(() => requireVersion('git version 2.37.9 (Apple Git-1)', 'Install it.')).to.throw(
      'git 2.37.9 is too old. Install it.',
    );
    expect(() => requireVersion('hello')).to.throw('git answered "hello"');
    expect(requireVersion('git version 2.38.0')).to.equal('2.38.0');
    expect(requireVersion('git version 3.0.1')).to.equal('3.0.1');
  });

  it("throws with git's own words", async () => {
    expect(await failureOf(git(['rev-parse', 'HEAD'], { store: '/nonexistent' }))).to.match(
      /^git rev-parse ended with 128: fatal: not a git repository/,
    );
  });
});
