/** The operator's bucket: its calls, each bounded in time and tries, and failures that name the bucket and no secret. */
import type { Readable } from 'node:stream';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';
import { bucketFailure } from './bucket-errors.ts';
import { openS3, putWhole, type S3, type S3Credentials } from './s3.ts';

export interface PlaceSettings {
  bucket: string;
  /** Ends with a slash, or is empty. */
  prefix: string;
  /** Undefined: that of the region at AWS. */
  endpoint: string | undefined;
  /** Undefined: the machine's. */
  region: string | undefined;
  pathStyle: boolean;
  /** Undefined: the machine's. */
  credentials: S3Credentials | undefined;
}

export interface PlaceLimits {
  connectMs: number;
  /** Without a byte on its connection a call has failed. */
  silenceMs: number;
  /** For one try of one call, the upload of a part among them; a download may take as long as bytes come. */
  callMs: number;
  tries: number;
}

export interface ObjectFacts {
  bytes: number;
  etag: string | undefined;
  modifiedAt: Date;
}

export interface ListedObject {
  /** Without the place's prefix. */
  name: string;
  bytes: number;
  modifiedAt: Date;
}

export interface Place {
  /** `bucket at host`, for sentences. */
  title: string;
  put(name: string, body: Buffer | string, signal?: AbortSignal): Promise<void>;
  /** In parts; the stream is made anew by who tries again. */
  putStream(name: string, body: Readable): Promise<void>;
  /** Undefined when there is none. */
  head(name: string): Promise<ObjectFacts | undefined>;
  /** The bytes from `start` to `end` inclusive; undefined when there is no such object, or no longer that of the etag. */
  get(
    name: string,
    range: { start: number; end: number },
    etag: string | undefined,
  ): Promise<Readable | undefined>;
  /** Names that begin with `prefix`, in order, those after `after`, a page at a time. */
  list(prefix: string, after?: string): AsyncGenerator<ListedObject[]>;
  /** No error when there is none. */
  remove(names: readonly string[]): Promise<void>;
  /** Ends uploads in parts that `chosen` wants ended; a server that cannot tell of them is left alone. */
  endUploads(prefix: string, chosen: (name: string, begun: Date) => boolean): Promise<void>;
  close(): void;
}

/** Names of errors that mean: no such object. A bucket that is missing has another name where there is a body to say so. */
const missing = new Set(['NotFound', 'NoSuchKey', 'PreconditionFailed', 'InvalidRange']);
const together = 16;
/** A page holds a thousand. */
const uploadPagesMax = 20;
const type = 'application/octet-stream';

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** What is wrong, with the bucket's name and address; the client's own error may hold what was sent and stays behind. */
function sentenceOf(error: unknown, place: { endpoint: string; bucket: string }, title: string): string {
  if (nameOf(error) === 'CredentialsProviderError')
    return `The bucket ${title}: no credentials were found. Set FILES_STORE_ACCESS_KEY_ID and FILES_STORE_SECRET_ACCESS_KEY, or give the machine a role.`;
  if (error instanceof Error && /region is missing/i.test(error.message))
    return `The bucket ${title}: no region is known. Set FILES_STORE_REGION.`;
  return `The bucket ${title}: ${bucketFailure(error, place).message}`;
}

/** Connects to nothing yet. */
export async function openPlace(
  deps: { clock: Clock; heard(working: boolean): void },
  settings: PlaceSettings,
  limits: PlaceLimits,
): Promise<Place> {
  const { bucket, prefix } = settings;
  const endpoint = settings.endpoint ?? `https://s3.${settings.region ?? 'amazonaws'}.amazonaws.com`;
  const title = `${bucket} at ${new URL(endpoint).host}`;
  const s3: S3 = await openS3({
    ...settings,
    tries: limits.tries,
    clockOffsetMs: 0,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.silenceMs,
      requestTimeout: limits.callMs,
      throwOnRequestTimeout: true,
    },
  });
  const { client, sdk } = s3;
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  async function call<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      deps.heard(true);
      return result;
    } catch (error) {
      deps.heard(false);
      throw new ServiceError(
        'unavailable',
        'The files of this service cannot be reached right now. Try again in a moment.',
        {
          cause: new Error(sentenceOf(error, { endpoint, bucket }, title)),
          headers: { 'retry-after': '5' },
        },
      );
    }
  }
  const orMissing = <T>(work: () => Promise<T>): Promise<T | undefined> =>
    call(() =>
      work().catch((error: unknown) => {
        if (missing.has(nameOf(error))) return undefined;
        throw error;
      }),
    );

  return {
    title,
    put: (name, body, signal) =>
      call(async () => {
        await client.send(new sdk.PutObjectCommand({ ...at(name), Body: body, ContentType: type }), {
          ...(signal ? { abortSignal: signal } : {}),
        });
      }),
    putStream: (name, body) =>
      call(() => putWhole(s3, bucket, { key: prefix + name, body, contentType: type })).finally(() =>
        body.destroy(),
      ),
    head: (name) =>
      orMissing(async () => {
        const found = await client.send(new sdk.HeadObjectCommand(at(name)));
        return {
          bytes: found.ContentLength ?? 0,
          etag: found.ETag,
          modifiedAt: found.LastModified ?? deps.clock.now(),
        };
      }),
    get: (name, { start, end }, etag) =>
      orMissing(async () => {
        const range = { Range: `bytes=${start}-${end}`, ...(etag === undefined ? {} : { IfMatch: etag }) };
        const found = await client.send(new sdk.GetObjectCommand({ ...at(name), ...range }));
        return found.Body as Readable;
      }),
    list: async function* (under, after) {
      let token: string | undefined;
      do {
        const page = await call(() =>
          client.send(
            new sdk.ListObjectsV2Command({
              Bucket: bucket,
              Prefix: prefix + under,
              ...(token === undefined ? {} : { ContinuationToken: token }),
              ...(after === undefined ? {} : { StartAfter: prefix + after }),
            }),
          ),
        );
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
        yield (page.Contents ?? []).map((found) => ({
          name: (found.Key ?? '').slice(prefix.length),
          bytes: found.Size ?? 0,
          modifiedAt: found.LastModified ?? deps.clock.now(),
        }));
      } while (token !== undefined);
    },
    // One call each: not every server takes many names in one.
    remove: async (names) => {
      for (let from = 0; from < names.length; from += together)
        await Promise.all(
          names
            .slice(from, from + together)
            .map((name) => orMissing(() => client.send(new sdk.DeleteObjectCommand(at(name))))),
        );
    },
    endUploads: async (under, chosen) => {
      try {
        let marker: { KeyMarker?: string; UploadIdMarker?: string } = {};
        for (let pages = 0; pages < uploadPagesMax; pages++) {
          const page = await client.send(
            new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix + under, ...marker }),
          );
          for (const { Key = '', UploadId, Initiated } of page.Uploads ?? [])
            if (UploadId !== undefined && chosen(Key.slice(prefix.length), Initiated ?? deps.clock.now()))
              await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
          if (!page.IsTruncated || page.NextKeyMarker === undefined) return;
          marker = {
            KeyMarker: page.NextKeyMarker,
            ...(page.NextUploadIdMarker ? { UploadIdMarker: page.NextUploadIdMarker } : {}),
          };
        }
      } catch {
        // Not every server can, and not every key may: what is left costs room and does no harm.
      }
    },
    close: () => client.destroy(),
  };
}
