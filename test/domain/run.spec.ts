/** The states of a run: which are final, and which one a reason leads to. */
import { expect } from 'chai';
import { finalStates, isFinal, openStates, outcome, type ReasonCode } from '../../src/domain/run.ts';

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

  it('counts every settled state as final', () => {
    expect(finalStates.every((state) => isFinal(state))).to.equal(true);
  });

  it('counts no open state as final', () => {
    expect(openStates.filter((state) => isFinal(state))).to.deep.equal([]);
  });
});
