/** The HTTP server of Node with its bounds: how long a connection may take or rest, how large its headers are, how many there are. */
import type { RequestListener, Server } from 'node:http';
import { createServer } from '../base/node-http.ts';

export interface ListenerBounds {
  connectionsMax: number;
  /** From the first byte of a request, or from connecting, to the end of its headers. */
  headersTimeoutMs: number;
  /** To the end of its body, which is an archive if it takes long. A JSON body has less time than that, by its own reader. */
  requestTimeoutMs: number;
  /** Between two requests. Load balancers keep idle connections for 60 s, and must not meet one that closes under their hands. */
  keepAliveTimeoutMs: number;
  /** How often slow connections are looked for: a cut may come later by this much. */
  checkMs: number;
}

export const listenerBounds: Omit<ListenerBounds, 'connectionsMax'> = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 600_000,
  keepAliveTimeoutMs: 75_000,
  checkMs: 5_000,
};

const headersBytesMax = 16_384;

/** Node itself answers what breaks a bound: 408 to a slow request, 431 to large headers. Replies that take long, as streams do, are not bounded. */
export function createListener(bounds: ListenerBounds, listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: headersBytesMax,
      headersTimeout: bounds.headersTimeoutMs,
      requestTimeout: bounds.requestTimeoutMs,
      keepAliveTimeout: bounds.keepAliveTimeoutMs,
      connectionsCheckingInterval: bounds.checkMs,
    },
    listener,
  );
  server.maxConnections = bounds.connectionsMax;
  return server;
}
