/** The service as a process: settings, Postgres when none is given, the parts, one friendly screen, and an orderly end. */
import { mkdirSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { systemClock } from './base/clock.ts';
import { type Config, readConfig } from './base/config.ts';
import { createLog, type Log } from './base/log.ts';
import { compose } from './compose.ts';
import { createListener, listenerBounds } from './http/listener.ts';
import { startScreen } from './start-screen.ts';
import { type EmbeddedPostgres, startEmbedded } from './store/embedded.ts';

function listen(server: Server, config: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${config.port} on ${config.host} is taken. Stop the other program or choose another with PORT.`,
            )
          : error,
      );
    });
    server.listen(config.port, config.host, () => resolve(server.address() as AddressInfo));
  });
}

function originOf(config: Config, address: AddressInfo): string {
  const wildcard = config.host === '0.0.0.0' || config.host === '::';
  const host = wildcard ? '127.0.0.1' : config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${address.port}`;
}

/** What is answered while the parts are still starting. */
const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
  response.end('The service is starting. Try again in a second.\n');
};

async function serve(config: Config, log: Log): Promise<void> {
  let listener = starting;
  const server = createListener(
    { ...listenerBounds, connectionsMax: config.connectionLimit },
    (request, response) => listener(request, response),
  );
  const origin = originOf(config, await listen(server, config));
  const dataDir = resolve(config.dataDir);
  // Runs walk through it to their own folders as another user; what lies beside them is closed by itself.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });

  let postgres: EmbeddedPostgres | undefined;
  if (config.databaseUrl === undefined)
    postgres = await startEmbedded({ dataDir: join(dataDir, 'postgres'), log, clock: systemClock });
  const baseUrl = config.baseUrl ?? `${origin}/v1`;
  const filesUrl = config.filesUrl ?? `${new URL(baseUrl).origin}/files`;
  const service = await compose({
    config: { ...config, dataDir },
    clock: systemClock,
    log,
    databaseUrl: config.databaseUrl ?? postgres?.url ?? '',
    shared: config.databaseUrl !== undefined,
    baseUrl,
    filesUrl,
  });
  const firstKey = config.role === 'worker' ? undefined : await service.keys.bootstrap(config.bootstrapKey);
  listener = service.app.callback();
  process.stdout.write(
    startScreen({ config, baseUrl, origin, firstKey, service, embedded: postgres !== undefined }),
  );

  const hurry = new AbortController();
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) {
      hurry.abort();
      return;
    }
    stopping = true;
    process.stdout.write(
      `\n  ${signal}: letting the running runs go on for up to ${config.drainMs / 1000} s; once more to stop at once.\n`,
    );
    server.close();
    service
      .stop(hurry.signal)
      .then(() => {
        server.closeAllConnections();
        return postgres?.stop();
      })
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  const config = readConfig(process.env);
  // On a terminal the screen is for people; lines for machines appear there only when something is wrong.
  const quiet = process.stdout.isTTY && !process.env.LOG_LEVEL;
  await serve(config, createLog(quiet ? 'warn' : config.logLevel));
} catch (error) {
  process.stderr.write(
    `\n  The service cannot start: ${error instanceof Error ? error.message : String(error)}\n\n`,
  );
  process.exit(1);
}
