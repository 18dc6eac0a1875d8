/** Webhooks of a contract file: made, read and tried with the key of the suite or another. */
import type {
  CreatedWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryList,
} from '../../generated/api/types.gen.ts';
import type { Caller } from './caller.ts';

/** An address that is taken and that nobody answers at. */
export const anyUrl = 'https://hooks.example.com/runs';

export async function makeWebhook(caller: Caller, fields: object = {}): Promise<CreatedWebhook> {
  const response = await caller.call('POST', '/v1/webhooks', { body: { url: anyUrl, ...fields } });
  if (response.status !== 201) throw new Error(`no webhook was made: ${await response.text()}`);
  return (await response.json()) as CreatedWebhook;
}

export async function readWebhook(caller: Caller, id: string): Promise<Webhook> {
  return (await (await caller.call('GET', `/v1/webhooks/${id}`)).json()) as Webhook;
}

export async function switchOff(caller: Caller, id: string): Promise<void> {
  await caller.call('PATCH', `/v1/webhooks/${id}`, { body: { enabled: false } });
}

export async function makeDelivery(caller: Caller, webhook: string): Promise<WebhookDelivery> {
  return (await (await caller.call('POST', `/v1/webhooks/${webhook}/test`)).json()) as WebhookDelivery;
}

export async function listDeliveries(caller: Caller, webhook: string): Promise<WebhookDelivery[]> {
  const response = await caller.call('GET', `/v1/webhooks/${webhook}/deliveries?limit=100`);
  return ((await response.json()) as WebhookDeliveryList).data;
}
