/** `agent-runs webhooks …`: addresses that events are sent to, and what became of each. */
import type { Command } from 'commander';
import type { CreatedWebhook, Webhook, WebhookDelivery, WebhookEvent } from '../sdk/index.ts';
import { does, type Tree } from './leaf.ts';
import { fields } from './output.ts';
import { collect, countOption } from './read-options.ts';

function webhookLines(found: Webhook | CreatedWebhook): string[] {
  return fields([
    ['webhook', found.id],
    ['url', found.url],
    ['events', found.events.join(' ')],
    ['enabled', found.enabled ? 'yes' : `no: ${found.disabled_reason ?? 'switched off'}`],
    ['failing since', found.failing_since],
    ['description', found.description],
    ...('secret' in found ? ([['secret', found.secret]] as [string, unknown][]) : []),
  ]);
}

function deliveryLines(found: WebhookDelivery): string[] {
  return fields([
    ['delivery', found.id],
    ['type', found.type],
    ['state', found.state],
    ['run', found.run],
    ['attempts', found.attempt_count],
  ]);
}

export function addWebhooks({ io, settle }: Tree, program: Command): void {
  const webhooks = program
    .command('webhooks')
    .description('Addresses that events are sent to, and what became of each delivery.');

  does(io, settle, webhooks.command('list').description('List webhooks.'), async (call) => {
    const found = await (await call.client()).webhooks.list().all(1000);
    call.out.list(
      found,
      [
        ['WEBHOOK', (one) => one.id],
        ['URL', (one) => one.url],
        ['EVENTS', (one) => one.events],
        ['ENABLED', (one) => (one.enabled ? 'yes' : 'no')],
        ['FAILING SINCE', (one) => one.failing_since],
      ],
      'There are no webhooks.',
    );
  });

  does<{ event?: WebhookEvent[]; description?: string }>(
    io,
    settle,
    webhooks
      .command('create')
      .description('Have events sent to an address, and print the secret that signs them, this once.')
      .argument('<url>')
      .option('--event <type>', 'which events, e.g. run.settled; may be repeated', collect)
      .option('--description <text>', 'what it is for'),
    async (call, { event, description }, url = '') => {
      const made = await (await call.client()).webhooks.create({
        url,
        ...(event === undefined ? {} : { events: event }),
        ...(description === undefined ? {} : { description }),
      });
      call.out.record(made, () => webhookLines(made));
      call.out.say('The secret is shown this once: keep it.');
    },
  );

  does(
    io,
    settle,
    webhooks.command('test').description('Send a test event.').argument('<webhook>'),
    async (call, _, id = '') => {
      const sent = await (await call.client()).webhooks.test(id);
      call.out.record(sent, () => deliveryLines(sent));
      call.out.say(`What became of it: agent-runs webhooks deliveries ${id}`);
    },
  );

  does<{ limit?: number }>(
    io,
    settle,
    webhooks
      .command('deliveries')
      .description('List what was sent, newest first.')
      .argument('<webhook>')
      .option('--limit <number>', 'how many at most', countOption, 20),
    async (call, { limit = 20 }, id = '') => {
      const client = await call.client();
      const found = await client.webhooks
        .deliveries(id, { limit: Math.max(1, Math.min(limit, 100)) })
        .all(limit);
      call.out.list(
        found,
        [
          ['DELIVERY', (one) => one.id],
          ['TYPE', (one) => one.type],
          ['STATE', (one) => one.state],
          ['ATTEMPTS', (one) => one.attempt_count],
          ['ANSWER', (one) => one.attempts.at(-1)?.status ?? one.attempts.at(-1)?.error],
          ['RUN', (one) => one.run],
        ],
        'Nothing was sent.',
      );
    },
  );

  does(
    io,
    settle,
    webhooks
      .command('redeliver')
      .description('Send one delivery again.')
      .argument('<webhook>')
      .argument('<delivery>'),
    async (call, _, id = '', delivery = '') => {
      const sent = await (await call.client()).webhooks.redeliver(id, delivery);
      call.out.record(sent, () => deliveryLines(sent));
    },
  );

  does(
    io,
    settle,
    webhooks.command('delete').description('Remove a webhook.').argument('<webhook>'),
    async (call, _, id = '') => {
      await (await call.client()).webhooks.delete(id);
      if (call.out.json) call.out.line({ id, deleted: true });
      call.out.say(`Deleted ${id}.`);
    },
  );
}
