/** The way of a run to the hosts it was given: a forward proxy behind the run's own socket, bounded and counted. */
import type { Metrics } from '../base/metrics.ts';
import { mayReach } from '../domain/network.ts';
import type { Egress } from '../egress/egress.ts';
import type { Forward, Target } from '../egress/forward.ts';
import { proxyCredentials } from '../egress/proxy.ts';

export interface NetworkLimits {
  /** Connections of one run to its hosts; half of what its socket takes, so that its model can still be called. */
  hostsMax: number;
  hostConnectMs: number;
  /** A connection on which nothing passes for so long is closed. */
  hostIdleMs: number;
}

/** Called with each try that was turned down. */
export type OnRefused = (target: Target | undefined) => void;

/** The user name beside the run's token, where the proxy asks for credentials. */
export const proxyUser = 'run';

export function openNetwork(options: {
  egress: Egress;
  metrics: Metrics;
  limits: NetworkLimits;
  /** Empty: every try is turned down. */
  hosts: readonly string[];
  /** Needed as the password; undefined: whoever reaches the socket may ask. */
  token: string | undefined;
  onRefused: OnRefused;
}): Forward {
  const { egress, metrics, limits, hosts, token } = options;
  const known = token === undefined ? undefined : proxyCredentials(proxyUser, token);
  return egress.createForward({
    may: (host, port) => mayReach(hosts, host, port),
    connectMs: limits.hostConnectMs,
    idleMs: limits.hostIdleMs,
    targetsMax: limits.hostsMax,
    admit: (message) =>
      known === undefined || known(message)
        ? undefined
        : {
            status: 407,
            message: "The run's own token is needed as the password.",
            headers: { 'Proxy-Authenticate': 'Basic realm="run"' },
          },
    onTarget: (target, outcome) => {
      metrics.networkConnections.inc({ outcome });
      if (outcome === 'refused') options.onRefused(target);
    },
    onBytes: ({ sent, received }) => {
      metrics.networkBytes.inc({ direction: 'sent' }, sent);
      metrics.networkBytes.inc({ direction: 'received' }, received);
    },
  });
}
