/** A client's bucket on a server that speaks S3, reached by the guarded way only. Holds the one use of the AWS SDK. */
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../base/clock.ts';
import type { EgressAgents } from './agents.ts';
import { BucketFailed, bucketFailure } from './bucket-errors.ts';
import type { Egress } from './egress.ts';

export interface BucketPlace {
  endpoint: string;
  region: string;
  bucket: string;
  pathStyle: boolean;
}

export interface BucketCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface BucketObject {
  key: string;
  body: Readable | Buffer | string;
  contentType: string;
}

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

/** The least a part may have; a log of 50 GB, packed, fits into the 10,000 parts an upload may have. */
const partBytes = 5 * 1024 * 1024;
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
  let client: S3Client | undefined;
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
    // Imported when a bucket is first used: most deployments never do, and it costs their start and their memory.
    const sdk = await import('@aws-sdk/client-s3');
    const { Upload } = await import('@aws-sdk/lib-storage');
    agents = parts.egress.openAgents();
    client = new sdk.S3Client({
      endpoint: endpoint.href,
      region: target.region,
      forcePathStyle: target.pathStyle,
      credentials: target.credentials,
      // Each of these would else be looked up in variables and files of the machine.
      maxAttempts: options.tries,
      retryMode: 'standard',
      useFipsEndpoint: false,
      useDualstackEndpoint: false,
      useArnRegion: false,
      disableMultiregionAccessPoints: true,
      disableS3ExpressSessionAuth: true,
      defaultsMode: 'standard',
      requestChecksumCalculation: 'WHEN_SUPPORTED',
      responseChecksumValidation: 'WHEN_SUPPORTED',
      sigv4aSigningRegionSet: [target.region],
      authSchemePreference: ['sigv4'],
      userAgentAppId: 'agent-run-service',
      followRegionRedirects: false,
      systemClockOffset: options.clockOffsetMs ?? 0,
      requestHandler: {
        httpAgent: agents.plain,
        httpsAgent: agents.secure,
        connectionTimeout: connectMs,
        socketTimeout: options.silenceMs ?? silenceMs,
        requestTimeout: 0,
      },
    });
    return opened(client, agents, sdk, Upload);
  });

  function opened(
    s3: S3Client,
    connections: EgressAgents,
    sdk: typeof import('@aws-sdk/client-s3'),
    Upload: typeof import('@aws-sdk/lib-storage').Upload,
  ): Bucket {
    return {
      put: async (object, signal) => {
        const { key, body, contentType } = object;
        const stream = typeof body === 'object' && 'errored' in body ? body : undefined;
        const aborted = new AbortController();
        const cut = () => aborted.abort();
        signal?.addEventListener('abort', cut, { once: true });
        if (signal?.aborted) cut();
        try {
          await new Upload({
            client: s3,
            params: {
              Bucket: bucket,
              Key: key,
              Body: body,
              ContentType: contentType,
              ChecksumAlgorithm: 'CRC32',
            },
            queueSize: 1,
            partSize: partBytes,
            leavePartsOnError: false,
            abortController: aborted,
          }).done();
        } catch (error) {
          // Why a body broke off is not the bucket's doing.
          throw stream?.errored ?? bucketFailure(error, target);
        } finally {
          signal?.removeEventListener('abort', cut);
          stream?.destroy();
        }
      },
      head: (key) =>
        attempt(async () => {
          const found = await s3.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: key }));
          return { bytes: found.ContentLength ?? 0 };
        }),
      remove: (key) =>
        attempt(async () => {
          await s3.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }));
        }),
      abandonUploads: async (key) => {
        try {
          const { Uploads = [] } = await s3.send(
            new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key }),
          );
          for (const { Key, UploadId } of Uploads)
            if (Key === key && UploadId !== undefined)
              await s3.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
        } catch {
          // Not every server can, and not every key may: what is left costs room and does no harm.
        }
      },
      close: () => {
        s3.destroy();
        connections.close();
      },
    };
  }
}

export { BucketFailed };
