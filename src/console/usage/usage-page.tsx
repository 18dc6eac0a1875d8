/** What the runs took over time. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Run } from '../api.ts';
import { now } from '../clock.ts';
import { duration, full, number, short } from '../format.ts';
import { SelectField } from '../parts/field.tsx';
import { Bones } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { Empty, Head } from '../parts/words.tsx';
import { href, place, setQuery } from '../router.ts';
import { client } from '../session.ts';
import { Chart } from './chart.tsx';
import { type Grain, type Sums, sumUp } from './sums.ts';

const hourMs = 3_600_000;
const ranges: Record<string, { label: string; ms: number; grain: Grain }> = {
  '24h': { label: 'Last 24 hours', ms: 24 * hourMs, grain: 'hour' },
  '3d': { label: 'Last 3 days', ms: 72 * hourMs, grain: 'hour' },
  '7d': { label: 'Last 7 days', ms: 7 * 24 * hourMs, grain: 'day' },
  '30d': { label: 'Last 30 days', ms: 30 * 24 * hourMs, grain: 'day' },
};
/** Read from the newest on; beyond that the page says where it stopped. */
const runsMax = 5000;
const refreshedEvery = 100;

export function UsagePage() {
  const chosen = place.value.query.get('range') ?? '24h';
  const range = ranges[chosen] ?? ranges['24h'];
  const measure = place.value.query.get('of') === 'duration' ? 'duration' : 'tokens';
  const runs = useSignal<Run[]>([]);
  const state = useSignal<'reading' | 'all' | 'bounded'>('reading');
  const error = useSignal<unknown>(undefined);
  const to = useMemo(() => now.peek(), [chosen]);
  const from = to - (range?.ms ?? 0);
  useEffect(() => {
    const ending = new AbortController();
    runs.value = [];
    state.value = 'reading';
    error.value = undefined;
    void (async () => {
      const query = { limit: refreshedEvery, created_after: new Date(from).toISOString() };
      for await (const page of client().runs.list(query, { signal: ending.signal }).pages()) {
        if (ending.signal.aborted) return;
        runs.value = [...runs.value, ...page.data];
        if (runs.value.length >= runsMax && page.next_cursor !== null) {
          state.value = 'bounded';
          return;
        }
      }
      if (!ending.signal.aborted) state.value = 'all';
    })().catch((reason: unknown) => {
      if (!ending.signal.aborted) error.value = reason;
    });
    return () => ending.abort();
  }, [chosen]);
  const grain = range?.grain ?? 'hour';
  const sums = useMemo(() => sumUp(runs.value, from, to, grain), [runs.value, from, grain]);
  const oldest = runs.value.at(-1);
  const began = runs.value.length > 0 || state.value !== 'reading';
  return (
    <>
      <Head
        title="Usage"
        under={<Said state={state.value} count={runs.value.length} from={from} oldest={oldest?.created_at} />}
      >
        <div class="row">
          <SelectField
            label="Range"
            quiet
            value={chosen}
            choices={Object.entries(ranges).map(([value, { label }]) => ({ value, label }))}
            onChange={(value) => setQuery({ range: value === '24h' ? '' : value })}
          />
          <SelectField
            label="Of"
            quiet
            value={measure}
            choices={[
              { value: 'tokens', label: 'Tokens' },
              { value: 'duration', label: 'Time worked' },
            ]}
            onChange={(value) => setQuery({ of: value === 'tokens' ? '' : value })}
          />
        </div>
      </Head>
      <div class="stack">
        <Problem error={error.value} />
        <Totals sums={sums} />
        <section class="card" aria-labelledby="chart">
          <div class="card-head">
            <h2 id="chart">
              {measure === 'tokens' ? 'Tokens' : 'Time worked'} by {grain}
            </h2>
          </div>
          <div class="pad chart-place">
            {!began && error.value === undefined && <Bones rows={1} height={240} />}
            {began && sums.total.runs === 0 && (
              <Empty icon="usage" title="No runs in this time">
                <p>Choose a longer range, or start one.</p>
              </Empty>
            )}
            {began && sums.total.runs > 0 && <Chart slots={sums.slots} grain={grain} measure={measure} />}
          </div>
        </section>
        {sums.byAgent.length > 0 && <ByAgent sums={sums} />}
      </div>
    </>
  );
}

function Said(props: { state: string; count: number; from: number; oldest: string | undefined }) {
  const { state, count, from, oldest } = props;
  return (
    <span class="small quiet num" role="status">
      {state === 'reading' && `Reading… ${number(count)} runs so far`}
      {state === 'all' && `From ${number(count)} runs created since ${full(new Date(from).toISOString())}`}
      {state === 'bounded' &&
        oldest !== undefined &&
        `From the latest ${number(count)} runs only, created since ${full(oldest)}: what is before is not counted`}
    </span>
  );
}

function Totals({ sums: { total, byState } }: { sums: Sums }) {
  return (
    <section class="card pad" aria-label="Sums">
      <dl class="figures">
        <div class="figure">
          <dt>Runs</dt>
          <dd>{number(total.runs)}</dd>
        </div>
        <div class="figure">
          <dt>Completed</dt>
          <dd>{number(byState.completed ?? 0)}</dd>
        </div>
        <div class="figure">
          <dt>Failed</dt>
          <dd>{number(byState.failed ?? 0)}</dd>
        </div>
        <div class="figure">
          <dt>Tokens in</dt>
          <dd title={number(total.input)}>{short(total.input)}</dd>
        </div>
        <div class="figure">
          <dt>Tokens out</dt>
          <dd title={number(total.output)}>{short(total.output)}</dd>
        </div>
        <div class="figure">
          <dt>Time worked</dt>
          <dd>{duration(total.durationMs)}</dd>
        </div>
      </dl>
    </section>
  );
}

function ByAgent({ sums }: { sums: Sums }) {
  return (
    <section class="card" aria-labelledby="by-agent">
      <div class="card-head">
        <h2 id="by-agent">By agent</h2>
      </div>
      <Scroll class="table-wrap" label="By agent">
        <table class="table num">
          <thead>
            <tr>
              <th scope="col">Agent</th>
              <th scope="col" class="end">
                Runs
              </th>
              <th scope="col" class="end">
                Tokens in
              </th>
              <th scope="col" class="end">
                Tokens out
              </th>
              <th scope="col" class="end">
                Time worked
              </th>
            </tr>
          </thead>
          <tbody>
            {sums.byAgent.map((row) => (
              <tr key={row.agent}>
                <td>
                  <a href={href('/', { agent: row.agent })}>{row.agent}</a>
                </td>
                <td class="end">{number(row.runs)}</td>
                <td class="end">{number(row.input)}</td>
                <td class="end">{number(row.output)}</td>
                <td class="end">{duration(row.durationMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
