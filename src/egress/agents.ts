/** HTTP agents for clients that speak HTTP by themselves: each connection they open goes to the address that was judged. */
import type { ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { Agent as PlainAgent } from '../base/node-http.ts';
import { parseAddress } from './addresses.ts';

export interface EgressAgents {
  plain: HttpAgent;
  secure: TlsAgent;
  /** Drops every connection. */
  close(): void;
}

const connectionsMax = 4;

type Created = (error: Error | null, connection: Duplex) => void;

/** Agents of their own, which no variable of the environment can send through a proxy. */
export function createAgents(
  resolve: (host: string, port: number) => Promise<{ address: string; family: 4 | 6 }>,
): EgressAgents {
  const options = { keepAlive: true, maxSockets: connectionsMax, maxFreeSockets: connectionsMax };
  const plain = new PlainAgent(options);
  const secure = new TlsAgent(options);

  /** Only what is named here is taken of the request's options: nothing else may say where the connection goes. */
  const opening =
    (port: number, open: (to: { host: string; port: number; family: 4 | 6 }, host: string) => Duplex) =>
    (args: ClientRequestArgs, created?: Created): undefined => {
      const host = String(args.host ?? '');
      const to = Number(args.port ?? port);
      const failed = (error: unknown) => created?.(error as Error, undefined as never);
      // Asked again for each connection: what a name answers, and what the operator allows, may change while a client lives.
      resolve(host, to).then(({ address, family }) => {
        try {
          created?.(null, open({ host: address, port: to, family }, host));
        } catch (error) {
          failed(error);
        }
      }, failed);
    };

  plain.createConnection = opening(80, (to) => connect(to));
  secure.createConnection = opening(443, (to, host) => {
    const tls: ConnectionOptions = { ...to, ALPNProtocols: ['http/1.1'] };
    // A host that is an address itself has no TLS name; its certificate is compared with the address.
    return connectTls(parseAddress(host) ? tls : { ...tls, servername: host });
  });

  return {
    plain,
    secure,
    close: () => {
      plain.destroy();
      secure.destroy();
    },
  };
}
