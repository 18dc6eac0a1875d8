/** The list of runs as the address bar asks for it, renewed while it is looked at. */
import type { Signal } from '@preact/signals';
import { allOf, type ListRunsQuery, pageSize, type Run, type RunState } from '../api.ts';
import { type Pages, renewFirst, usePages, useRenewal } from '../resource.ts';
import { client } from '../session.ts';
import { isSettled } from './follow.ts';

export const states = allOf<RunState>({
  queued: true,
  running: true,
  waiting: true,
  completed: true,
  interrupted: true,
  failed: true,
});

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

/** So many at a time. */
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
  const pages = usePages((page, signal) => client().runs.list({ ...filters, ...page }, { signal }), [asked]);
  const open = pages.items.value?.some((run) => !isSettled(run)) ?? false;
  const stale = useRenewal(
    open ? busyMs : idleMs,
    async (signal) => {
      await renewFirst(pages, signal);
      await renewLower(pages, signal);
    },
    [asked],
  );
  return { pages, stale };
}

/** Open runs that have gone down the list, below the first page, are looked at one by one. */
async function renewLower({ items }: Pages<Run>, signal: AbortSignal): Promise<void> {
  const open = (items.value ?? []).slice(pageSize).filter((run) => !isSettled(run));
  const renewed = await Promise.all(
    open.slice(0, singlesMax).map((run) =>
      client()
        .runs.get(run.id, { signal })
        .catch(() => run),
    ),
  );
  if (signal.aborted || renewed.length === 0) return;
  const byId = new Map(renewed.map((run) => [run.id, run]));
  items.value = items.value?.map((run) => byId.get(run.id) ?? run);
}
