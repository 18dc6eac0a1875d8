/** Where patches and logs are kept: a folder of this machine, or the bucket of FILES_STORE, tried before anything is promised. */
import { join } from 'node:path';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { Metrics } from './base/metrics.ts';
import type { Files } from './files/files.ts';
import { createFolderFiles } from './files/folder.ts';

/** A figure is not older than this while somebody reads it. */
const lookMs = 15_000;
/** Figures are given without this one rather than late. */
const patienceMs = 2_000;

/** Throws a sentence that names the bucket when it cannot be used. */
export async function composeFiles(parts: {
  config: Config;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}): Promise<{ files: Files; close(): void }> {
  const { config, clock, log, metrics } = parts;
  const { filesStore, filesStoreEndpoint, filesStoreAccessKeyId, filesStoreSecretAccessKey } = config;
  if (!filesStore)
    return { files: createFolderFiles({ folder: join(config.dataDir, 'files') }), close: () => undefined };

  const { openBucketFiles } = await import('./files/bucket.ts');
  const atServer = filesStoreEndpoint !== undefined;
  const files = await openBucketFiles(
    { clock, log },
    {
      ...filesStore,
      endpoint: filesStoreEndpoint,
      region: config.filesStoreRegion ?? (atServer ? 'us-east-1' : undefined),
      pathStyle: config.filesStorePathStyle === 'auto' ? atServer : config.filesStorePathStyle === 'true',
      credentials:
        filesStoreAccessKeyId !== undefined && filesStoreSecretAccessKey !== undefined
          ? { accessKeyId: filesStoreAccessKeyId, secretAccessKey: filesStoreSecretAccessKey }
          : undefined,
      spoolFolder: join(config.dataDir, 'spool'),
    },
  );
  await files.check(config.role !== 'api');
  log.info({ bucket: files.title }, 'patches and logs are kept in a bucket');

  let lookedAt = clock.monotonic();
  let looking: Promise<void> | undefined;
  metrics.watch('ars_files_up', 'The bucket of patches and logs answered when it was last asked.', () =>
    Number(files.works()),
  );
  metrics.beforeReading(async () => {
    if (clock.monotonic() - lookedAt >= lookMs)
      looking ??= files
        .check(false)
        .catch((error: unknown) => log.warn({ err: error }, 'patches and logs cannot be reached'))
        .finally(() => {
          lookedAt = clock.monotonic();
          looking = undefined;
        });
    const done = new AbortController();
    if (looking) await Promise.race([looking, clock.sleep(patienceMs, done.signal)]);
    done.abort();
  });
  return { files, close: files.close };
}
