/** The one guarded way out to addresses a client chose: webhooks, exports, git sources, allow-listed hosts of runs. */
import type { Clock } from '../base/clock.ts';
import { createAgents, type EgressAgents } from './agents.ts';
import { createForward, type Forward, type ForwardOptions } from './forward.ts';
import { createPolicy } from './policy.ts';
import { type EgressProxy, openProxy } from './proxy.ts';
import { createRequest, type EgressReply, type EgressRequest } from './request.ts';
import { createResolve, type Lookup, systemLookup } from './resolve.ts';

export interface Egress {
  /**
   * Checks scheme, port, credentials and the form of the host; used at the door, before an address is kept. https is
   * allowed (or what `protocols` says, as `https:`), http also where the operator's list names the host. Throws EgressRefused.
   */
  checkUrl(address: string, options?: { protocols?: readonly string[] }): URL;
  /**
   * Resolves a host once and answers the one address to connect to. Throws EgressRefused when any answer is not public
   * and not on the operator's list, EgressFailed when there is no answer in time.
   */
  resolve(host: string, port: number): Promise<{ address: string; family: 4 | 6 }>;
  /** One HTTP request to the address `resolve` answers; redirects are replies like any other. Throws EgressRefused or EgressFailed. */
  request(options: EgressRequest): Promise<EgressReply>;
  /** A forward proxy on loopback (CONNECT, and absolute-form http) that reaches only what `may` and `resolve` allow. */
  openProxy(options: { may(host: string, port: number): boolean }): Promise<EgressProxy>;
  /** The same without a door of its own, for a server that somebody else listens with. */
  createForward(options: Omit<ForwardOptions, 'resolve'>): Forward;
  /** For a client that speaks HTTP by itself: whatever it calls, it is connected to what `resolve` answers. */
  openAgents(): EgressAgents;
}

/** Throws a sentence that names EGRESS_ALLOW when an entry of `allow` cannot be read. */
export function createEgress(parts: { clock: Clock; allow: readonly string[]; lookup?: Lookup }): Egress {
  const { clock, allow, lookup = systemLookup } = parts;
  const policy = createPolicy(allow);
  const resolve = createResolve({ clock, policy, lookup });
  const request = createRequest({ clock, resolve });
  return {
    checkUrl: (address, options) => policy.checkUrl(address, options?.protocols ?? ['https:']),
    resolve,
    request: async (options) => {
      // Once more: an address that was kept long ago may not be allowed any longer. Its scheme was the door's matter.
      const url = policy.checkUrl(options.url.href, ['https:', 'http:']);
      return request({ ...options, url });
    },
    openProxy: (options) => openProxy({ ...options, resolve }),
    createForward: (options) => createForward({ ...options, resolve }),
    openAgents: () => createAgents(resolve),
  };
}
