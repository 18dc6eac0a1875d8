/** One run: what happens in it, what it changes, what it prints, and what can be done with it. */
import { useSignal } from '@preact/signals';
import type { Run } from '../api.ts';
import { titleOf } from '../format.ts';
import { Coming } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Head, State } from '../parts/words.tsx';
import { href, place, setQuery } from '../router.ts';
import { RunActions } from './actions.tsx';
import { type FollowedRun, isSettled, useFollowedRun } from './follow.ts';
import { LogView } from './log-view.tsx';
import { MessageForm } from './message-form.tsx';
import { Counts, PatchView } from './patch-view.tsx';
import { Receipt, RunFacts } from './receipt.tsx';
import { countSteps } from './timeline.ts';
import { TimelineView } from './timeline-view.tsx';

const runs = { href: href('/'), text: 'Runs' };

export function RunPage({ id }: { id: string }) {
  const followed = useFollowedRun(id);
  const run = followed.run.value;
  if (run === undefined) return <Coming title="Run" crumb={runs} rows={5} error={followed.error.value} />;
  return <Shown run={run} followed={followed} />;
}

function Shown({ run, followed }: { run: Run; followed: FollowedRun }) {
  const instruction = run.task ?? run.prompt ?? '';
  return (
    <>
      <Head
        title={titleOf(instruction)}
        crumb={runs}
        under={
          <div class="row small quiet run-under">
            <State state={run.state} live />
            {run.cancel_requested_at !== null && !isSettled(run) && <span>is being cancelled</span>}
            <Line followed={followed} />
          </div>
        }
      >
        <RunActions run={run} refresh={followed.refresh} />
      </Head>
      <div class="run">
        <div class="stack run-main">
          {titleOf(instruction) !== instruction.trim() && <Instruction text={instruction} />}
          <Problem error={followed.error.value} />
          <Views run={run} followed={followed} />
        </div>
        <aside class="stack run-side" aria-label="Receipt and details">
          <Receipt run={run} timeline={followed.timeline.value} />
          {run.result !== null && run.result !== '' && (
            <section class="card" aria-labelledby="result">
              <div class="card-head">
                <h2 id="result">Last words</h2>
              </div>
              <p class="pad result break">{run.result}</p>
            </section>
          )}
          <RunFacts run={run} />
        </aside>
      </div>
    </>
  );
}

/** Whether what is seen is what happens now. */
function Line({ followed }: { followed: FollowedRun }) {
  const line = followed.line.value;
  return (
    <span class={`line ${line}`} role="status">
      {line === 'live' && 'Live'}
      {line === 'opening' && 'Connecting…'}
      {line === 'reconnecting' && 'Reconnecting… nothing is lost'}
    </span>
  );
}

/** Shut when it is long: most know what they asked for. */
function Instruction({ text }: { text: string }) {
  const lines = text.trimEnd().split('\n');
  const long = lines.length > 6 || text.length > 600;
  const open = useSignal(!long);
  return (
    <section class="card instruction" aria-label="What was asked">
      <pre class={open.value ? 'instruction-text' : 'instruction-text shut'}>{text.trimEnd()}</pre>
      {long && (
        <button
          type="button"
          class="instruction-more"
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          {open.value ? 'Show less' : `Show all ${lines.length} lines`}
        </button>
      )}
    </section>
  );
}

function Views({ run, followed }: { run: Run; followed: FollowedRun }) {
  const timeline = followed.timeline.value;
  const { patch } = timeline;
  const steps = countSteps(timeline);
  const open = !isSettled(run);
  const view = place.value.query.get('view') ?? 'timeline';
  const settledPatch = run.patch !== null || patch !== undefined;
  return (
    <Tabs
      name="Views of the run"
      chosen={view}
      onChoose={(value) => setQuery({ view: value === 'timeline' ? '' : value }, 'replace')}
      tabs={[
        {
          value: 'timeline',
          label: 'Timeline',
          extra: steps.all > 0 ? <span class="count num">{steps.all}</span> : undefined,
          show: () => (
            <div class="stack">
              {followed.expired.value && (
                <p class="note">The events of this run were removed. Its receipt and its patch stay.</p>
              )}
              <TimelineView
                runId={run.id}
                timeline={timeline}
                log={followed.log}
                open={open}
                queued={<Queued run={run} />}
              />
              {open && <MessageForm run={run} />}
            </div>
          ),
        },
        {
          value: 'changes',
          label: 'Changes',
          extra:
            patch && patch.files > 0 ? (
              <Counts added={patch.insertions} removed={patch.deletions} />
            ) : undefined,
          show: () =>
            settledPatch ? (
              <PatchView id={run.id} size={patch?.bytes} settled={!open} />
            ) : (
              <p class="note">The patch is there as soon as the agent is done.</p>
            ),
        },
        {
          value: 'log',
          label: 'Log',
          show: () => <LogView log={followed.log} open={open} expired={followed.expired.value} />,
        },
      ]}
    />
  );
}

function Queued({ run }: { run: Run }) {
  if (run.state !== 'queued') return null;
  const { queue_position: position } = run;
  return (
    <>
      <span class="dot live" />
      <div class="event-head">
        <span>
          Waits in the queue
          {position !== null && position > 1 && <span class="quiet num">, {position - 1} before it</span>}
          {position === 1 && <span class="quiet">, and is the next</span>}
        </span>
      </div>
    </>
  );
}
