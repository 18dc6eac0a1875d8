/** A run on the page: its record, its events as they come and what it prints, for as long as somebody looks. */
import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { AgentRunError } from '../../sdk/index.ts';
import type { Run } from '../api.ts';
import { inView, pause } from '../clock.ts';
import { client } from '../session.ts';
import { createRunLog, type RunLog } from './log.ts';
import { emptyTimeline, type Timeline, withEvent } from './timeline.ts';

export interface FollowedRun {
  run: Signal<Run | undefined>;
  timeline: Signal<Timeline>;
  log: RunLog;
  /** Events come; or the line is cut and taken up again; or all events are there. */
  line: Signal<'opening' | 'live' | 'reconnecting' | 'complete'>;
  error: Signal<unknown>;
  /** Why there are no events or no log: they were removed. */
  expired: Signal<boolean>;
  refresh(): Promise<void>;
}

const settledStates: readonly string[] = ['completed', 'interrupted', 'failed'];
export const isSettled = (run: Pick<Run, 'state'>): boolean => settledStates.includes(run.state);

/** What the record would say by now, as far as the events tell it. */
function withTimeline(run: Run, timeline: Timeline): Run {
  if (isSettled(run)) return run;
  const { settled } = timeline;
  if (settled) {
    const { type: _type, seq, at: _at, schema_version: _version, ...receipt } = settled;
    return { ...run, ...receipt, last_event: seq, queue_position: null };
  }
  if (timeline.attempt <= 0) return run;
  const asking = timeline.items.some((item) => item.is === 'question' && item.outcome === undefined);
  const again = timeline.items.at(-1)?.is === 'retry';
  const state = again ? 'queued' : asking ? 'waiting' : 'running';
  return {
    ...run,
    state,
    attempt: timeline.attempt,
    started_at: run.started_at ?? timeline.startedAt ?? null,
    queue_position: state === 'queued' ? run.queue_position : null,
  };
}

export function useFollowedRun(id: string): FollowedRun {
  const followed = useMemo(() => createFollowed(id), [id]);
  useEffect(() => {
    const ending = new AbortController();
    void follow(followed, id, ending.signal);
    return () => ending.abort();
  }, [followed]);
  return followed;
}

function createFollowed(id: string): FollowedRun {
  const run = signal<Run | undefined>(undefined);
  const timeline = signal<Timeline>(emptyTimeline);
  return {
    run,
    timeline,
    log: createRunLog(),
    line: signal('opening'),
    error: signal(undefined),
    expired: signal(false),
    refresh: async () => {
      run.value = withTimeline(await client().runs.get(id), timeline.value);
    },
  };
}

async function follow(followed: FollowedRun, id: string, ending: AbortSignal): Promise<void> {
  const { run, timeline, line, error, expired } = followed;
  try {
    run.value = await client().runs.get(id, { signal: ending });
  } catch (reason) {
    if (!ending.aborted) error.value = reason;
    return;
  }
  void followLog(followed, id, ending);
  void watchQueue(followed, ending);
  try {
    const events = client().follow(id, {
      after: timeline.value.last,
      signal: ending,
      onLost: () => {
        line.value = 'reconnecting';
      },
      onHeld: () => {
        line.value = 'live';
      },
    });
    for await (const event of events) {
      if (ending.aborted) return;
      timeline.value = withEvent(timeline.value, event);
      if (run.value) run.value = withTimeline(run.value, timeline.value);
    }
    line.value = 'complete';
    // The record tells what no event does, such as when the log goes.
    await followed.refresh();
  } catch (reason) {
    if (ending.aborted) return;
    if (reason instanceof AgentRunError && reason.status === 410) {
      expired.value = true;
      line.value = 'complete';
    } else error.value = reason;
  }
}

async function followLog({ log, run, expired }: FollowedRun, id: string, ending: AbortSignal): Promise<void> {
  try {
    const lines = client().runs.log(id, {
      follow: run.value !== undefined && !isSettled(run.value),
      signal: ending,
    });
    for await (const line of lines) {
      if (ending.aborted) return;
      log.add(line);
    }
  } catch (reason) {
    if (reason instanceof AgentRunError && reason.status === 410) expired.value = true;
  }
}

/** No event tells a run's place in the queue, so it is asked for while the run waits there. */
async function watchQueue(followed: FollowedRun, ending: AbortSignal): Promise<void> {
  while (!ending.aborted && followed.run.value !== undefined && !isSettled(followed.run.value)) {
    await pause(2000, ending);
    await inView(ending);
    if (ending.aborted || followed.run.value?.state !== 'queued') continue;
    await followed.refresh().catch(() => undefined);
  }
}
