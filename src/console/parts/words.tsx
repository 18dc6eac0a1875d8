/** Small things that every page shows: states, instants, ids, titles, what there is where nothing is. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { RunState, WebhookDelivery, Workspace } from '../api.ts';
import { now } from '../clock.ts';
import { full, relative } from '../format.ts';
import { place } from '../router.ts';
import { CopyButton } from './copy.tsx';
import { Icon, type IconName } from './icon.tsx';

type Shown =
  | RunState
  | Workspace['state']
  | WebhookDelivery['state']
  | 'active'
  | 'by hand'
  | 'expired'
  | 'failing'
  | 'off'
  | 'replaced'
  | 'revoked';

const looks: Record<Shown, string> = {
  queued: '',
  running: 'busy',
  waiting: 'ask',
  completed: 'good',
  interrupted: 'cut',
  failed: 'bad',
  creating: 'busy',
  ready: 'good',
  deleting: '',
  pending: 'ask',
  delivered: 'good',
  cancelled: '',
  active: 'good',
  'by hand': '',
  expired: 'cut',
  failing: 'bad',
  off: '',
  replaced: '',
  revoked: 'bad',
};

export function State({ state, live = false }: { state: Shown; live?: boolean }) {
  return (
    <span class={`state ${looks[state]}`} role={live ? 'status' : undefined}>
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
