/** Sends deliveries: claims what is due, posts it signed, notes what came back. Any number of workers share the work. */
import { Webhook } from 'standardwebhooks';
import type { Clock } from '../base/clock.ts';
import { encodeUuid, uuidFrom } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import { wirePayload } from '../domain/event.ts';
import type { Vault } from '../domain/vault.ts';
import {
  attemptMs,
  attemptsKept,
  failingDays,
  judge,
  replyBytesMax,
  retryAfterMs,
  secretPlace,
  webhookBody,
} from '../domain/webhook.ts';
import type { Egress } from '../egress/egress.ts';
import { EgressFailed, EgressRefused } from '../egress/errors.ts';
import type { Database } from '../store/database.ts';
import {
  type Attempt,
  type ClaimedDelivery,
  claimDeliveries,
  listDue,
  releaseDelivery,
  settleDelivery,
} from '../store/deliveries.ts';
import { removeOldDeliveries } from '../store/delivery-log.ts';
import { disableWebhook } from '../store/webhooks.ts';
import { createLanes } from './delivery-lanes.ts';
import { createDueWork } from './due-work.ts';

export interface WebhookDeliverer {
  start(): void;
  /** Claims nothing more and waits `drainMs` for what is being sent, unless in a hurry; what is cut comes due again elsewhere. */
  stop(options: { drainMs: number; hurry: AbortSignal }): Promise<void>;
}

const pollMs = 500;
const cleanMs = 3_600_000;
const cleanBatch = 5_000;
const perTarget = 4;
const dueMax = 500;
/** Longer than a try can take, so that only a worker that died loses its claim. */
const leaseMs = 60_000;
/** A secret that cannot be opened is the operator's to mend; the delivery waits for that without using up its tries. */
const sealedPauseMs = 300_000;
const slowMs = 2_000;
const shownHeaders =
  /^(content-(type|length)|date|server|location|retry-after|via|cf-ray|x-request-id|request-id)$/;
const shownHeaderChars = 200;

export function createWebhookDeliverer(deps: {
  database: Database;
  egress: Egress;
  vault: Vault;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  retentionDays: number;
}): WebhookDeliverer {
  const { database, egress, vault, clock, log, metrics } = deps;
  let stopCleaning: () => void = () => undefined;

  /** The secrets that sign, the newest first; undefined when one of them cannot be opened. */
  function secretsOf(delivery: ClaimedDelivery): string[] | undefined {
    const place =
      delivery.webhookUuid === null
        ? secretPlace.run(delivery.runUuid ?? '')
        : secretPlace.webhook(delivery.webhookUuid);
    const opened = [delivery.secret, delivery.oldSecret]
      .filter((sealed) => sealed !== null)
      .map((sealed) => vault.open(sealed, place));
    return opened.includes(undefined) ? undefined : opened.filter((secret) => secret !== undefined);
  }

  function headersOf(delivery: ClaimedDelivery, secrets: string[], body: string, at: Date) {
    const id = `dlv_${encodeUuid(delivery.uuid)}`;
    const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
    return {
      'content-type': 'application/json',
      'user-agent': 'agent-run-service',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      ...(signatures.length === 0 ? {} : { 'webhook-signature': signatures.join(' ') }),
    };
  }

  async function post(
    delivery: ClaimedDelivery,
    secrets: string[],
  ): Promise<Attempt & { retryAfter?: string }> {
    const { seq, payload } = delivery;
    const body = webhookBody(delivery.type, seq === null ? payload : wirePayload(seq, payload));
    const at = clock.now();
    const began = clock.monotonic();
    const requestHeaders = headersOf(delivery, secrets, body, at);
    const attempt = { at, requestHeaders, responseHeaders: {}, responseBody: '', responseTruncated: false };
    try {
      const reply = await egress.request({
        url: new URL(delivery.url),
        method: 'POST',
        headers: { ...requestHeaders, 'content-length': String(Buffer.byteLength(body)) },
        body,
        timeoutMs: attemptMs,
        replyBytesMax,
      });
      const shown = Object.entries(reply.headers)
        .filter(([name]) => shownHeaders.test(name))
        .map(([name, value]) => [name, String(value).slice(0, shownHeaderChars)]);
      return {
        ...attempt,
        durationMs: reply.durationMs,
        status: reply.status,
        error: null,
        responseHeaders: Object.fromEntries(shown) as Record<string, string>,
        // Postgres keeps no NUL in a text.
        responseBody: reply.body.toString('utf8').replaceAll('\0', '\ufffd'),
        responseTruncated: reply.truncated,
        ...(reply.headers['retry-after'] === undefined ? {} : { retryAfter: reply.headers['retry-after'] }),
      };
    } catch (error) {
      if (!(error instanceof EgressFailed || error instanceof EgressRefused)) throw error;
      const durationMs = Math.round(clock.monotonic() - began);
      return { ...attempt, durationMs, status: null, error: error.message };
    }
  }

  async function deliver(delivery: ClaimedDelivery, claim: string): Promise<boolean> {
    const { uuid, webhookUuid } = delivery;
    if (delivery.off) {
      await releaseDelivery(database, { uuid, claim, state: 'cancelled', afterMs: null });
      return true;
    }
    const secrets = secretsOf(delivery);
    if (!secrets) {
      log.error(
        { delivery: uuid, webhook: webhookUuid },
        'the secret of a webhook cannot be opened: give every process the SECRETS_KEY or DATA_DIR it was sealed with',
      );
      await releaseDelivery(database, { uuid, claim, state: 'pending', afterMs: sealedPauseMs });
      return true;
    }
    const attempt = await post(delivery, secrets);
    const tries = delivery.tries + 1;
    const after = retryAfterMs(attempt.retryAfter);
    const verdict = judge({
      status: attempt.status,
      tries,
      chance: Math.random(),
      ...(after === undefined ? {} : { retryAfterMs: after }),
    });
    const afterMs = verdict.state === 'pending' ? verdict.afterMs : null;
    const noted = await settleDelivery(
      database,
      { uuid, claim, state: verdict.state, afterMs },
      attempt,
      attemptsKept,
    );
    if (noted) {
      metrics.webhookDeliveries.inc({ result: verdict.state === 'pending' ? 'retried' : verdict.state });
      if (webhookUuid !== null && verdict.state === 'failed') await giveUp(webhookUuid, verdict.gone);
      if (verdict.state === 'failed')
        log.info(
          { delivery: uuid, webhook: webhookUuid, run: delivery.runUuid },
          'a webhook did not take a delivery',
        );
    }
    return verdict.state === 'delivered' && attempt.durationMs < slowMs;
  }

  async function giveUp(webhookUuid: string, gone: boolean): Promise<void> {
    const reason = gone ? 'gone' : 'failing';
    if (await disableWebhook(database, webhookUuid, reason, gone ? null : failingDays))
      log.info({ webhook: webhookUuid, reason }, 'a webhook was switched off');
  }

  const due = createDueWork<ClaimedDelivery>(
    { clock, log, lanes: createLanes() },
    {
      name: 'deliveries',
      pollMs,
      list: (busy) => listDue(database, { busy, perTarget, limit: dueMax }),
      claim: (uuids, claim) => claimDeliveries(database, uuids, { claim, leaseMs }),
      work: deliver,
      broke: (delivery, error) =>
        log.warn(
          { err: error, delivery: delivery.uuid },
          'a delivery could not be noted; it will be tried again',
        ),
    },
  );

  async function clean(): Promise<void> {
    const before = uuidFrom(clock.now().getTime() - deps.retentionDays * 86_400_000);
    while (!due.stopped() && (await removeOldDeliveries(database, before, cleanBatch)) === cleanBatch);
  }

  return {
    start: () => {
      const cleanQuietly = () =>
        void clean().catch((error: unknown) =>
          log.warn({ err: error }, 'old deliveries could not be removed'),
        );
      stopCleaning = clock.every(cleanMs, cleanQuietly);
      due.start();
    },
    stop: async ({ drainMs, hurry }) => {
      stopCleaning();
      await due.stop();
      await due.drained(drainMs, hurry);
    },
  };
}
