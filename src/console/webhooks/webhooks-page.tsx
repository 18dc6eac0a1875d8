/** Where the events of runs are sent. */
import { useSignal } from '@preact/signals';
import { allOf, type CreatedWebhook, type Webhook, type WebhookEvent } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { FormDialog } from '../parts/dialog.tsx';
import { CheckFields, TextField } from '../parts/field.tsx';
import { List } from '../parts/loading.tsx';
import { SecretDialog } from '../parts/secret.tsx';
import { Empty, Head, State } from '../parts/words.tsx';
import { useAction, usePages } from '../resource.ts';
import { href, navigate } from '../router.ts';
import { client, lacks } from '../session.ts';

export const webhookState = (webhook: Webhook) =>
  !webhook.enabled ? 'off' : webhook.failing_since !== null ? 'failing' : 'active';

export function WebhooksPage() {
  const making = useSignal(false);
  const made = useSignal<CreatedWebhook | undefined>(undefined);
  const pages = usePages((page, signal) => client().webhooks.list(page, { signal }), []);
  return (
    <>
      <Head
        title="Webhooks"
        under={<span class="small quiet">Addresses that the events of runs are posted to, signed</span>}
      >
        <Button
          kind="primary"
          icon="plus"
          lack={lacks('webhooks:write')}
          onClick={() => {
            making.value = true;
          }}
        >
          New webhook
        </Button>
      </Head>
      <div class="stack">
        <List
          pages={pages}
          bones={{ rows: 3, height: 46 }}
          empty={
            <Empty icon="webhooks" title="No webhook yet">
              <p>
                A webhook tells your own service when a run has settled, so that it need not ask. Deliveries
                are tried for about 28 hours.
              </p>
            </Empty>
          }
        >
          {(items) => (
            <ul class="rows" aria-label="Webhooks">
              {items.map((webhook) => (
                <li key={webhook.id}>
                  <a class="row-link" data-item href={href(`/webhooks/${webhook.id}`)}>
                    <State state={webhookState(webhook)} />
                    <span class="row-words">
                      <span class="clip">{webhook.url}</span>
                      <span class="small quiet clip">
                        {webhook.description !== null &&
                          webhook.description !== '' &&
                          `${webhook.description} · `}
                        {webhook.events.join(', ')}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </List>
      </div>
      {making.value && (
        <NewWebhook
          onClose={() => {
            making.value = false;
          }}
          onMade={(webhook) => {
            making.value = false;
            made.value = webhook;
          }}
        />
      )}
      {made.value && (
        <SecretDialog
          title="The webhook's secret"
          secret={made.value.secret}
          words="Deliveries are signed with it as Standard Webhooks 1.0 says. Give it to the receiver."
          onClose={() => {
            const id = made.value?.id ?? '';
            made.value = undefined;
            navigate(`/webhooks/${id}`);
          }}
        />
      )}
    </>
  );
}

/** One by one, so that what is new is not sent unasked. */
const events = allOf<Exclude<WebhookEvent, '*'>>({
  'run.settled': true,
  'run.started': true,
  'step.started': true,
  'step.completed': true,
  'patch.ready': true,
  'run.retrying': true,
  'message.added': true,
  'input.requested': true,
  'input.resolved': true,
  'usage.updated': true,
});

function NewWebhook({ onClose, onMade }: { onClose: () => void; onMade: (webhook: CreatedWebhook) => void }) {
  const url = useSignal('');
  const description = useSignal('');
  const chosen = useSignal<typeof events>(['run.settled']);
  const create = useAction(async () => {
    onMade(
      await client().webhooks.create({
        url: url.value.trim(),
        events: chosen.value,
        ...(description.value.trim() === '' ? {} : { description: description.value.trim() }),
      }),
    );
  });
  const error = create.error.value;
  return (
    <FormDialog
      title="New webhook"
      action={create}
      lack={chosen.value.length === 0 ? 'Choose at least one event.' : undefined}
      onClose={onClose}
    >
      <TextField
        label="Address"
        type="url"
        required
        placeholder="https://example.com/hooks/runs"
        value={url}
        error={error}
        pointer="/url"
      />
      <TextField
        label="What it is for"
        placeholder="dashboard"
        value={description}
        error={error}
        pointer="/description"
      />
      <CheckFields legend="Events" all={events} chosen={chosen} error={error} pointer="/events" />
    </FormDialog>
  );
}
