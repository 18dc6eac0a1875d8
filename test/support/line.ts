/** A line to Postgres that a test can cut, mend, and make lose a reply after the server has done its work. */

import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

export interface Line {
  /** The address of the same database, through this line. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  /** The next reply of the server but `spared` breaks its connection instead of arriving. */
  loseReply(spared?: number): void;
  /** Calls `loseReply` off. */
  loseNone(): void;
  /** How many replies were lost so far. */
  lost(): number;
  /** How many connections were refused so far. */
  refused(): number;
  close(): Promise<void>;
}

/** `url` is an address on a Unix socket (`?host=<folder>`) or on TCP. */
export async function openLine(url: string): Promise<Line> {
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const port = Number(target.port);
  const pairs = new Set<[Socket, Socket]>();
  let isCut = false;
  /** How many replies still pass before one is lost; below zero none will be. */
  let spared = -1;
  let [lost, refused] = [0, 0];

  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) {
      refused++;
      near.resetAndDestroy();
      return;
    }
    const far = folder?.startsWith('/')
      ? dial(`${folder}/.s.PGSQL.${port}`)
      : dial(port, folder ?? target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    far.on('error', end).on('close', end);
    near.on('close', end);
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => {
      if (spared !== 0) {
        if (spared > 0) spared--;
        return void near.write(chunk);
      }
      spared = -1;
      lost++;
      end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const through = new URL(url);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  const breakAll = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    url: through.href,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    loseReply: (count = 0) => {
      spared = count;
    },
    loseNone: () => {
      spared = -1;
    },
    lost: () => lost,
    refused: () => refused,
    close: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
