/** How long to wait before another try: longer each time, never two clients in step, and never less than the service asks for. */
import type { AgentRunError } from './errors.ts';

const firstMs = 300;
const mostMs = 15_000;

/** `tries` so far without success, from 1. Between half and the whole of a span that doubles. */
export function backOffMs(tries: number): number {
  const span = Math.min(mostMs, firstMs * 2 ** Math.min(tries - 1, 16));
  return Math.round(span / 2 + (Math.random() * span) / 2);
}

/** The wait before the next try; what the service asked for is kept, with a little on top so that those it turned away together come back apart. */
export function waitMs(tries: number, error: AgentRunError): number {
  const own = backOffMs(tries);
  return error.retryAfterMs === null ? own : Math.max(own, error.retryAfterMs + Math.random() * firstMs);
}
