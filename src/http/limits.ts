/** What a key may ask of the service in a while: the quotas with their reply headers, and how many streams it has open here. */
import type { ServerResponse } from 'node:http';
import type { QuotaName, RateLimits, Standing } from '../app/rate-limits.ts';
import { windowMs } from '../app/rate-limits.ts';
import { ServiceError } from '../base/errors.ts';
import { lower, type Principal } from '../domain/key.ts';
import type { OperationId } from './contract-route.ts';

export interface Limits {
  /** Counts a call and sets `RateLimit-Policy` and `RateLimit`. Throws `rate_limited`. */
  countCall(principal: Principal, operation: OperationId, response: ServerResponse): void | Promise<void>;
  /** Counts a stream for as long as its response is open. Throws `too_many_streams`. */
  countStream(principal: Principal, response: ServerResponse): void;
}

const requests: readonly QuotaName[] = ['requests'];
const requestsAndCreates: readonly QuotaName[] = ['requests', 'creates'];
/** A stream ends whenever its run settles, which nobody can foretell. */
const streamRetrySeconds = 5;

export function createLimits(deps: { rateLimits: RateLimits; streamLimit: number }): Limits {
  const { rateLimits, streamLimit } = deps;
  const open = new Map<string, number>();

  function answer(response: ServerResponse, policy: string, standings: Standing[]): void {
    response.setHeader('RateLimit-Policy', policy);
    response.setHeader('RateLimit', standings.map(describe).join(', '));
    const refused = standings.find(({ allowed }) => !allowed);
    if (refused === undefined) return;
    const seconds = secondsOf(refused);
    throw new ServiceError(
      'rate_limited',
      `This key has used up its ${refused.calls} ${refused.quota} in ${windowMs / 1000} seconds. Try again in ${seconds} seconds.`,
      { headers: { 'retry-after': String(seconds) } },
    );
  }

  return {
    countCall: (principal, operation, response) => {
      const policies: string[] = [];
      const standings: Standing[] = [];
      const pending: Promise<Standing>[] = [];
      for (const quota of operation === 'createRun' ? requestsAndCreates : requests) {
        const calls = rateLimits.callsOf(principal, quota);
        if (calls === null) continue;
        policies.push(`"${quota}";q=${calls};w=${windowMs / 1000}`);
        const standing = rateLimits.take(principal, quota);
        if (standing instanceof Promise) pending.push(standing);
        else standings.push(standing);
      }
      if (policies.length === 0) return;
      const policy = policies.join(', ');
      if (pending.length === 0) return answer(response, policy, standings);
      return Promise.all(pending).then((later) => answer(response, policy, [...standings, ...later]));
    },

    countStream: (principal, response) => {
      const { keyUuid, limits } = principal;
      const streams = lower(streamLimit === 0 ? null : streamLimit, limits.streams);
      if (streams === null) return;
      const count = open.get(keyUuid) ?? 0;
      if (count >= streams)
        throw new ServiceError(
          'too_many_streams',
          `This key has ${streams} streams open here, which is as many as it may. Close one of them and try again.`,
          { headers: { 'retry-after': String(streamRetrySeconds) } },
        );
      // A client that left already gives no 'close' any more.
      if (response.closed) return;
      open.set(keyUuid, count + 1);
      response.once('close', () => {
        const rest = (open.get(keyUuid) ?? 1) - 1;
        if (rest > 0) open.set(keyUuid, rest);
        else open.delete(keyUuid);
      });
    },
  };
}

function secondsOf(standing: Standing): number {
  return Math.max(1, Math.ceil(standing.leftMs / 1000));
}

function describe(standing: Standing): string {
  return `"${standing.quota}";r=${standing.left};t=${secondsOf(standing)}`;
}
