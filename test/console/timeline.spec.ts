/** What the page makes of a run's events, and of many runs. */
import { expect } from 'chai';
import type { Run, RunEvent } from '../../generated/api/types.gen.ts';
import { bytes, duration, relative, titleOf } from '../../src/console/format.ts';
import { emptyTimeline, type Step, withEvent } from '../../src/console/runs/timeline.ts';
import { sumUp } from '../../src/console/usage/sums.ts';

const at = '2026-11-21T09:30:00.000Z';
const event = (seq: number, fields: object): RunEvent =>
  ({ id: 'dev/run_1', at, schema_version: 1, seq, ...fields }) as unknown as RunEvent;

const started = (seq: number, index: number): RunEvent =>
  event(seq, { type: 'step.started', index, step: `step ${index}`, title: 'x', kind: 'command' });
const ended = (seq: number, index: number): RunEvent =>
  event(seq, { type: 'step.completed', index, status: 'completed', passed: 1, failed: 0, duration_ms: 5 });

describe('console/timeline', () => {
  const events = [
    event(1, { type: 'run.started', attempt: 1 }),
    started(2, 1),
    event(3, { type: 'run.retrying', attempt: 2, reason: { code: 'worker_lost', message: 'lost' } }),
    event(4, { type: 'run.started', attempt: 2 }),
    started(5, 1),
    ended(6, 1),
    event(7, { type: 'usage.updated', input: 7, output: 3 }),
  ];

  it('has every event once, however often it comes', () => {
    const once = events.reduce(withEvent, emptyTimeline);
    const twice = events
      .flatMap((one, index) => [one, ...events.slice(0, index)])
      .reduce(withEvent, emptyTimeline);
    expect(twice).to.deep.equal(once);
    expect(once.items.map((item) => item.is)).to.deep.equal(['attempt', 'step', 'retry', 'attempt', 'step']);
    expect(once.tokens).to.deep.equal({ input: 7, output: 3 });
  });

  it('keeps the steps of attempts apart, though they bear the same numbers', () => {
    const steps = events
      .reduce(withEvent, emptyTimeline)
      .items.filter((item): item is Step => item.is === 'step');
    expect(steps.map((step) => [step.attempt, step.ended?.status])).to.deep.equal([
      [1, undefined],
      [2, 'completed'],
    ]);
  });

  it('passes over events that it does not know', () => {
    const timeline = withEvent(emptyTimeline, event(1, { type: 'run.pondered' }));
    expect(timeline).to.deep.equal({ ...emptyTimeline, last: 1 });
  });

  it('keeps an answer beside its question', () => {
    const asked = [
      event(1, { type: 'run.started', attempt: 1 }),
      event(2, {
        type: 'input.requested',
        input: 'in_1',
        kind: 'choice',
        title: '?',
        options: [{ id: 'a', label: 'The A', effect: 'other' }],
        expires_at: at,
      }),
      event(3, { type: 'input.resolved', input: 'in_1', outcome: 'answered', option: 'a', text: null }),
    ].reduce(withEvent, emptyTimeline);
    expect(asked.items[1]).to.include({ outcome: 'answered', answer: 'The A' });
  });
});

describe('console/usage', () => {
  const run = (created: string, input: number, agent = 'script'): Run =>
    ({
      created_at: created,
      agent,
      state: 'completed',
      usage: { input, output: 1, duration_ms: 1000 },
    }) as unknown as Run;

  it('sums up by hour, with hours in which nothing ran', () => {
    const from = Date.parse('2026-11-21T08:10:00Z');
    const runs = [
      run('2026-11-21T08:20:00Z', 5),
      run('2026-11-21T10:20:00Z', 7, 'model'),
      run('2026-11-21T10:40:00Z', 1),
    ];
    const sums = sumUp(runs, from, Date.parse('2026-11-21T10:50:00Z'), 'hour');
    expect(sums.slots.map((slot) => [slot.runs, slot.input])).to.deep.equal([
      [1, 5],
      [0, 0],
      [2, 8],
    ]);
    expect(sums.total).to.deep.equal({ runs: 3, input: 13, output: 3, durationMs: 3000 });
    expect(sums.byAgent.map((row) => row.agent)).to.deep.equal(['script', 'model']);
  });

  it('counts a run that has taken nothing yet as a run alone', () => {
    const open = {
      created_at: '2026-11-21T08:20:00Z',
      agent: 'script',
      state: 'running',
      usage: null,
    } as unknown as Run;
    const sums = sumUp([open], Date.parse('2026-11-21T08:00:00Z'), Date.parse('2026-11-21T09:00:00Z'), 'day');
    expect(sums.total).to.deep.equal({ runs: 1, input: 0, output: 0, durationMs: 0 });
  });
});

describe('console/format', () => {
  it('says durations, sizes and distances in time as people do', () => {
    expect([0, 999, 1500, 59_400, 61_000, 3_661_000].map(duration)).to.deep.equal([
      '0 ms',
      '999 ms',
      '1.5 s',
      '59 s',
      '1 min 01 s',
      '1 h 01 min',
    ]);
    expect([0, 1023, 1024, 5_242_880].map(bytes)).to.deep.equal(['0 B', '1023 B', '1.0 KiB', '5.0 MiB']);
    const now = Date.parse(at);
    const after = (seconds: number): string => new Date(now - seconds * 1000).toISOString();
    expect([1, 59, 61, 7200, 200_000, -90].map((seconds) => relative(after(seconds), now))).to.deep.equal([
      'now',
      '59 s ago',
      '1 min ago',
      '2 h ago',
      '2 d ago',
      'in 1 min',
    ]);
  });

  it('names a run by the first words that say something', () => {
    expect(titleOf('\n#!/bin/sh\n## repair the cart\nnode --test')).to.equal('repair the cart');
    expect(titleOf('  Make the tests pass.\nThen stop.')).to.equal('Make the tests pass.');
  });
});
