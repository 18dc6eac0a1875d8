/** What an agent reports becomes events in order, and no step stays open when the work breaks. */
import { expect } from 'chai';
import type { AgentEnd, Report } from '../../src/agents/agent.ts';
import { systemClock } from '../../src/base/clock.ts';
import { openRecorder } from '../../src/worker/recorder.ts';
import { relayReports } from '../../src/worker/relay-reports.ts';
import type { Transcript } from '../../src/worker/transcript.ts';

describe('worker/relay-reports', () => {
  // A disk that was full in the middle of a step left its step.started alone before patch.ready.
  it('completes the step under way when its output cannot be kept', async () => {
    const events: [type: string, body: unknown][] = [];
    const recorder = openRecorder(
      {
        recordEvent: async (_attempt, type, body) => {
          events.push([type, body]);
          return events.length;
        },
      },
      { runUuid: 'any', runId: 'any', epoch: 1, lastSeq: 0 },
    );
    async function* reports(): AsyncGenerator<Report, AgentEnd> {
      yield { type: 'step.started', step: 'build', index: 1, kind: 'command', title: 'build' };
      yield { type: 'output', index: 1, stream: 'stdout', text: 'a line' };
      throw new Error('nobody comes here');
    }
    const transcript = {
      add: () => Promise.reject(new Error('no space left on device')),
    } as unknown as Transcript;
    const failure = await relayReports(recorder, reports(), transcript, systemClock).catch(String);
    expect(failure).to.equal('Error: no space left on device');
    expect(events.map(([type]) => type)).to.deep.equal(['step.started', 'step.completed']);
    expect(events[1]?.[1]).to.include({ step: 'build', index: 1, status: 'interrupted', exit_code: null });
  });
});
