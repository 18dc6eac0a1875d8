/** The list of runs as the address bar asks for it, renewed while it is looked at. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ListRunsQuery, pageSize, type Run, type RunState } from '../api.ts';
import { inView, pause } from '../clock.ts';
import { type Pages, usePages } from '../resource.ts';
import { client } from '../session.ts';
import { isSettled } from './follow.ts';

export const states = ['queued', 'running', 'waiting', 'completed', 'interrupted', 'failed'] as const;

/** The filters of the address bar in the words of the interface. Unknown names stay out. */
export function filtersOf(query: URLSearchParams): ListRunsQuery {
  const filters: ListRunsQuery = {};
  const chosen = query.getAll('state').filter((state) => (states as readonly string[]).includes(state));
  if (chosen.length > 0) filters.state = chosen as RunState[];
  for (const name of ['workspace', 'agent', 'created_after', 'created_before'] as const) {
    const value = query.get(name)?.trim();
    if (value) filters[name] = value;
  }
  const metadata = [...query].flatMap(([name, text]) =>
    name.startsWith('metadata.') && name.length > 'metadata.'.length
      ? [[name.slice('metadata.'.length), text]]
      : [],
  );
  if (metadata.length > 0) filters.metadata = Object.fromEntries(metadata);
  return filters;
}

/** Open runs that have gone down the list are asked for one by one, up to so many each time. */
const singlesMax = 10;
const busyMs = 2000;
const idleMs = 5000;

export interface RunList {
  pages: Pages<Run>;
  /** The list could not be renewed lately. */
  stale: Signal<boolean>;
}

export function useRunList(filters: ListRunsQuery): RunList {
  const asked = JSON.stringify(filters);
  const stale = useSignal(false);
  const pages = usePages(
    (cursor, signal) =>
      client()
        .runs.list({ ...filters, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) }, { signal })
        .page(),
    [asked],
  );
  useEffect(() => {
    const ending = new AbortController();
    void renew(pages, filters, stale, ending.signal);
    return () => ending.abort();
  }, [asked]);
  return { pages, stale };
}

async function renew(
  pages: Pages<Run>,
  filters: ListRunsQuery,
  stale: Signal<boolean>,
  ending: AbortSignal,
): Promise<void> {
  while (!ending.aborted) {
    const open = pages.items.value?.some((run) => !isSettled(run)) ?? false;
    await pause(open ? busyMs : idleMs, ending);
    await inView(ending);
    if (ending.aborted || pages.items.value === undefined) continue;
    try {
      const first = (
        await client()
          .runs.list({ ...filters, limit: pageSize }, { signal: ending })
          .page()
      ).data;
      if (ending.aborted) return;
      stale.value = false;
      const list = await merged(first, pages.items.value ?? [], ending);
      if (!ending.aborted) pages.items.value = list;
    } catch {
      if (!ending.aborted) stale.value = true;
    }
  }
}

/** The first page as it is now, and below it what was loaded before; open ones there are looked at again. */
async function merged(first: Run[], known: Run[], ending: AbortSignal): Promise<Run[]> {
  const last = first.at(-1);
  if (last === undefined || first.length < pageSize) return first;
  const fresh = new Set(first.map((run) => run.id));
  const older = known.filter((run) => !fresh.has(run.id) && run.created_at <= last.created_at);
  const open = older.filter((run) => !isSettled(run)).slice(0, singlesMax);
  const renewed = await Promise.all(
    open.map((run) =>
      client()
        .runs.get(run.id, { signal: ending })
        .catch(() => run),
    ),
  );
  const byId = new Map(renewed.map((run) => [run.id, run]));
  return [...first, ...older.map((run) => byId.get(run.id) ?? run)];
}
