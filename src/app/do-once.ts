/** Makes a creation safe to repeat: the Idempotency-Key, what it made and the reply commit together or not at all. */
import { createHash } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';
import { openReply, type Seal, sealReply } from '../domain/sealed-reply.ts';
import { type Database, type Db, isLockTimeout } from '../store/database.ts';
import {
  claimIdempotencyKey,
  findKeptReply,
  type IdempotencyScope,
  keepReply,
} from '../store/idempotency.ts';

/** The Idempotency-Key of a request, and a canonical text of all that it asks, to tell a repetition from another request. */
export interface Idempotency {
  key: string;
  request: string;
}

export interface OnceRequest {
  environment: string;
  operation: string;
  /** Undefined: the work is done every time. */
  idempotency: Idempotency | undefined;
  /** The secret of the key that asks, where the reply holds a secret: then only that key gets the reply again. */
  sealedFor?: string;
}

export interface Answer<Body> {
  body: Body;
  replayed: boolean;
}

/**
 * Does the work in one transaction, or gives the first answer again. Throws `idempotency_mismatch` when the key was used
 * for another request, `idempotency_in_flight` when that one is still under way; work that throws leaves nothing behind.
 */
export type DoOnce = <Body>(
  request: OnceRequest,
  work: (tx: Db) => Promise<{ resourceId: string; body: Body }>,
) => Promise<Answer<Body>>;

export function createDoOnce(deps: { database: Database; clock: Clock }): DoOnce {
  const { database, clock } = deps;

  return async <Body>(
    request: OnceRequest,
    work: (tx: Db) => Promise<{ resourceId: string; body: Body }>,
  ): Promise<Answer<Body>> => {
    const { environment, operation, idempotency, sealedFor } = request;
    if (!idempotency) return { body: (await inTransaction(database, work)).body, replayed: false };

    const scope: IdempotencyScope = { environment, operation, key: idempotency.key };
    const bodyHash = createHash('sha256').update(idempotency.request).digest();
    const seal =
      sealedFor === undefined
        ? undefined
        : { secret: sealedFor, context: JSON.stringify([environment, operation, idempotency.key]) };
    const made = await inTransaction(database, async (tx) => {
      // First of all, so that whoever comes second waits here and does nothing twice.
      const ours = await claimIdempotencyKey(tx, scope, { bodyHash, at: clock.now() }).catch(inFlight);
      if (!ours) return undefined;
      const { resourceId, body } = await work(tx);
      const text = JSON.stringify(body);
      await keepReply(tx, scope, { resourceId, reply: seal ? sealReply(text, seal) : Buffer.from(text) });
      return { body };
    });
    if (made) return { body: made.body, replayed: false };
    // The reply is this operation's own, written above in the shape that `work` gives.
    return { body: JSON.parse(await replay(database, scope, bodyHash, seal)) as Body, replayed: true };
  };
}

async function replay(
  database: Database,
  scope: IdempotencyScope,
  bodyHash: Buffer,
  seal: Seal | undefined,
): Promise<string> {
  const kept = await findKeptReply(database, scope);
  // Swept away between the two looks: the next try is a first one.
  if (!kept?.reply) return inFlight();
  if (!kept.bodyHash.equals(bodyHash))
    throw mismatch(
      'was first used with another request',
      'This Idempotency-Key was first used with another request. Send the same one, or take a new Idempotency-Key.',
    );
  const text = seal ? openReply(kept.reply, seal) : kept.reply.toString('utf8');
  if (text === undefined)
    throw mismatch(
      'was first used by another key',
      'This Idempotency-Key was first used by another key, which alone gets the secret again. Take a new Idempotency-Key.',
    );
  return text;
}

function mismatch(message: string, sentence: string): ServiceError {
  return new ServiceError('idempotency_mismatch', sentence, {
    details: [{ pointer: '/header/idempotency-key', message }],
  });
}

function inFlight(cause?: unknown): never {
  if (cause !== undefined && !isLockTimeout(cause)) throw cause;
  throw new ServiceError(
    'idempotency_in_flight',
    'The first request with this Idempotency-Key has not been answered yet. Send it again in a second.',
    { headers: { 'retry-after': '1' }, cause },
  );
}

/** A transaction for which a row that stays locked is a reason to come back later, not a fault. */
export async function inTransaction<T>(database: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new ServiceError(
      'unavailable',
      'Another request is changing the same thing at this moment. Try again in a second.',
      { headers: { 'retry-after': '1' }, cause: error },
    );
  }
}
