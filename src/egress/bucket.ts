/** A client's bucket on a server that speaks S3, reached by the guarded way only. */
import type { Clock } from '../base/clock.ts';
import { openS3, putWhole, type S3, type S3Credentials, type WholeObject } from '../files/s3.ts';
import type { EgressAgents } from './agents.ts';
import { BucketFailed, bucketFailure } from './bucket-errors.ts';
import type { Egress } from './egress.ts';

export interface BucketPlace {
  endpoint: string;
  region: string;
  bucket: string;
  pathStyle: boolean;
}

export type BucketCredentials = S3Credentials;

export type BucketObject = WholeObject;

/** Every call ends in time, and throws BucketFailed when it does not work. */
export interface Bucket {
  /**
   * The whole object or nothing of it: a stream goes up in parts, of which one is in memory at a time. Each part carries a
   * CRC32 that the server compares. A body that breaks off breaks the upload off and is thrown as what it broke off with.
   */
  put(object: BucketObject, signal?: AbortSignal): Promise<void>;
  head(key: string): Promise<{ bytes: number }>;
  remove(key: string): Promise<void>;
  /** Ends uploads of this object that were begun and never ended; a server that cannot tell of them is left alone. */
  abandonUploads(key: string): Promise<void>;
  close(): void;
}

const connectMs = 10_000;
/** A server may take its time to put the parts of a large object together. */
const silenceMs = 30_000;

export interface OpenBucketOptions {
  /** Tries of one request, waiting a little in between. */
  tries: number;
  /** Added to the clock that signatures are dated with. */
  clockOffsetMs?: number;
  silenceMs?: number;
}

/** Credentials come from the caller alone: neither variables, nor files, nor the machine's own are looked at. Throws BucketFailed. */
export async function openBucket(
  parts: { egress: Egress; clock: Clock },
  target: BucketPlace & { credentials: BucketCredentials },
  options: OpenBucketOptions,
): Promise<Bucket> {
  const { bucket } = target;
  let agents: EgressAgents | undefined;
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw bucketFailure(error, target);
    }
  };
  return attempt(async () => {
    // Once more: an endpoint that was kept long ago may not be allowed any longer. Its scheme was the door's matter.
    const endpoint = parts.egress.checkUrl(target.endpoint, { protocols: ['https:', 'http:'] });
    agents = parts.egress.openAgents();
    const s3 = await openS3({
      endpoint: endpoint.href,
      region: target.region,
      pathStyle: target.pathStyle,
      credentials: target.credentials,
      tries: options.tries,
      clockOffsetMs: options.clockOffsetMs ?? 0,
      requestHandler: {
        httpAgent: agents.plain,
        httpsAgent: agents.secure,
        connectionTimeout: connectMs,
        socketTimeout: options.silenceMs ?? silenceMs,
        requestTimeout: 0,
      },
    });
    return opened(s3, agents);
  });

  function opened(s3: S3, connections: EgressAgents): Bucket {
    const { client, sdk } = s3;
    return {
      put: async (object, signal) => {
        const { body } = object;
        const stream = typeof body === 'object' && 'errored' in body ? body : undefined;
        try {
          await putWhole(s3, bucket, object, signal);
        } catch (error) {
          // Why a body broke off is not the bucket's doing.
          throw stream?.errored ?? bucketFailure(error, target);
        } finally {
          stream?.destroy();
        }
      },
      head: (key) =>
        attempt(async () => {
          const found = await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: key }));
          return { bytes: found.ContentLength ?? 0 };
        }),
      remove: (key) =>
        attempt(async () => {
          await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }));
        }),
      abandonUploads: async (key) => {
        try {
          const { Uploads = [] } = await client.send(
            new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key }),
          );
          for (const { Key, UploadId } of Uploads)
            if (Key === key && UploadId !== undefined)
              await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
        } catch {
          // Not every server can, and not every key may: what is left costs room and does no harm.
        }
      },
      close: () => {
        client.destroy();
        connections.close();
      },
    };
  }
}

export { BucketFailed };
