/** What happened in a run, in the order in which it did, filling in while one looks. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { LimitHit } from '../api.ts';
import { now } from '../clock.ts';
import { clockTime, duration, number, plural } from '../format.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Scroll } from '../parts/scroll.tsx';
import type { RunLog } from './log.ts';
import { outputKey } from './log.ts';
import { Counts } from './patch-view.tsx';
import { QuestionCard } from './question.tsx';
import type { Item, Step, Timeline } from './timeline.ts';

const limits: Record<LimitHit, string> = {
  memory: 'the limit on memory',
  processes: 'the limit on processes',
  disk: 'the limit on disk',
  output: 'the limit on output',
  cpu: 'the limit on processor time',
  wall_clock: 'the time limit',
};

export function TimelineView(props: {
  runId: string;
  timeline: Timeline;
  log: RunLog;
  open: boolean;
  queued: ComponentChildren;
}) {
  const { runId, timeline, log, open, queued } = props;
  // Read here, so that outputs grow with the log.
  void log.version.value;
  const last = timeline.items.findLast((item) => item.is === 'step');
  const asks = timeline.items.some((item) => item.is === 'question' && item.outcome === undefined);
  // A step under way says it itself, and so does a question.
  const works =
    open &&
    timeline.attempt > 0 &&
    !timeline.settled &&
    !asks &&
    (last === undefined || last.ended !== undefined);
  const manyAttempts = timeline.items.some((item) => item.is === 'attempt' && item.attempt > 1);
  return (
    <ol class="timeline" aria-label="What happened">
      {queued && <li class="event wait">{queued}</li>}
      {timeline.items.map((item) => (
        <ItemView key={item.id} item={item} runId={runId} log={log} open={open} manyAttempts={manyAttempts} />
      ))}
      {timeline.patch && (
        <li class="event">
          <Dot icon="file" />
          <div class="event-head">
            <span>
              Patch: {plural(timeline.patch.files, 'file')}{' '}
              <Counts added={timeline.patch.insertions} removed={timeline.patch.deletions} />
            </span>
            <time class="event-time num">{clockTime(timeline.patch.at)}</time>
          </div>
          {timeline.patch.omitted.length > 0 && (
            <p class="small quiet break">
              Left out, too large or not to be stored: {timeline.patch.omitted.slice(0, 8).join(', ')}
            </p>
          )}
        </li>
      )}
      {timeline.settled && (
        <li class={`event settled ${timeline.settled.state}`}>
          <Dot
            icon={timeline.settled.state === 'completed' ? 'check' : 'cross'}
            look={timeline.settled.state}
          />
          <div class="event-head">
            <span class="strong">{timeline.settled.state}</span>
            <time class="event-time num">{clockTime(timeline.settled.settled_at)}</time>
          </div>
          <p class="small break">{timeline.settled.reason.message}</p>
        </li>
      )}
      {works && (
        <li class="event wait">
          <span class="dot live" />
          <span class="quiet small">The agent works.</span>
        </li>
      )}
    </ol>
  );
}

function Dot({ icon, look = '' }: { icon: IconName; look?: string }) {
  return (
    <span class={`dot ${look}`}>
      <Icon name={icon} size={13} />
    </span>
  );
}

function ItemView(props: { item: Item; runId: string; log: RunLog; open: boolean; manyAttempts: boolean }) {
  const { item, runId, log, open, manyAttempts } = props;
  switch (item.is) {
    case 'attempt':
      return (
        <li class="event">
          <Dot icon="runs" />
          <div class="event-head">
            <span class="quiet">
              {manyAttempts || item.attempt > 1 ? `Attempt ${item.attempt} started` : 'Started'}
            </span>
            <time class="event-time num">{clockTime(item.at)}</time>
          </div>
        </li>
      );
    case 'retry':
      return (
        <li class="event">
          <Dot icon="retry" look="ask" />
          <div class="event-head">
            <span>Starts again as attempt {item.attempt}</span>
            <time class="event-time num">{clockTime(item.at)}</time>
          </div>
          <p class="small quiet">{item.words}</p>
        </li>
      );
    case 'message':
      return (
        <li class={`event message ${item.from}`}>
          <Dot icon="message" />
          <div class="event-head">
            <span class="quiet">{item.from === 'agent' ? 'The agent says' : 'You said'}</span>
            <time class="event-time num">{clockTime(item.at)}</time>
          </div>
          <p class="bubble break">{item.text}</p>
        </li>
      );
    case 'question':
      return (
        <li class="event">
          <Dot icon="ask" look="ask" />
          <QuestionCard question={item} runId={runId} open={open} />
        </li>
      );
    case 'step':
      return <StepView step={item} log={log} open={open} />;
  }
}

function StepView({ step, log, open }: { step: Step; log: RunLog; open: boolean }) {
  const output = log.held.outputs.get(outputKey(step.attempt, step.index));
  const { ended } = step;
  const look = ended === undefined ? (open ? 'live' : 'interrupted') : ended.status;
  return (
    <li class="event step" data-step={step.index} data-status={ended?.status ?? 'running'}>
      {look === 'live' ? (
        <span class="dot live" />
      ) : (
        <Dot icon={look === 'completed' ? 'check' : 'cross'} look={look} />
      )}
      <div class="event-head">
        <span class="step-title break">
          <span class="step-kind" title={step.kind}>
            <Icon name={step.kind} size={14} />
          </span>
          {step.name}
          <span class="hidden">, {ended?.status ?? 'under way'}</span>
        </span>
        <span class="event-time num">
          {ended ? duration(ended.duration_ms) : <Elapsed since={step.at} />}
        </span>
      </div>
      {step.title !== step.name && (
        <code class="step-line clip" title={step.title}>
          {step.title}
        </code>
      )}
      <div class="row small quiet step-facts">
        {ended?.checks === 'reported' && (
          <span>
            {ended.passed > 0 && <span class="plus">{plural(ended.passed, 'check')} passed</span>}
            {ended.passed > 0 && ended.failed > 0 && ', '}
            {ended.failed > 0 && <span class="minus">{number(ended.failed)} failed</span>}
          </span>
        )}
        {ended !== undefined && ended.exit_code !== null && ended.exit_code !== 0 && (
          <span class="minus">exit code {ended.exit_code}</span>
        )}
        {ended?.limit_hit && <span class="minus">ended by {limits[ended.limit_hit] ?? ended.limit_hit}</span>}
      </div>
      {output && (
        <Output
          output={output}
          shut={ended !== undefined && ended.status === 'completed'}
          title={step.name}
        />
      )}
    </li>
  );
}

function Elapsed({ since }: { since: string }) {
  const seconds = Math.max(0, Math.floor((now.value - Date.parse(since)) / 1000));
  return <>{seconds < 60 ? `${seconds} s` : duration(seconds * 1000)}</>;
}

/** Open while the step goes on and when it failed; shut when all is well. Whoever has clicked decides from then on. */
function Output({
  output,
  shut,
  title,
}: {
  output: { text: string; dropped: number };
  shut: boolean;
  title: string;
}) {
  const chosen = useSignal<boolean | undefined>(undefined);
  const isOpen = chosen.value ?? !shut;
  const lines = output.text.replace(/\n$/, '').split('\n');
  return (
    <details
      class="output"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) chosen.value = currentTarget.open;
      }}
    >
      <summary>
        <Icon name="right" size={12} /> Output <span class="quiet num">{plural(lines.length, 'line')}</span>
      </summary>
      {isOpen && (
        <Scroll class="output-text" label={`Output of ${title}`}>
          {output.dropped > 0 && (
            <span class="quiet">
              … {number(output.dropped)} characters before this are in the log{'\n'}
            </span>
          )}
          {output.text}
        </Scroll>
      )}
    </details>
  );
}
