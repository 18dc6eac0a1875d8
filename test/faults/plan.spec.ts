/** A fault run that failed can be had again: its plan follows from the seed and nothing else. */
import { expect } from 'chai';
import { createChance } from '../../scripts/faults/chance.ts';
import { readOptions } from '../../scripts/faults/options.ts';
import {
  type FaultKind,
  faultKinds,
  planFaults,
  planVisits,
  workerCount,
} from '../../scripts/faults/plan.ts';
import { possibleFaults } from '../../scripts/faults/strike.ts';

const kinds = Object.keys(faultKinds) as FaultKind[];

function first<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}

describe('faults/plan', () => {
  it('plans the same faults for the same seed and others for another', () => {
    const plan = (seed: string) => first(planFaults(seed, kinds, 4_000), 60);
    expect(plan('a')).to.deep.equal(plan('a'));
    expect(plan('a')).not.to.deep.equal(plan('b'));
  });

  it('lets clients of one seed behave alike, each in its own way', () => {
    const visits = (seed: string, client: number) => first(planVisits(seed, client), 60);
    expect(visits('a', 3)).to.deep.equal(visits('a', 3));
    expect(visits('a', 3)).not.to.deep.equal(visits('a', 4));
    expect(visits('a', 3)).not.to.deep.equal(visits('b', 3));
  });

  it('deals every kind of fault once before any comes again', () => {
    const plan = first(planFaults('deck', kinds, 4_000), 3 * kinds.length);
    for (const round of [0, 1, 2]) {
      const dealt = plan.slice(round * kinds.length, (round + 1) * kinds.length).map(({ kind }) => kind);
      expect(dealt.toSorted()).to.deep.equal(kinds.toSorted());
    }
  });

  it('strikes only who is there, and cuts for 25 s', () => {
    for (const fault of first(planFaults('bounds', kinds, 4_000), 300)) {
      expect(fault.target).to.be.within(0, fault.kind.endsWith('api') ? 1 : workerCount - 1);
      expect(fault.afterMs).to.be.within(1_600, 6_400);
      if (fault.kind.startsWith('cut-')) expect(fault.forMs).to.equal(25_000);
    }
  });

  it('has every task among the runs of a client before long', () => {
    const tasks = new Set(first(planVisits('tasks', 0), 300).map(({ task }) => task));
    expect([...tasks].sort()).to.deep.equal([
      'edit',
      'fail',
      'long',
      'loud',
      'quick',
      'stray',
      'talk',
      'timeout',
    ]);
  });

  it('says why a kind of fault is left out', () => {
    const { kinds: possible, missing } = possibleFaults({ disks: undefined, faketime: false });
    expect(kinds.filter((kind) => !possible.includes(kind))).to.deep.equal([
      'full-disk',
      'full-database',
      'jump-clock',
    ]);
    expect(missing.map((line) => line.split(':')[0])).to.deep.equal([
      'full-disk',
      'full-database',
      'jump-clock',
    ]);
    expect(possibleFaults({ disks: { service: '/a', postgres: '/b' }, faketime: true }).kinds).to.deep.equal(
      kinds,
    );
  });

  it('draws without a preference', () => {
    const chance = createChance('even', 'numbers');
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 60_000; draw++) {
      const number = chance.integer(1, 6);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).to.deep.equal([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(count).to.be.within(9_500, 10_500);
  });

  it('refuses faults it does not know and bounds that are none', () => {
    expect(() => readOptions(['--only', 'kill-worker,earthquake'])).to.throw('there is no fault earthquake');
    expect(() => readOptions(['--runs', 'many'])).to.throw('--runs takes a number above 0');
    expect(readOptions(['--seed', 's', '--runs', '5'])).to.include({ seed: 's', runs: 5 });
  });
});
