/** A client for servers that speak S3, and the one way whole objects go up. Holds the one use of the AWS SDK. */
import type { Readable } from 'node:stream';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { Upload } from '@aws-sdk/lib-storage';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface S3 {
  client: S3Client;
  sdk: typeof import('@aws-sdk/client-s3');
  Upload: typeof Upload;
}

export interface WholeObject {
  key: string;
  body: Readable | Buffer | string;
  contentType: string;
}

/** The least a part may have; an object of 50 GB fits into the 10,000 parts an upload may have. */
export const partBytes = 5 * 1024 * 1024;

/** Without credentials they, and without a region that, are those of the machine: variables, profiles, roles. */
export async function openS3(settings: {
  endpoint: string | undefined;
  region: string | undefined;
  pathStyle: boolean;
  credentials: S3Credentials | undefined;
  /** Tries of one request, waiting a little in between. */
  tries: number;
  /** Added to the clock that signatures are dated with. */
  clockOffsetMs: number;
  requestHandler: NonNullable<S3ClientConfig['requestHandler']>;
}): Promise<S3> {
  // Imported when a bucket is first used: most deployments never do, and it costs their start and their memory.
  const [sdk, storage] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new sdk.S3Client({
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    ...(settings.region === undefined
      ? {}
      : { region: settings.region, sigv4aSigningRegionSet: [settings.region] }),
    ...(settings.credentials === undefined ? {} : { credentials: settings.credentials }),
    forcePathStyle: settings.pathStyle,
    // Each of these would else be looked up in variables and files of the machine.
    maxAttempts: settings.tries,
    retryMode: 'standard',
    useFipsEndpoint: false,
    useDualstackEndpoint: false,
    useArnRegion: false,
    disableMultiregionAccessPoints: true,
    disableS3ExpressSessionAuth: true,
    defaultsMode: 'standard',
    requestChecksumCalculation: 'WHEN_SUPPORTED',
    responseChecksumValidation: 'WHEN_SUPPORTED',
    authSchemePreference: ['sigv4'],
    userAgentAppId: 'agent-run-service',
    followRegionRedirects: false,
    systemClockOffset: settings.clockOffsetMs,
    requestHandler: settings.requestHandler,
  });
  return { client, sdk, Upload: storage.Upload };
}

/**
 * The whole object or nothing of it: a stream goes up in parts, of which one is in memory at a time, each with a CRC32 that
 * the server compares. A body that breaks off, or the signal, breaks the upload off.
 */
export async function putWhole(
  { client, Upload }: S3,
  bucket: string,
  { key, body, contentType }: WholeObject,
  signal?: AbortSignal,
): Promise<void> {
  const aborted = new AbortController();
  const cut = () => aborted.abort();
  signal?.addEventListener('abort', cut, { once: true });
  if (signal?.aborted) cut();
  try {
    await new Upload({
      client,
      params: { Bucket: bucket, Key: key, Body: body, ContentType: contentType, ChecksumAlgorithm: 'CRC32' },
      queueSize: 1,
      partSize: partBytes,
      leavePartsOnError: false,
      abortController: aborted,
    }).done();
  } finally {
    signal?.removeEventListener('abort', cut);
  }
}
