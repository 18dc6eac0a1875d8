/** All runs, newest first, with their states as they change. */
import type { Run } from '../api.ts';
import { now } from '../clock.ts';
import { duration, short, shortId, titleOf } from '../format.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { List } from '../parts/loading.tsx';
import { Ago, Empty, Head, State } from '../parts/words.tsx';
import { href, place } from '../router.ts';
import { environment, lacks } from '../session.ts';
import { clearFilters, Filters } from './filters.tsx';
import { isSettled } from './follow.ts';
import { filtersOf, useRunList } from './run-list.ts';

export function RunsPage() {
  const filters = filtersOf(place.value.query);
  const { pages, stale } = useRunList(filters);
  const narrowed = Object.keys(filters).length > 0;
  const first = pages.items.value?.length === 0 && !narrowed;
  return (
    <>
      <Head
        title="Runs"
        under={
          <span class="small quiet" role="status">
            {stale.value ? 'The list could not be renewed. Trying again…' : `in ${environment.value}`}
          </span>
        }
      >
        <LinkButton kind="primary" icon="plus" href={href('/runs/new')} lack={lacks('run:create')}>
          New run
        </LinkButton>
      </Head>
      <div class="stack">
        {!first && <Filters />}
        <List pages={pages} bones={{ rows: 8, height: 46 }} empty={narrowed ? <NoneFits /> : <First />}>
          {(items) => (
            <ol class="runs" aria-label="Runs">
              {items.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </ol>
          )}
        </List>
      </div>
    </>
  );
}

function NoneFits() {
  return (
    <Empty icon="search" title="No run fits these filters">
      <p>Take one away, or look at all of them.</p>
      <Button onClick={clearFilters}>Clear the filters</Button>
    </Empty>
  );
}

function First() {
  return (
    <Empty icon="runs" title="Nothing has run here yet">
      <p>
        A run is one task for an agent. It works on a copy of a workspace, you watch it step by step, and at
        its end there is a receipt: what it changed, what it said, what it took.
      </p>
      <LinkButton
        kind="primary"
        icon="plus"
        href={href('/runs/new', { sample: 'hello' })}
        lack={lacks('run:create')}
      >
        Start the first run
      </LinkButton>
      <p class="small quiet">
        Or press <kbd>n</kbd> anywhere. <kbd>?</kbd> shows the other keys.
      </p>
    </Empty>
  );
}

function RunRow({ run }: { run: Run }) {
  const tokens = run.usage ? run.usage.input + run.usage.output : 0;
  return (
    <li>
      <a class="run-row" data-item data-run={run.id} href={href(`/runs/${run.id}`)}>
        <span class="run-state">
          <State state={run.state} />
        </span>
        <span class="run-title clip">{titleOf(run.task ?? run.prompt ?? '') || 'Untitled'}</span>
        <span class="run-meta clip">
          {run.agent} <span class="mono">{shortId(run.id)}</span>
          {Object.entries(run.metadata)
            .slice(0, 3)
            .map(([name, value]) => (
              <span key={name} class="tag">
                {name}={value}
              </span>
            ))}
          {run.state === 'queued' && run.queue_position !== null && (
            <span class="num">place {run.queue_position}</span>
          )}
          {run.reason && run.state !== 'completed' && <span>{run.reason.code}</span>}
        </span>
        <span class="run-figures num">
          {tokens > 0 && <span>{short(tokens)} tokens</span>}
          <Took run={run} />
        </span>
        <span class="run-when quiet">
          <Ago at={run.created_at} />
        </span>
      </a>
    </li>
  );
}

function Took({ run }: { run: Run }) {
  if (run.usage) return <span>{run.started_at === null ? '' : duration(run.usage.duration_ms)}</span>;
  if (run.started_at === null || isSettled(run)) return null;
  const seconds = Math.max(0, Math.floor((now.value - Date.parse(run.started_at)) / 1000));
  return <span>{seconds < 60 ? `${seconds} s` : duration(seconds * 1000)}</span>;
}
