/** The real service on a free port, with the Postgres it brings along. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../place.ts';

export interface Service {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Ends in `/v1`. */
  baseUrl: string;
  stop(): Promise<void>;
}

/** Starts it in `folder`, with `key` as its first key; rejects with what it printed when it ends instead. */
export async function startService(folder: string, key: string): Promise<Service> {
  const child = spawn(process.execPath, [join(root, 'src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      BOOTSTRAP_KEY: key,
      EGRESS_ALLOW: '127.0.0.1',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      ...(process.env.SANDBOX ? { SANDBOX: process.env.SANDBOX } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const baseUrl = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the service ended: ${printed}`)));
    const read = (chunk: Buffer): void => {
      printed = (printed + chunk.toString()).slice(-100_000);
      const found = /Address {4}(\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return {
    origin: new URL(baseUrl).origin,
    baseUrl,
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
