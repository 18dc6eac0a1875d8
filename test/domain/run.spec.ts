/** The states of a run: which may follow which, and which one a reason leads to. */
import { expect } from 'chai';
import {
  finalStates,
  isFinal,
  mayBecome,
  openStates,
  outcome,
  type ReasonCode,
} from '../../src/domain/run.ts';

const expected: Record<ReasonCode, string> = {
  done: 'completed',
  cancelled: 'interrupted',
  limit_reached: 'interrupted',
  budget_exhausted: 'interrupted',
  timed_out: 'interrupted',
  queue_expired: 'interrupted',
  input_timeout: 'interrupted',
  agent_error: 'failed',
  agent_unavailable: 'failed',
  model_error: 'failed',
  workspace_error: 'failed',
  worker_lost: 'failed',
  internal_error: 'failed',
};

describe('domain/run', () => {
  for (const [code, state] of Object.entries(expected)) {
    it(`settles as ${state} when the reason is ${code}`, () => {
      expect(outcome({ code: code as ReasonCode, message: '' })).to.equal(state);
    });
  }

  it('lets a run move as the table says and no other way', () => {
    const states = [...openStates, ...finalStates];
    const moves = states.flatMap((from) =>
      states.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves.sort()).to.deep.equal(
      [
        'queued → running',
        'queued → interrupted',
        'queued → failed',
        'running → waiting',
        'running → queued',
        'running → completed',
        'running → interrupted',
        'running → failed',
        'waiting → running',
        'waiting → queued',
        'waiting → interrupted',
        'waiting → failed',
      ].sort(),
    );
  });

  it('never leaves a final state', () => {
    for (const from of finalStates) {
      expect(isFinal(from)).to.equal(true);
      expect([...openStates, ...finalStates].filter((to) => mayBecome(from, to))).to.deep.equal([]);
    }
  });

  it('counts no open state as final', () => {
    expect(openStates.filter((state) => isFinal(state))).to.deep.equal([]);
  });
});
