/** The keys of the environment: who may do what, and how a key is replaced without a gap. */
import { type Signal, useSignal } from '@preact/signals';
import type { CreatedKey, Key } from '../api.ts';
import { now } from '../clock.ts';
import { full, relative } from '../format.ts';
import { Button } from '../parts/button.tsx';
import { Confirm, FormDialog } from '../parts/dialog.tsx';
import { into, SelectField } from '../parts/field.tsx';
import { List } from '../parts/loading.tsx';
import { SecretDialog } from '../parts/secret.tsx';
import { say } from '../parts/toast.tsx';
import { Ago, Empty, Head, State } from '../parts/words.tsx';
import { useAction, usePages } from '../resource.ts';
import { client, lacks, me, signIn } from '../session.ts';
import { NewKey } from './new-key.tsx';

type Asked = { what: 'rotate' | 'revoke'; key: Key } | undefined;

export function stateOf(key: Key, at: number) {
  if (key.revoked_at !== null) return 'revoked';
  if (key.grace_ends_at !== null) return Date.parse(key.grace_ends_at) <= at ? 'expired' : 'replaced';
  if (key.expires_at !== null && Date.parse(key.expires_at) <= at) return 'expired';
  return 'active';
}

export function KeysPage() {
  const making = useSignal(false);
  const asked = useSignal<Asked>(undefined);
  const made = useSignal<{ key: CreatedKey; replaced: Key | undefined } | undefined>(undefined);
  const pages = usePages((page, signal) => client().keys.list(page, { signal }), []);
  const write = lacks('keys:write');
  const close = (): void => {
    making.value = false;
    asked.value = undefined;
  };
  const done = (key: CreatedKey, replaced: Key | undefined): void => {
    close();
    made.value = { key, replaced };
    pages.reload();
  };
  return (
    <>
      <Head
        title="Keys"
        under={<span class="small quiet">Credentials of {me.value?.environment}, each with its scopes</span>}
      >
        <Button
          kind="primary"
          icon="plus"
          lack={write}
          onClick={() => {
            making.value = true;
          }}
        >
          New key
        </Button>
      </Head>
      <div class="stack">
        <List pages={pages} bones={{ rows: 4, height: 46 }} empty={<Empty icon="keys" title="No keys" />}>
          {(items) => (
            <ul class="rows" aria-label="Keys">
              {items.map((key) => (
                <KeyRow key={key.id} item={key} write={write} asked={asked} />
              ))}
            </ul>
          )}
        </List>
      </div>
      {making.value && <NewKey onClose={close} onMade={(key) => done(key, undefined)} />}
      {asked.value?.what === 'rotate' && <Rotate old={asked.value.key} onClose={close} onMade={done} />}
      {asked.value?.what === 'revoke' && (
        <Revoke old={asked.value.key} onClose={close} reload={pages.reload} />
      )}
      {made.value && (
        <Made
          made={made.value}
          onClose={() => {
            made.value = undefined;
          }}
        />
      )}
    </>
  );
}

function KeyRow({ item, write, asked }: { item: Key; write: string | undefined; asked: Signal<Asked> }) {
  const state = stateOf(item, now.value);
  const own = item.id === me.value?.key.id;
  return (
    <li class="row-link key-row" data-key={item.id}>
      <State state={state} />
      <div class="row-words">
        <span class="row tight">
          {item.name} {own && <span class="tag">this tab</span>}
          <code class="quiet small">
            {item.prefix}…{item.last4}
          </code>
        </span>
        <span class="row tight">
          {item.scopes.map((scope) => (
            <span key={scope} class="tag">
              {scope}
            </span>
          ))}
        </span>
        <span class="small quiet">
          {item.last_used_at ? (
            <>
              used <Ago at={item.last_used_at} />
            </>
          ) : (
            'never used'
          )}
          {state === 'replaced' && item.grace_ends_at && ` · works until ${full(item.grace_ends_at)}`}
          {state === 'active' && item.expires_at && ` · ends ${relative(item.expires_at, now.value)}`}
        </span>
      </div>
      <div class="row tight">
        {state === 'active' && (
          <Button
            little
            lack={write}
            onClick={() => {
              asked.value = { what: 'rotate', key: item };
            }}
          >
            Rotate
          </Button>
        )}
        {(state === 'active' || state === 'replaced') && (
          <Button
            little
            kind="danger"
            lack={write}
            onClick={() => {
              asked.value = { what: 'revoke', key: item };
            }}
          >
            Revoke
          </Button>
        )}
      </div>
    </li>
  );
}

const graces = [
  { value: '0', label: 'None: it stops at once' },
  { value: '3600', label: 'An hour' },
  { value: '86400', label: 'A day' },
  { value: '604800', label: 'A week' },
  { value: '2592000', label: '30 days' },
];

function Rotate({
  old,
  onClose,
  onMade,
}: {
  old: Key;
  onClose: () => void;
  onMade: (key: CreatedKey, replaced: Key) => void;
}) {
  const grace = useSignal('86400');
  const rotate = useAction(async () => {
    onMade(await client().keys.rotate(old.id, { grace_seconds: Number(grace.value) }), old);
  });
  return (
    <FormDialog title={`Rotate ${old.name}`} act="Rotate" action={rotate} onClose={onClose}>
      <p>
        A new key with the same name and scopes takes its place. Both work until the grace is over, so that
        nothing breaks while you swap them.
      </p>
      <SelectField label="Grace of the old key" value={grace.value} choices={graces} onChange={into(grace)} />
    </FormDialog>
  );
}

function Revoke({ old, onClose, reload }: { old: Key; onClose: () => void; reload: () => void }) {
  const own = old.id === me.value?.key.id;
  return (
    <Confirm
      title={`Revoke ${old.name}?`}
      words={
        own
          ? 'You are signed in with this key: revoking it signs you out, and everything else that uses it stops at once.'
          : 'Everything that uses it stops at once. To replace it without a gap, rotate it instead.'
      }
      act="Revoke"
      work={async () => {
        await client().keys.revoke(old.id);
        say('The key is revoked.');
        reload();
      }}
      onClose={onClose}
    />
  );
}

function Made({
  made,
  onClose,
}: {
  made: { key: CreatedKey; replaced: Key | undefined };
  onClose: () => void;
}) {
  const { key, replaced } = made;
  const swap = useAction(async () => {
    await signIn(key.secret);
    say('This tab uses the new key.');
    onClose();
  });
  const own = replaced !== undefined && replaced.id === me.value?.key.id;
  return (
    <SecretDialog
      title={replaced === undefined ? `The key ${key.name}` : `The new ${key.name}`}
      secret={key.secret}
      words="Send it as Authorization: Bearer followed by this secret."
      onClose={onClose}
    >
      {own && (
        <Button busy={swap.busy.value} onClick={() => void swap.run()}>
          Use it in this tab
        </Button>
      )}
    </SecretDialog>
  );
}
