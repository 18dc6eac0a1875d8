/** What a component asks of the service: loaded once, page by page, or done at a click; each with its error kept beside it. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Page, pageSize } from './api.ts';
import { inView, pause } from './clock.ts';

export interface Loaded<T> {
  value: Signal<T | undefined>;
  error: Signal<unknown>;
  reload(): void;
}

/** Loads whenever one of `inputs` changes; what was there before stays in view until the new is. */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, inputs: readonly unknown[]): Loaded<T> {
  const value = useSignal<T | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  const turn = useSignal(0);
  useEffect(() => {
    const ending = new AbortController();
    load(ending.signal).then(
      (result) => {
        if (ending.signal.aborted) return;
        value.value = result;
        error.value = undefined;
      },
      (reason: unknown) => {
        if (!ending.signal.aborted) error.value = reason;
      },
    );
    return () => ending.abort();
  }, [...inputs, turn.value]);
  return {
    value,
    error,
    reload: () => {
      turn.value += 1;
    },
  };
}

export interface Pages<T> {
  items: Signal<T[] | undefined>;
  more: Signal<boolean>;
  busy: Signal<boolean>;
  error: Signal<unknown>;
  loadMore(): void;
  reload(): void;
  /** The first page as it is now; it changes nothing here. */
  first(signal: AbortSignal): Promise<Page<T>>;
}

/** What one page is asked for. */
interface PageQuery {
  limit: number;
  cursor?: string;
}

/** Pages of a list, one after the other. `inputs` are what the list depends on: when they change it begins anew. */
export function usePages<T>(
  list: (query: PageQuery, signal: AbortSignal) => { page(): Promise<Page<T>> },
  inputs: readonly unknown[],
): Pages<T> {
  const items = useSignal<T[] | undefined>(undefined);
  const more = useSignal(false);
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  const turn = useSignal(0);
  const cursor = useRef<string | undefined>(undefined);
  const ending = useRef<AbortController>(new AbortController());

  const next = (begin: boolean): void => {
    const { signal } = ending.current;
    busy.value = true;
    list({ limit: pageSize, ...(cursor.current === undefined ? {} : { cursor: cursor.current }) }, signal)
      .page()
      .then(
        (page) => {
          if (signal.aborted) return;
          items.value = begin ? page.data : [...(items.value ?? []), ...page.data];
          cursor.current = page.next_cursor ?? undefined;
          more.value = page.next_cursor !== null;
          error.value = undefined;
        },
        (reason: unknown) => {
          if (!signal.aborted) error.value = reason;
        },
      )
      .finally(() => {
        if (!signal.aborted) busy.value = false;
      });
  };

  useEffect(() => {
    ending.current = new AbortController();
    cursor.current = undefined;
    next(true);
    return () => ending.current.abort();
  }, [...inputs, turn.value]);

  return {
    items,
    more,
    busy,
    error,
    loadMore: () => {
      if (!busy.value && more.value) next(false);
    },
    reload: () => {
      turn.value += 1;
    },
    first: (signal) => list({ limit: pageSize }, signal).page(),
  };
}

/** Puts the first page of a list, newest first, as it is now above what was loaded below it. */
export async function renewFirst<T extends { id: string; created_at: string }>(
  pages: Pages<T>,
  signal: AbortSignal,
): Promise<void> {
  if (pages.items.value === undefined) return;
  const { data, next_cursor } = await pages.first(signal);
  if (signal.aborted) return;
  const fresh = new Set(data.map(({ id }) => id));
  const last = data.at(-1)?.created_at ?? '';
  const older = (pages.items.value ?? []).filter(
    ({ id, created_at }) => !fresh.has(id) && created_at <= last,
  );
  pages.items.value = [...data, ...(next_cursor === null ? [] : older)];
}

/** Works every so often while the page is looked at, not at all without a number. True: the last time failed, and is tried again. */
export function useRenewal(
  everyMs: number | undefined,
  work: (signal: AbortSignal) => Promise<void>,
  inputs: readonly unknown[],
): Signal<boolean> {
  const failed = useSignal(false);
  useEffect(() => {
    if (everyMs === undefined) return;
    const ending = new AbortController();
    const { signal } = ending;
    void (async () => {
      while (!signal.aborted) {
        await pause(everyMs, signal);
        await inView(signal);
        if (signal.aborted) return;
        const works = await work(signal).then(
          () => true,
          () => false,
        );
        if (!signal.aborted) failed.value = !works;
      }
    })();
    return () => ending.abort();
  }, [everyMs, ...inputs]);
  return failed;
}

export interface Action<A extends unknown[]> {
  busy: Signal<boolean>;
  error: Signal<unknown>;
  run(...args: A): Promise<void>;
}

/** Something done at a click: never twice at a time, its error kept until the next try. */
export function useAction<A extends unknown[]>(work: (...args: A) => Promise<void>): Action<A> {
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  return {
    busy,
    error,
    run: async (...args) => {
      if (busy.value) return;
      busy.value = true;
      error.value = undefined;
      try {
        await work(...args);
      } catch (reason) {
        error.value = reason;
      } finally {
        busy.value = false;
      }
    },
  };
}
