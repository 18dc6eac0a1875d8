/** The way to Postgres has a bound: while nothing answers, few wait and the rest are told at once. */
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { expect } from 'chai';
import { ServiceError } from '../../src/base/errors.ts';
import { createDatabase } from '../../src/store/database.ts';
import { cloneDatabase } from '../support/postgres.ts';
import { quiet } from '../support/store.ts';

/** Takes connections and never says a word. */
async function openSilence(): Promise<{ url: string; server: Server; sockets: Socket[] }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://nobody@127.0.0.1:${port}/nothing`, server, sockets };
}

describe('store/database', () => {
  it('lets a thousand statements wait for Postgres and refuses the next at once, inside a transaction or not', async () => {
    const silence = await openSilence();
    const database = createDatabase({ url: silence.url, poolMax: 2, log: quiet });
    const order: string[] = [];
    const ask = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      const error = await work().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).to.be.instanceOf(ServiceError);
      expect((error as ServiceError).code).to.equal('unavailable');
      expect((error as ServiceError).headers['retry-after']).to.equal('2');
      order.push(name);
    };
    const statement = () => database.query({ name: 'test.one', text: 'select 1' }, []);
    try {
      const waiting = Array.from({ length: 1_002 }, () => ask('waited', statement));
      const refused = [
        ask('refused', statement),
        ask('refused', () => database.transaction(async () => undefined)),
      ];
      await Promise.all(refused);
      expect(order).to.deep.equal(['refused', 'refused']);
      for (const socket of silence.sockets) socket.destroy();
      silence.server.close();
      await Promise.all(waiting);
    } finally {
      for (const socket of silence.sockets) socket.destroy();
      silence.server.close();
      await database.close();
    }
  });

  // A worker whose network goes while it settles a run holds the workspace's row, and nothing tells Postgres that it is gone.
  it('lets no transaction keep its locks for longer than a minute after its process fell silent', async () => {
    const own = await cloneDatabase();
    const database = createDatabase({ url: own.url, poolMax: 1, log: quiet });
    try {
      const show = { name: 'test.show', text: 'show idle_in_transaction_session_timeout' };
      const alone = await database.query(show, []);
      const inside = await database.transaction((tx) => tx.query(show, []));
      expect([alone, inside]).to.deep.equal(
        [1, 2].map(() => [{ idle_in_transaction_session_timeout: '1min' }]),
      );
    } finally {
      await database.close();
      await own.drop();
    }
  });

  // Both messages in one packet: the error is told before a promise of the connection can be heard. It ended the process.
  it('survives a Postgres that shuts down in the moment a connection is ready', async () => {
    const message = (type: string, body: Buffer): Buffer => {
      const head = Buffer.alloc(5);
      head.write(type);
      head.writeInt32BE(body.length + 4, 1);
      return Buffer.concat([head, body]);
    };
    const goodbye = Buffer.concat([
      message('R', Buffer.alloc(4)),
      message('Z', Buffer.from('I')),
      message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
    ]);
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(goodbye));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `postgres://nobody@127.0.0.1:${port}/nothing`;
    const database = createDatabase({ url, poolMax: 2, log: quiet });
    try {
      const failure = await database
        .transaction(async () => undefined)
        .then(
          () => undefined,
          (error: unknown) => error,
        );
      expect(failure).to.be.instanceOf(ServiceError).with.property('code', 'unavailable');
      const client = await database.connect();
      const refused = await client.query('select 1').then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(refused).to.be.instanceOf(Error);
    } finally {
      await database.close();
      server.close();
    }
  });
});
