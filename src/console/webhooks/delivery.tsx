/** One delivery: what was sent, each try, and what came back. */

import { useSignal } from '@preact/signals';
import type { WebhookAttempt, WebhookDelivery } from '../api.ts';
import { now } from '../clock.ts';
import { clockTime, duration, full, plural, relative } from '../format.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { say } from '../parts/toast.tsx';
import { Ago, State } from '../parts/words.tsx';
import { useAction } from '../resource.ts';
import { href } from '../router.ts';
import { client, lacks } from '../session.ts';

/** JSON with its lines; anything else, and what was cut, as it is. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function DeliveryCard({ delivery, renew }: { delivery: WebhookDelivery; renew: () => void }) {
  const open = useSignal(false);
  const again = useAction(async () => {
    await client().webhooks.redeliver(delivery.webhook, delivery.id);
    say('It is on its way again.');
    renew();
  });
  const last = delivery.attempts.at(-1);
  return (
    <details
      class="card delivery"
      open={open.value}
      data-delivery={delivery.state}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary class="delivery-head" data-item>
        <Icon name="right" size={14} />
        <State state={delivery.state} />
        <code class="clip">{delivery.type}</code>
        <span class="small quiet num push nowrap">
          {last?.status && <span class={last.status < 300 ? 'plus' : 'minus'}>{last.status}</span>}{' '}
          {last && duration(last.duration_ms)} · <Ago at={delivery.created_at} />
        </span>
      </summary>
      {open.value && (
        <div class="pad stack">
          <div class="row between small">
            <span class="quiet">
              {plural(delivery.attempt_count, 'try', 'tries')}
              {delivery.next_attempt_at !== null &&
                `, the next ${relative(delivery.next_attempt_at, now.value)}`}
              {delivery.run !== null && (
                <>
                  {' '}
                  · <a href={href(`/runs/${delivery.run}`)}>the run</a>
                </>
              )}
            </span>
            <Button
              little
              icon="retry"
              busy={again.busy.value}
              lack={lacks('webhooks:write')}
              onClick={() => void again.run()}
            >
              Redeliver
            </Button>
          </div>
          <Problem error={again.error.value} />
          <Body title="Sent" text={readable(delivery.body)} more={delivery.body_truncated} />
          {delivery.attempts.toReversed().map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </div>
      )}
    </details>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  return (
    <section class="stack tight attempt" aria-label={`Try ${attempt.number}`}>
      <div class="row between small">
        <span>
          <span class="strong">Try {attempt.number}</span>{' '}
          {attempt.status !== null ? (
            <span class={attempt.status < 300 ? 'plus' : 'minus'}>answered {attempt.status}</span>
          ) : (
            <span class="minus break">{attempt.error ?? 'no answer'}</span>
          )}
        </span>
        <time class="quiet num" dateTime={attempt.at} title={full(attempt.at)}>
          {clockTime(attempt.at)}, {duration(attempt.duration_ms)}
        </time>
      </div>
      <Headers title="Request headers" headers={attempt.request_headers} />
      {attempt.status !== null && <Headers title="Response headers" headers={attempt.response_headers} />}
      {attempt.response_body !== '' && (
        <Body title="Answer" text={readable(attempt.response_body)} more={attempt.response_truncated} />
      )}
    </section>
  );
}

function Headers({ title, headers }: { title: string; headers: Record<string, string> }) {
  const lines = Object.entries(headers);
  if (lines.length === 0) return null;
  return (
    <Body title={title} text={lines.map(([name, value]) => `${name}: ${value}`).join('\n')} more={false} />
  );
}

function Body({ title, text, more }: { title: string; text: string; more: boolean }) {
  return (
    <div class="stack tight">
      <span class="small quiet">{title}</span>
      <Scroll class="output-text" label={title}>
        {text}
        {more && '\n… and more'}
      </Scroll>
    </div>
  );
}
