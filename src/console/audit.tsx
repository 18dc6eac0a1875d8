/** Who changed what, and who was refused: the record as the service keeps it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { full } from './format.ts';
import { TextField } from './parts/field.tsx';
import { List } from './parts/loading.tsx';
import { Scroll } from './parts/scroll.tsx';
import { Ago, Empty, Head } from './parts/words.tsx';
import { usePages } from './resource.ts';
import { href, place, setQuery } from './router.ts';
import { client } from './session.ts';

const names = ['operation', 'key', 'target'] as const;

/** Where the page shows the thing an entry is about. */
function targetHref(target: string): string | undefined {
  if (/\/run_/.test(target)) return href(`/runs/${target}`);
  if (target.startsWith('ws_')) return href(`/workspaces/${target}`);
  if (target.startsWith('wh_')) return href(`/webhooks/${target}`);
  return undefined;
}

export function AuditPage() {
  const { query } = place.value;
  const asked = Object.fromEntries(
    names.map((name) => [name, query.get(name)?.trim() ?? '']).filter(([, value]) => value !== ''),
  );
  const fields = { operation: useSignal(''), key: useSignal(''), target: useSignal('') };
  useEffect(() => {
    for (const name of names) fields[name].value = query.get(name) ?? '';
  }, [query.toString()]);
  const pages = usePages(
    (page, signal) => client().audit.list({ ...asked, ...page }, { signal }),
    [JSON.stringify(asked)],
  );
  return (
    <>
      <Head
        title="Audit"
        under={<span class="small quiet">Every call that changed something, or was refused to</span>}
      />
      <div class="stack">
        <search class="fields" data-filter aria-label="Filters">
          <TextField
            label="Operation"
            little
            placeholder="createRun"
            value={fields.operation}
            onCommit={(operation) => setQuery({ operation })}
          />
          <TextField
            label="Key"
            little
            placeholder="key_…"
            value={fields.key}
            onCommit={(key) => setQuery({ key })}
          />
          <TextField
            label="Target"
            little
            placeholder="the id of what was changed"
            value={fields.target}
            onCommit={(target) => setQuery({ target })}
          />
        </search>
        <List
          pages={pages}
          bones={{ rows: 8, height: 28 }}
          empty={<Empty icon="audit" title="No entry fits" />}
        >
          {(items) => (
            <Scroll class="table-wrap" label="Audit entries">
              <table class="table small">
                <thead>
                  <tr>
                    <th scope="col">When</th>
                    <th scope="col">Operation</th>
                    <th scope="col">Reply</th>
                    <th scope="col">Target</th>
                    <th scope="col">By</th>
                    <th scope="col">From</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((entry) => {
                    const to = entry.target === null ? undefined : targetHref(entry.target);
                    return (
                      <tr key={entry.id}>
                        <td title={full(entry.created_at)}>
                          <Ago at={entry.created_at} />
                        </td>
                        <td>
                          <code>{entry.operation}</code>
                          {entry.replayed && <span class="quiet"> replayed</span>}
                        </td>
                        <td class={entry.status < 400 ? 'plus num nowrap' : 'minus num nowrap'}>
                          {entry.status} {entry.code}
                        </td>
                        <td class="mono">
                          {to === undefined ? (entry.target ?? '–') : <a href={to}>{entry.target}</a>}
                        </td>
                        <td class="mono">{entry.key ?? entry.actor}</td>
                        <td class="mono" title={entry.request_id ?? undefined}>
                          {entry.address ?? '–'}
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </Scroll>
          )}
        </List>
      </div>
    </>
  );
}
