/** What is seen of a thing or a list until it is there, and of what does not come. */
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Pages } from '../resource.ts';
import { Problem } from './problem.tsx';
import { Head } from './words.tsx';

/** What a list looks like before it is there, so that nothing jumps when it comes. */
export function Bones({ rows = 6, height = 44 }: { rows?: number; height?: number }) {
  return (
    <div class="stack tight pad" aria-busy="true">
      <span class="hidden" role="status">
        Loading
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="bone" style={{ height: `${height}px` }} />
      ))}
    </div>
  );
}

/** A page whose thing is not there yet, or does not come. */
export function Coming(
  props: ComponentProps<typeof Head> & { rows?: number; error: unknown; retry?: () => void },
) {
  const { rows = 4, error, retry, ...head } = props;
  return (
    <>
      <Head {...head} />
      {error === undefined ? (
        <div class="card">
          <Bones rows={rows} />
        </div>
      ) : (
        <Problem error={error} retry={retry} />
      )}
    </>
  );
}

/** A list in its card: `empty` stands there when nothing is in it, and more of it comes when its end is in view. */
export function List<T>(props: {
  pages: Pages<T>;
  bones: { rows: number; height: number };
  empty: ComponentChildren;
  children: (items: T[]) => ComponentChildren;
}) {
  const { pages, bones, empty, children } = props;
  const items = pages.items.value;
  const error = pages.error.value;
  return (
    <>
      <Problem error={error} retry={pages.reload} />
      <div class="card">
        {items === undefined && error === undefined && <Bones {...bones} />}
        {items?.length === 0 && empty}
        {items !== undefined && items.length > 0 && children(items)}
        <More pages={pages} />
      </div>
    </>
  );
}

/** Asks for the next page when it comes into view, and can be pressed. */
export function More({ pages }: { pages: Pick<Pages<unknown>, 'more' | 'busy' | 'loadMore'> }) {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!spot.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) pages.loadMore();
    });
    watch.observe(spot.current);
    return () => watch.disconnect();
  }, [pages.more.value, pages.busy.value]);
  if (!pages.more.value) return null;
  return (
    <div ref={spot} class="pad row" style={{ justifyContent: 'center' }}>
      <button
        type="button"
        class="button little"
        aria-busy={pages.busy.value}
        onClick={() => pages.loadMore()}
      >
        {pages.busy.value ? 'Loading…' : 'Show more'}
      </button>
    </div>
  );
}
