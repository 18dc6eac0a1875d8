/** One webhook: how it does, and every delivery with what was sent and what came back. */
import { useSignal } from '@preact/signals';
import type { CreatedWebhook, Webhook } from '../api.ts';
import { full } from '../format.ts';
import { Button } from '../parts/button.tsx';
import { DeleteButton, Failed } from '../parts/dialog.tsx';
import { Bones, Coming, More } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { SecretDialog } from '../parts/secret.tsx';
import { say } from '../parts/toast.tsx';
import { Empty, Head, Id, State } from '../parts/words.tsx';
import { renewFirst, useAction, useLoad, usePages, useRenewal } from '../resource.ts';
import { href, navigate } from '../router.ts';
import { client, lacks } from '../session.ts';
import { DeliveryCard } from './delivery.tsx';
import { webhookState } from './webhooks-page.tsx';

const crumb = { href: href('/webhooks'), text: 'Webhooks' };
const why: Record<string, string> = {
  requested: 'Switched off by a client.',
  gone: 'Switched off because the address answered 410.',
  failing: 'Switched off because nothing was taken for five days.',
};

export function WebhookPage({ id }: { id: string }) {
  const loaded = useLoad((signal) => client().webhooks.get(id, { signal }), [id]);
  const webhook = loaded.value.value;
  if (webhook === undefined)
    return <Coming title="Webhook" crumb={crumb} error={loaded.error.value} retry={loaded.reload} />;
  return <Shown webhook={webhook} reload={loaded.reload} />;
}

function Shown({ webhook, reload }: { webhook: Webhook; reload: () => void }) {
  const pages = usePages(
    (page, signal) => client().webhooks.deliveries(webhook.id, page, { signal }),
    [webhook.id],
  );
  const items = pages.items.value;
  const pending = items?.some((delivery) => delivery.state === 'pending') ?? false;
  useRenewal(pending ? 1500 : 5000, (signal) => renewFirst(pages, signal), [webhook.id]);
  return (
    <>
      <Head
        title="Webhook"
        show={<span class="mono">{webhook.url}</span>}
        crumb={crumb}
        under={
          <div class="row small quiet run-under">
            <State state={webhookState(webhook)} live />
            {webhook.disabled_reason !== null && (why[webhook.disabled_reason] ?? webhook.disabled_reason)}
            {webhook.failing_since !== null && `Nothing was taken since ${full(webhook.failing_since)}.`}
          </div>
        }
      >
        <Actions webhook={webhook} reload={reload} renew={pages.reload} />
      </Head>
      <div class="run">
        <section class="stack tight" aria-labelledby="deliveries">
          <h2 id="deliveries">Deliveries</h2>
          <Problem error={pages.error.value} retry={pages.reload} />
          {items === undefined && pages.error.value === undefined && (
            <div class="card">
              <Bones rows={4} />
            </div>
          )}
          {items?.length === 0 && (
            <div class="card">
              <Empty icon="webhooks" title="Nothing was sent yet">
                <p>Send a test, or wait for a run.</p>
              </Empty>
            </div>
          )}
          {items?.map((delivery) => (
            <DeliveryCard key={delivery.id} delivery={delivery} renew={pages.reload} />
          ))}
          <More pages={pages} />
        </section>
        <aside class="card" aria-label="Details">
          <dl class="facts pad">
            <dt>Id</dt>
            <dd>
              <Id id={webhook.id} />
            </dd>
            {webhook.description !== null && webhook.description !== '' && (
              <>
                <dt>For</dt>
                <dd>{webhook.description}</dd>
              </>
            )}
            <dt>Events</dt>
            <dd class="row tight">
              {webhook.events.map((event) => (
                <span key={event} class="tag">
                  {event}
                </span>
              ))}
            </dd>
            <dt>Made</dt>
            <dd>{full(webhook.created_at)}</dd>
            {webhook.old_secret_ends_at && (
              <>
                <dt>Old secret</dt>
                <dd>signs too until {full(webhook.old_secret_ends_at)}</dd>
              </>
            )}
          </dl>
        </aside>
      </div>
    </>
  );
}

function Actions({ webhook, reload, renew }: { webhook: Webhook; reload: () => void; renew: () => void }) {
  const rotated = useSignal<CreatedWebhook | undefined>(undefined);
  const write = lacks('webhooks:write');
  const test = useAction(async () => {
    await client().webhooks.test(webhook.id);
    say('A test is on its way.');
    renew();
  });
  const toggle = useAction(async () => {
    await client().webhooks.update(webhook.id, { enabled: !webhook.enabled });
    reload();
  });
  const rotate = useAction(async () => {
    rotated.value = await client().webhooks.rotateSecret(webhook.id, { grace_seconds: 86_400 });
    reload();
  });
  return (
    <>
      <Button kind="primary" busy={test.busy.value} lack={write} onClick={() => void test.run()}>
        Send a test
      </Button>
      <Button busy={toggle.busy.value} lack={write} onClick={() => void toggle.run()}>
        {webhook.enabled ? 'Switch off' : 'Switch on'}
      </Button>
      <Button busy={rotate.busy.value} lack={write} onClick={() => void rotate.run()}>
        New secret
      </Button>
      <DeleteButton
        lack={write}
        title="Delete this webhook?"
        words="Nothing more is sent there, and the log of its deliveries is gone."
        work={async () => {
          await client().webhooks.delete(webhook.id);
          say('The webhook is deleted.');
          navigate('/webhooks');
        }}
      />
      {rotated.value && (
        <SecretDialog
          title="The new secret"
          secret={rotated.value.secret}
          words="Deliveries are signed with both secrets for a day, so that the receiver can be changed without a gap."
          onClose={() => {
            rotated.value = undefined;
          }}
        />
      )}
      <Failed actions={[test, toggle, rotate]} />
    </>
  );
}
