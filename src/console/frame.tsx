/** What stands around every page: the ways to the others, who is signed in, and the keys that work everywhere. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Scope } from './api.ts';
import { AuditPage } from './audit.tsx';
import { ExportsPage } from './exports.tsx';
import icon from './icon.svg?no-inline';
import { KeysPage } from './keys/keys-page.tsx';
import { Button } from './parts/button.tsx';
import { Icon, type IconName } from './parts/icon.tsx';
import { Toasts } from './parts/toast.tsx';
import { Empty, Head } from './parts/words.tsx';
import { href, place } from './router.ts';
import { NewRunPage } from './runs/new-run.tsx';
import { RunPage } from './runs/run-page.tsx';
import { RunsPage } from './runs/runs-page.tsx';
import { lacks, me, signOut } from './session.ts';
import { Help, helpOpen, useShortcuts } from './shortcuts.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { UsagePage } from './usage/usage-page.tsx';
import { WebhookPage } from './webhooks/webhook-page.tsx';
import { WebhooksPage } from './webhooks/webhooks-page.tsx';
import { WorkspacePage } from './workspaces/workspace-page.tsx';
import { WorkspacesPage } from './workspaces/workspaces-page.tsx';

interface Way {
  path: string;
  text: string;
  icon: IconName;
  scope: Scope;
}

const work: Way[] = [
  { path: '/', text: 'Runs', icon: 'runs', scope: 'runs:read' },
  { path: '/workspaces', text: 'Workspaces', icon: 'workspaces', scope: 'workspaces:read' },
  { path: '/usage', text: 'Usage', icon: 'usage', scope: 'runs:read' },
];
const settings: Way[] = [
  { path: '/keys', text: 'Keys', icon: 'keys', scope: 'keys:read' },
  { path: '/webhooks', text: 'Webhooks', icon: 'webhooks', scope: 'webhooks:read' },
  { path: '/exports', text: 'Exports', icon: 'exports', scope: 'exports:read' },
  { path: '/audit', text: 'Audit', icon: 'audit', scope: 'audit:read' },
];

function isHere(path: string): boolean {
  const here = place.value.path;
  if (path === '/') return here === '/' || here.startsWith('/runs');
  return here === path || here.startsWith(`${path}/`);
}

function Ways({ ways, name }: { ways: Way[]; name: string }) {
  return (
    <>
      <li class="ways-title">{name}</li>
      {ways.map((way) => (
        <li key={way.path}>
          <a class="way" href={href(way.path)} aria-current={isHere(way.path) ? 'page' : undefined}>
            <Icon name={way.icon} /> {way.text}
          </a>
        </li>
      ))}
    </>
  );
}

function Side({ onClose }: { onClose?: () => void }) {
  const key = me.value?.key;
  return (
    <div class="side">
      <div class="row between">
        <a class="brand" href={href('/')}>
          <img src={icon} alt="" /> Agent Runs
        </a>
        {onClose && <Button little kind="plain" icon="close" label="Close the menu" onClick={onClose} />}
      </div>
      <nav aria-label="Pages">
        <ul class="ways">
          <Ways ways={work} name="Work" />
          <Ways ways={settings} name="Settings" />
        </ul>
      </nav>
      <div class="who">
        <div class="who-key">
          <span class="quiet">In</span>
          <span>
            <span class="environment">{me.value?.environment}</span>
          </span>
          <span class="quiet">Key</span>
          <span class="clip strong" title={key?.name}>
            {key?.name}
          </span>
          <span class="quiet">May</span>
          <span title={me.value?.scopes.join(', ')}>{me.value?.scopes.length} scopes</span>
        </div>
        <div class="row between">
          <ThemeChoice />
          <Button little kind="plain" icon="out" onClick={signOut}>
            Sign out
          </Button>
        </div>
      </div>
    </div>
  );
}

function Bar() {
  const open = useSignal(false);
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open.value) drawer.current?.showModal();
  }, [open.value]);
  // A way that was taken closes the menu.
  useEffect(() => drawer.current?.close(), [place.value.path]);
  return (
    <div class="bar">
      <Button
        kind="plain"
        icon="menu"
        label="Menu"
        expanded={open.value}
        onClick={() => {
          open.value = true;
        }}
      />
      <a class="brand" href={href('/')}>
        Agent Runs
      </a>
      <span class="environment push">{me.value?.environment}</span>
      {open.value && (
        <dialog
          ref={drawer}
          class="drawer"
          aria-label="Menu"
          onClose={() => {
            open.value = false;
          }}
        >
          <Side onClose={() => drawer.current?.close()} />
        </dialog>
      )}
    </div>
  );
}

const pages: { pattern: RegExp; scope?: Scope; show: (id: string) => preact.JSX.Element }[] = [
  { pattern: /^\/(?:runs)?$/, scope: 'runs:read', show: () => <RunsPage /> },
  { pattern: /^\/runs\/new$/, scope: 'run:create', show: () => <NewRunPage /> },
  { pattern: /^\/runs\/(.+)$/, scope: 'runs:read', show: (id) => <RunPage key={id} id={id} /> },
  { pattern: /^\/workspaces$/, scope: 'workspaces:read', show: () => <WorkspacesPage /> },
  {
    pattern: /^\/workspaces\/([^/]+)$/,
    scope: 'workspaces:read',
    show: (id) => <WorkspacePage key={id} id={id} />,
  },
  { pattern: /^\/usage$/, scope: 'runs:read', show: () => <UsagePage /> },
  { pattern: /^\/keys$/, scope: 'keys:read', show: () => <KeysPage /> },
  { pattern: /^\/webhooks$/, scope: 'webhooks:read', show: () => <WebhooksPage /> },
  {
    pattern: /^\/webhooks\/([^/]+)$/,
    scope: 'webhooks:read',
    show: (id) => <WebhookPage key={id} id={id} />,
  },
  { pattern: /^\/exports$/, scope: 'exports:read', show: () => <ExportsPage /> },
  { pattern: /^\/audit$/, scope: 'audit:read', show: () => <AuditPage /> },
];

function Page() {
  const { path } = place.value;
  for (const { pattern, scope, show } of pages) {
    const match = pattern.exec(path);
    if (!match) continue;
    const lack = scope === undefined ? undefined : lacks(scope);
    if (lack !== undefined)
      return (
        <>
          <Head title="Not with this key" />
          <div class="card">
            <Empty icon="keys" title="This page is closed to your key">
              <p>{lack} Sign in with another key, or ask whoever made this one.</p>
            </Empty>
          </div>
        </>
      );
    return show(decodeURIComponent(match[1] ?? ''));
  }
  return (
    <>
      <Head title="Nothing here" />
      <div class="card">
        <Empty icon="search" title="There is no such page">
          <p>
            Look among the <a href={href('/')}>runs</a>.
          </p>
        </Empty>
      </div>
    </>
  );
}

export function Frame() {
  useShortcuts();
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <div class="frame">
        <header class="bar-place">
          <Bar />
        </header>
        <Side />
        <main class="main" id="content" tabIndex={-1}>
          <Page />
        </main>
      </div>
      {helpOpen.value && <Help />}
      <Toasts />
    </>
  );
}
