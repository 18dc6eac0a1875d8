/** Where a request comes from: the other end of its connection, or what proxies that are trusted say of it. */
import type { IncomingMessage } from 'node:http';
import { inRange, parseAddress, parseRange, type Range, unwrap } from '../egress/addresses.ts';

export type ClientAddress = (request: IncomingMessage) => string | null;

/** `trusted` are addresses and ranges of proxies. Throws a sentence when one is neither. */
export function createClientAddress(trusted: readonly string[] = []): ClientAddress {
  const ranges = trusted.map((text): Range => {
    const range = parseRange(text);
    if (!range)
      throw new Error('Wrong settings: TRUSTED_PROXIES must hold addresses and ranges (10.0.0.0/8).');
    return range;
  });

  return (request) => {
    const remote = request.socket.remoteAddress;
    if (remote === undefined) return null;
    // On the way of every call that creates a run: nothing is parsed that need not be.
    if (ranges.length === 0) return remote.replace(/^::ffff:(?=[\d.]+$)|%.*$/, '');
    let last = plain(remote);
    if (last === undefined) return remote;
    const header = request.headers['x-forwarded-for'];
    const told = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
    // From the nearest on: what stands left of the first address that is no proxy of ours, the client can have made up.
    while (told.length > 0 && ranges.some((range) => last !== undefined && inRange(last, range))) {
      const next = plain((told.pop() ?? '').trim());
      if (next === undefined) break;
      last = next;
    }
    return last.toString();
  };
}

function plain(text: string) {
  // A link-local address carries the name of its interface.
  const address = parseAddress(text.replace(/%.*$/, ''));
  return address && unwrap(address);
}
