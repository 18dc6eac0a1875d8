/** Guarantee: what a client names, the service calls only if it is public: 60 and more hostile targets, none reached in any way. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'chai';
import { hostileTargets } from './hostile-targets.ts';

interface Tried {
  target: string;
  door: string;
  open: string;
  kept: string;
  tunnel: string;
  absolute: string;
  hits: string[];
}
interface Report {
  tried: Tried[];
  publicCalls: { target: string; came: string; hits: string[] }[];
}

/** A network in which every address there is belongs to the machine itself; undefined where none can be made. */
const everywhere =
  'ip link set lo up && ip route add local default dev lo && ip -6 route add local default dev lo && exec "$@"';

function probe(own: boolean): Report | undefined {
  const command = [
    process.execPath,
    join(import.meta.dirname, 'hostile-probe.ts'),
    ...(own ? ['--own-network'] : []),
  ];
  const spaces = process.getuid?.() === 0 ? ['-n'] : ['-rn'];
  const [program = '', ...args] = own
    ? ['unshare', ...spaces, 'sh', '-c', everywhere, 'sh', ...command]
    : command;
  const done = spawnSync(program, args, { encoding: 'utf8', timeout: 50_000 });
  if (done.status === 0) return JSON.parse(done.stdout) as Report;
  if (own) return undefined;
  throw new Error(`the probe failed: ${done.stderr}`);
}

describe('egress/hostile', () => {
  let report: Report;
  let own = true;

  before(() => {
    const inOwn = probe(true);
    own = inOwn !== undefined;
    report = inOwn ?? (probe(false) as Report);
  });

  it('is asked for sixty hostile targets and more', () => {
    expect(new Set(hostileTargets).size).to.be.at.least(60);
    expect(report.tried.map((one) => one.target)).to.deep.equal([...hostileTargets]);
  });

  it('reaches none of them, at the door, past it or through the proxy', () => {
    // Some spellings name a public host to every parser of today: calling that one is no harm, calling another is.
    const reached = report.tried.filter(
      (one) =>
        [one.door, one.open].some((how) => !/^(refused|failed: name)$/.test(how)) ||
        one.kept.startsWith('threw') ||
        one.hits.some((hit) => hit !== '93.184.216.34:443'),
    );
    expect(reached).to.deep.equal([]);
  });

  it('reaches public hosts, follows no redirect of theirs and is not led inside by a name that changes', function () {
    // Without a network of its own the test would have to call the real ones.
    if (!own) this.skip();
    expect(report.publicCalls).to.deep.equal([
      { target: 'http://public.example.com/', came: 'reached: 302', hits: ['93.184.216.34:80'] },
      { target: 'http://public6.example.com:8080/', came: 'reached: 302', hits: ['2606:2800:220:1::1:8080'] },
      { target: 'http://93.184.216.34/', came: 'reached: 302', hits: ['93.184.216.34:80'] },
      { target: 'http://rebind.example.com/', came: 'reached: 302', hits: ['93.184.216.34:80'] },
      { target: 'http://rebind.example.com/', came: 'refused', hits: [] },
      { target: 'http://rebind-mixed.example.com/', came: 'reached: 302', hits: ['93.184.216.34:80'] },
      { target: 'http://rebind-mixed.example.com/', came: 'refused', hits: [] },
    ]);
  });
});
