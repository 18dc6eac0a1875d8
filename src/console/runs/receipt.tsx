/** What a run took and left, and what it was asked to keep to. */
import type { Applied, Run } from '../api.ts';
import { now } from '../clock.ts';
import { duration, full, number, short } from '../format.ts';
import { Ago, Id } from '../parts/words.tsx';
import { href } from '../router.ts';
import { isSettled } from './follow.ts';
import type { Timeline } from './timeline.ts';

const applied: Record<Applied, string> = {
  fast_forward: 'The workspace is now exactly the result.',
  merged: 'Merged with what the workspace had meanwhile.',
  unchanged: 'There was nothing to bring in.',
  skipped: 'Not brought into the workspace.',
  conflict: 'Left out: it clashes with the workspace.',
  quota_exceeded: 'Left out: there was no room for it.',
};

export function Receipt({ run, timeline }: { run: Run; timeline: Timeline }) {
  const tokens = run.usage ?? timeline.tokens;
  const took = run.usage?.duration_ms;
  const cost = (run.usage as { cost_usd?: number | null } | null)?.cost_usd;
  const going =
    run.started_at !== null && !isSettled(run)
      ? Math.max(0, now.value - Date.parse(run.started_at))
      : undefined;
  return (
    <section class="card" aria-labelledby="receipt" data-receipt={isSettled(run) ? 'settled' : 'open'}>
      <div class="card-head">
        <h2 id="receipt">{isSettled(run) ? 'Receipt' : 'So far'}</h2>
        {run.settled_at && (
          <span class="small quiet">
            <Ago at={run.settled_at} />
          </span>
        )}
      </div>
      <div class="pad stack">
        <dl class="figures">
          <div class="figure">
            <dt>Duration</dt>
            <dd>
              {took !== undefined
                ? duration(took)
                : going === undefined
                  ? '–'
                  : duration(Math.floor(going / 1000) * 1000)}
            </dd>
          </div>
          <div class="figure">
            <dt>Tokens in</dt>
            <dd title={tokens && number(tokens.input)}>{tokens ? short(tokens.input) : '–'}</dd>
          </div>
          <div class="figure">
            <dt>Tokens out</dt>
            <dd title={tokens && number(tokens.output)}>{tokens ? short(tokens.output) : '–'}</dd>
          </div>
          {typeof cost === 'number' && (
            <div class="figure">
              <dt>Cost</dt>
              <dd>${cost.toFixed(cost < 1 ? 4 : 2)}</dd>
            </div>
          )}
        </dl>
        {run.usage !== null && (
          <dl class="facts">
            {run.usage.cached_input !== null && run.usage.cached_input > 0 && (
              <>
                <dt>From caches</dt>
                <dd class="num">{number(run.usage.cached_input)} of the tokens in</dd>
              </>
            )}
            {run.usage.cut_calls > 0 && (
              <>
                <dt>Cut calls</dt>
                <dd class="num">{number(run.usage.cut_calls)}, so the tokens are a lower bound</dd>
              </>
            )}
            {run.reason && (
              <>
                <dt>Reason</dt>
                <dd>
                  <code>{run.reason.code}</code>
                </dd>
              </>
            )}
            {run.applied && (
              <>
                <dt>Workspace</dt>
                <dd>{applied[run.applied] ?? run.applied}</dd>
              </>
            )}
            {run.limit_hit && (
              <>
                <dt>Limit hit</dt>
                <dd>
                  <code>{run.limit_hit}</code>
                </dd>
              </>
            )}
            {run.expires_at && (
              <>
                <dt>Log kept until</dt>
                <dd>{full(run.expires_at)}</dd>
              </>
            )}
          </dl>
        )}
        {run.conflicts !== null && run.conflicts.length > 0 && (
          <div class="note ask">
            <p class="strong">Files that clash</p>
            <ul>
              {run.conflicts.map((path) => (
                <li key={path} class="mono break">
                  {path}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

export function RunFacts({ run }: { run: Run }) {
  const metadata = Object.entries(run.metadata);
  return (
    <section class="card" aria-labelledby="facts">
      <div class="card-head">
        <h2 id="facts">Details</h2>
      </div>
      <dl class="facts pad">
        <dt>Id</dt>
        <dd>
          <Id id={run.id} />
        </dd>
        <dt>Agent</dt>
        <dd>
          <a href={href('/', { agent: run.agent })}>{run.agent}</a>
          {run.model && <span class="quiet"> · {run.model}</span>}
        </dd>
        <dt>Workspace</dt>
        <dd>
          <a class="mono" href={href(`/workspaces/${run.workspace}`)}>
            {run.workspace}
          </a>
        </dd>
        {run.continues && (
          <>
            <dt>Continues</dt>
            <dd>
              <a class="mono" href={href(`/runs/${run.continues}`)}>
                {run.continues}
              </a>
            </dd>
          </>
        )}
        <dt>Created</dt>
        <dd>{full(run.created_at)}</dd>
        {run.started_at && (
          <>
            <dt>Started</dt>
            <dd>{full(run.started_at)}</dd>
          </>
        )}
        <dt>Attempt</dt>
        <dd class="num">
          {run.attempt} of {run.max_attempts}
        </dd>
        <dt>Limit</dt>
        <dd class="num">
          {number(run.limit)} steps, {duration(run.timeout_ms)}
        </dd>
        <dt>Approval</dt>
        <dd>{run.approval === 'ask' ? 'asks before it acts' : 'by itself'}</dd>
        {run.sandbox && (
          <>
            <dt>Sandbox</dt>
            <dd>{run.sandbox}</dd>
          </>
        )}
        <dt>Network</dt>
        <dd class="break">{typeof run.network === 'string' ? run.network : run.network.join(', ')}</dd>
        {run.base_commit && (
          <>
            <dt>Began at</dt>
            <dd>
              <code title={run.base_commit}>{run.base_commit.slice(0, 10)}</code>
            </dd>
          </>
        )}
        {metadata.length > 0 && (
          <>
            <dt>Metadata</dt>
            <dd class="row tight">
              {metadata.map(([name, value]) => (
                <a key={name} class="tag" href={href('/', { [`metadata.${name}`]: value })}>
                  {name}={value}
                </a>
              ))}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
