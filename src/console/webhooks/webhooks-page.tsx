/** Where the events of runs are sent. */
import { useSignal } from '@preact/signals';
import { type CreatedWebhook, pageSize, type Webhook, type WebhookEvent } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { CheckField, TextField } from '../parts/field.tsx';
import { Problem, pointed } from '../parts/problem.tsx';
import { SecretDialog } from '../parts/secret.tsx';
import { Bones, Empty, Head, More, State } from '../parts/words.tsx';
import { useAction, usePages } from '../resource.ts';
import { href, navigate } from '../router.ts';
import { client, lacks } from '../session.ts';

export const webhookState = (webhook: Webhook): string =>
  !webhook.enabled ? 'off' : webhook.failing_since !== null ? 'failing' : 'active';

export function WebhooksPage() {
  const making = useSignal(false);
  const made = useSignal<CreatedWebhook | undefined>(undefined);
  const pages = usePages(
    (cursor, signal) =>
      client()
        .webhooks.list({ limit: pageSize, ...(cursor === undefined ? {} : { cursor }) }, { signal })
        .page(),
    [],
  );
  const items = pages.items.value;
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
        <Problem error={pages.error.value} retry={pages.reload} />
        <div class="card">
          {items === undefined && pages.error.value === undefined && <Bones rows={3} height={46} />}
          {items?.length === 0 && (
            <Empty icon="webhooks" title="No webhook yet">
              <p>
                A webhook tells your own service when a run has settled, so that it need not ask. Deliveries
                are tried for about 28 hours.
              </p>
            </Empty>
          )}
          {items !== undefined && items.length > 0 && (
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
          <More pages={pages} />
        </div>
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

const events: WebhookEvent[] = [
  'run.settled',
  'run.started',
  'step.started',
  'step.completed',
  'patch.ready',
  'run.retrying',
  'message.added',
  'input.requested',
  'input.resolved',
  'usage.updated',
];

function NewWebhook({ onClose, onMade }: { onClose: () => void; onMade: (webhook: CreatedWebhook) => void }) {
  const url = useSignal('');
  const description = useSignal('');
  const chosen = useSignal<WebhookEvent[]>(['run.settled']);
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
    <Dialog title="New webhook" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void create.run();
        }}
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
        <fieldset>
          <legend class="legend">Events</legend>
          <div class="checks">
            {events.map((event) => (
              <CheckField
                key={event}
                label={<code>{event}</code>}
                checked={chosen.value.includes(event)}
                onChange={(checked) => {
                  chosen.value = checked
                    ? [...chosen.value, event]
                    : chosen.value.filter((one) => one !== event);
                }}
              />
            ))}
          </div>
          {pointed(error, '/events') && <span class="wrong">{pointed(error, '/events')}</span>}
        </fieldset>
        <Problem error={error} />
        <div class="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="primary"
            busy={create.busy.value}
            lack={chosen.value.length === 0 ? 'Choose at least one event.' : undefined}
          >
            Make it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
