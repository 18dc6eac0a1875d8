/** A file store in a bucket of a test's own server. */
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { type BucketFiles, type BucketLimits, openBucketFiles } from '../../src/files/bucket.ts';
import type { PlaceSettings } from '../../src/files/place.ts';
import { s3Credentials } from './s3-server.ts';
import { quiet } from './store.ts';

export function openStore(
  endpoint: string,
  root: string,
  settings: Partial<PlaceSettings> = {},
  limits: Partial<BucketLimits> = {},
): Promise<BucketFiles> {
  return openBucketFiles(
    { clock: systemClock, log: quiet },
    {
      bucket: 'files',
      prefix: 'our/files/',
      endpoint,
      region: 'us-east-1',
      pathStyle: true,
      credentials: {
        accessKeyId: s3Credentials.access_key_id,
        secretAccessKey: s3Credentials.secret_access_key,
      },
      spoolFolder: join(root, 'spool'),
      ...settings,
    },
    limits,
  );
}
