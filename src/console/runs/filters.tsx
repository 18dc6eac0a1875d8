/** What narrows the list of runs. All of it stands in the address bar, so a link shows the same list. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { place, setQuery } from '../router.ts';
import { agents } from './agents.ts';
import { states } from './run-list.ts';

/** `2026-11-21T09:30` of this clock and back; the interface takes and gives UTC. */
function toLocal(instant: string | null): string {
  if (instant === null || Number.isNaN(Date.parse(instant))) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const toUtc = (local: string): string => (local === '' ? '' : new Date(local).toISOString());

function isNarrowed(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => /^(state|workspace|agent|created_|metadata\.)/.test(name));
}

export function clearFilters(): void {
  setQuery(Object.fromEntries([...place.value.query.keys()].map((name) => [name, ''])));
}

export function Filters() {
  const { query } = place.value;
  const chosen = query.getAll('state');
  const detailed = ['workspace', 'created_after', 'created_before'].some((name) => query.has(name));
  const open = useSignal(detailed);
  const metadata = [...query].filter(([name]) => name.startsWith('metadata.'));
  const toggle = (state: string): void => {
    setQuery({ state: chosen.includes(state) ? chosen.filter((one) => one !== state) : [...chosen, state] });
  };
  return (
    <search class="filters" data-filter aria-label="Filters">
      <div class="row">
        <AgentChoice chosen={query.get('agent') ?? ''} />
        <fieldset class="row tight chips">
          <legend class="hidden">States</legend>
          {states.map((state) => (
            <button
              key={state}
              type="button"
              class="chip"
              aria-pressed={chosen.includes(state)}
              onClick={() => toggle(state)}
            >
              {state}
            </button>
          ))}
        </fieldset>
        <Button
          little
          kind="plain"
          icon="cog"
          expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          More filters
        </Button>
        {isNarrowed(query) && (
          <Button little kind="plain" icon="close" onClick={clearFilters}>
            Clear
          </Button>
        )}
      </div>
      {metadata.length > 0 && (
        <ul class="row tight" aria-label="Metadata that runs must have">
          {metadata.map(([name, value]) => (
            <li key={name}>
              <button
                type="button"
                class="chip"
                aria-label={`Remove ${name}=${value}`}
                onClick={() => setQuery({ [name]: '' })}
              >
                {name.slice('metadata.'.length)}={value} <Icon name="close" size={11} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open.value && <MoreFilters query={query} />}
    </search>
  );
}

function AgentChoice({ chosen }: { chosen: string }) {
  const names = agents.value?.map((agent) => agent.name) ?? [];
  const known = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <SelectField
      label="Agent"
      quiet
      little
      value={chosen}
      choices={[{ value: '', label: 'Any agent' }, ...known.map((name) => ({ value: name, label: name }))]}
      onChange={(agent) => setQuery({ agent })}
    />
  );
}

function MoreFilters({ query }: { query: URLSearchParams }) {
  const workspace = useSignal('');
  const after = useSignal('');
  const before = useSignal('');
  const metadata = useSignal('');
  const wrong = useSignal(false);
  const asked = query.toString();
  useEffect(() => {
    workspace.value = query.get('workspace') ?? '';
    after.value = toLocal(query.get('created_after'));
    before.value = toLocal(query.get('created_before'));
  }, [asked]);
  const addMetadata = (text: string): void => {
    const [, name, value] = /^\s*([^=]{1,64}?)\s*=(.*)$/.exec(text) ?? [];
    wrong.value = text.trim() !== '' && name === undefined;
    if (name === undefined || value === undefined) return;
    metadata.value = '';
    setQuery({ [`metadata.${name}`]: value.trim() });
  };
  return (
    <div class="fields filter-fields">
      <TextField
        label="Workspace"
        little
        placeholder="ws_…"
        value={workspace}
        onCommit={(value) => setQuery({ workspace: value.trim() })}
      />
      <TextField
        label="Created from"
        little
        type="datetime-local"
        value={after}
        onCommit={(value) => setQuery({ created_after: toUtc(value) })}
      />
      <TextField
        label="Created before"
        little
        type="datetime-local"
        value={before}
        onCommit={(value) => setQuery({ created_before: toUtc(value) })}
      />
      <TextField
        label="Metadata"
        little
        placeholder="ticket=ABC-123"
        hint={wrong.value ? 'Write a name, an equals sign and the text.' : undefined}
        value={metadata}
        onCommit={addMetadata}
      />
    </div>
  );
}
