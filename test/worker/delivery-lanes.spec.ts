/** Slots of deliveries: the slow never take those of the quick, and nobody takes more than a few. */
import { expect } from 'chai';
import { createLanes, type Lanes } from '../../src/worker/delivery-lanes.ts';

describe('worker/delivery-lanes', () => {
  const enterAll = (lanes: Lanes, target: string, failing = false): number => {
    let count = 0;
    while (lanes.enter(target, failing)) count++;
    return count;
  };
  const learn = (lanes: Lanes, target: string, quick: boolean): void => {
    expect(lanes.enter(target, false)).to.equal(true);
    lanes.leave(target, quick);
  };

  it('gives four slots to a quick target, one to a slow, failing or unknown one', () => {
    const lanes = createLanes();
    learn(lanes, 'quick', true);
    learn(lanes, 'slow', false);
    expect([
      enterAll(lanes, 'quick'),
      enterAll(lanes, 'slow'),
      enterAll(lanes, 'new'),
      enterAll(lanes, 'failing', true),
    ]).to.deep.equal([4, 1, 1, 1]);
    expect(lanes.busy().sort()).to.deep.equal(['failing', 'new', 'quick', 'slow']);
  });

  it('has slots for the quick however many others are slow, failing or new', () => {
    const lanes = createLanes();
    learn(lanes, 'quick', true);
    for (let number = 0; number < 200; number++) {
      lanes.enter(`failing-${number}`, true);
      lanes.enter(`new-${number}`, false);
    }
    expect(lanes.free()).to.equal(32);
    expect(enterAll(lanes, 'quick')).to.equal(4);
  });

  it('names whose slots are all taken, so that nobody looks for their deliveries', () => {
    const lanes = createLanes();
    for (let number = 0; number < 40; number++) lanes.enter(`failing-${number}`, true);
    expect(lanes.busy()).to.include.members(['failing-0', 'failing-39']);
    lanes.leave('failing-0', true);
    expect(lanes.busy()).to.deep.equal(Array.from({ length: 31 }, (_, number) => `failing-${number + 1}`));
  });

  it('gives every slot back', () => {
    const lanes = createLanes();
    const free = lanes.free();
    learn(lanes, 'one', true);
    for (let count = enterAll(lanes, 'one'); count > 0; count--) lanes.leave('one', count % 2 === 0);
    lanes.leave('nobody', true);
    expect(lanes.free()).to.equal(free);
  });
});
