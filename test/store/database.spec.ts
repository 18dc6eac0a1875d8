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
});
