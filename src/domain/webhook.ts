/** Webhooks: when a delivery is tried again, what a reply means, and what is sent. Pure but for the randomness of secrets. */
import { randomBytes } from 'node:crypto';

/** Pauses before the second to the eighth try: 27 hours and 35 minutes in all, before jitter. */
const pausesMs = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map((seconds) => seconds * 1000);
export const triesMax = pausesMs.length + 1;
/** Long enough for a slow receiver, short enough that a dead one costs little. */
export const attemptMs = 15_000;
export const webhooksMax = 100;
/** Tries are kept so far back, and replies so far in. */
export const attemptsKept = 8;
export const replyBytesMax = 1_024;
/** A webhook that took nothing for so long is switched off by the next delivery that uses up its tries. */
export const failingDays = 5;

export type DisabledReason = 'requested' | 'gone' | 'failing';
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'cancelled';

/** What becomes of a delivery after a try. */
export type Verdict =
  | { state: 'delivered' | 'failed'; gone: boolean }
  | { state: 'pending'; gone: false; afterMs: number };

/**
 * After try number `tries`: 2xx is delivered, 410 never asks again, anything else (no reply: null) waits for the next
 * try. `chance` from 0 to 1 spreads the pauses by a tenth to either side; a receiver's own Retry-After is kept to.
 */
export function judge(reply: {
  status: number | null;
  tries: number;
  chance: number;
  retryAfterMs?: number;
}): Verdict {
  const { status, tries } = reply;
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', gone: false };
  if (status === 410) return { state: 'failed', gone: true };
  const pause = pausesMs[tries - 1];
  if (pause === undefined) return { state: 'failed', gone: false };
  const spread = pause * (0.9 + reply.chance * 0.2);
  const asked = Math.min(reply.retryAfterMs ?? 0, pausesMs.at(-1) ?? 0);
  return { state: 'pending', gone: false, afterMs: Math.round(Math.max(spread, asked)) };
}

/** `Retry-After` in seconds; its other form, a date, is left to the usual pauses. */
export function retryAfterMs(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}

/** As Standard Webhooks 1.0 has them: 24 to 64 random bytes. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** The body of a request: `data` is the event byte for byte as its stream has it. */
export function webhookBody(type: string, data: string): string {
  const { at } = JSON.parse(data) as { at: string };
  return `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(at)},"data":${data}}`;
}

/** Sealed secrets open only where they belong. */
export const secretPlace = {
  webhook: (uuid: string) => `webhook:${uuid}`,
  run: (uuid: string) => `run webhook:${uuid}`,
};
