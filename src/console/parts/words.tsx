/** Small things that every page shows: states, instants, ids, what there is while nothing is there yet. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { now } from '../clock.ts';
import { full, relative } from '../format.ts';
import { place } from '../router.ts';
import { CopyButton } from './copy.tsx';
import { Icon, type IconName } from './icon.tsx';

const looks: Record<string, string> = {
  running: 'busy',
  creating: 'busy',
  waiting: 'ask',
  pending: 'ask',
  completed: 'good',
  ready: 'good',
  delivered: 'good',
  active: 'good',
  interrupted: 'cut',
  failed: 'bad',
  revoked: 'bad',
  expired: 'cut',
  failing: 'bad',
};

export function State({ state, live = false }: { state: string; live?: boolean }) {
  return (
    <span class={`state ${looks[state] ?? ''}`} role={live ? 'status' : undefined}>
      {state}
    </span>
  );
}

/** How long ago, renewed while it is looked at; the exact instant on hovering. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={full(at)} class="num nowrap">
      {relative(at, now.value)}
    </time>
  );
}

export function Id({ id }: { id: string }) {
  return (
    <span class="id">
      <code class="break">{id}</code>
      <CopyButton text={id} label={`Copy ${id}`} />
    </span>
  );
}

/** The title of a page: it names the tab, and takes the focus after the page has changed. */
export function Head(props: {
  title: string;
  show?: ComponentChildren;
  crumb?: { href: string; text: string };
  under?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${props.title} · Agent Runs`;
  }, [props.title]);
  useEffect(() => {
    if (moved.path !== undefined && moved.path !== place.value.path)
      heading.current?.focus({ preventScroll: true });
    moved.path = place.value.path;
  }, [place.value.path]);
  return (
    <header class="head">
      <div class="head-words">
        {props.crumb && (
          <a class="crumb" href={props.crumb.href}>
            <Icon name="left" size={12} /> {props.crumb.text}
          </a>
        )}
        <h1 ref={heading} tabIndex={-1} class="break">
          {props.show ?? props.title}
        </h1>
        {props.under}
      </div>
      {props.children && <div class="row">{props.children}</div>}
    </header>
  );
}
const moved: { path: string | undefined } = { path: undefined };

export function Empty(props: { icon: IconName; title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <Icon name={props.icon} size={32} />
      <h2>{props.title}</h2>
      {props.children}
    </div>
  );
}

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

/** Asks for the next page when it comes into view, and can be pressed. */
export function More({
  pages,
}: {
  pages: { more: { value: boolean }; busy: { value: boolean }; loadMore(): void };
}) {
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
