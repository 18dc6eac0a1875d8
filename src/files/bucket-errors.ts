/** What a bucket's server answers, told in sentences that say what to do. No word of the server's own gets into them. */
import { brokenConnection } from '../base/connection.ts';

/** The bucket could not be used; `message` is safe to show to whoever chose it and holds no credentials. */
export class BucketFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'BucketFailed';
  }
}

interface Answered {
  name?: unknown;
  Code?: unknown;
  code?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
}

type Sentence = (place: { host: string; bucket: string }) => string;

const stranger: Sentence = ({ host }) =>
  `${host} does not know the access key id. Give credentials that belong to this server.`;
const wrongRegion: Sentence = ({ bucket, host }) =>
  `${host} says that ${bucket} belongs to another region or address. Give the region and the endpoint of the bucket.`;
const damaged: Sentence = ({ host }) =>
  `What arrived at ${host} is not what was sent: its checksum differs. It is sent again.`;
const busy: Sentence = ({ host }) => `${host} is too busy to take more right now.`;
const expired: Sentence = ({ host }) =>
  `${host} does not take the session token, or it has ended. Give credentials that are valid.`;

const sentences: Record<string, Sentence> = {
  SignatureDoesNotMatch: ({ host }) =>
    `${host} refused the signature. The secret access key does not belong to the access key id: give both again.`,
  InvalidAccessKeyId: stranger,
  // So says versitygw.
  XAdminUserNotFound: stranger,
  NoSuchBucket: ({ bucket, host }) =>
    `There is no bucket ${bucket} at ${host}. Create it, or give the name of one that is there.`,
  RequestTimeTooSkewed: ({ host }) =>
    `The clocks of this service and of ${host} differ too much for a signature to hold. Have the operator set the clock that is wrong.`,
  AccessDenied: ({ bucket, host }) =>
    `${host} does not let these credentials do this in ${bucket}. Give them the right to, or give others.`,
  PermanentRedirect: wrongRegion,
  AuthorizationHeaderMalformed: wrongRegion,
  IllegalLocationConstraintException: wrongRegion,
  ExpiredToken: expired,
  InvalidToken: expired,
  BadDigest: damaged,
  InvalidDigest: damaged,
  XAmzContentChecksumMismatch: damaged,
  XAmzContentSHA256Mismatch: damaged,
  SlowDown: busy,
  ServiceUnavailable: busy,
  TimeoutError: ({ host }) => `${host} did not answer in time.`,
  AbortError: ({ host }) => `The upload to ${host} took too long and was broken off.`,
  QuotaExceeded: ({ bucket, host }) => `The bucket ${bucket} at ${host} is full.`,
  EntityTooLarge: ({ host }) => `${host} does not take objects of this size.`,
};
const byStatus: Record<number, string> = {
  301: 'PermanentRedirect',
  307: 'PermanentRedirect',
  308: 'PermanentRedirect',
  403: 'AccessDenied',
  404: 'NoSuchBucket',
  503: 'SlowDown',
};

/** Any failure of a call to a bucket as one that can be shown. Mistakes of our own stay what they are, as its cause. */
export function bucketFailure(error: unknown, place: { endpoint: string; bucket: string }): BucketFailed {
  if (error instanceof BucketFailed) return error;
  const host = new URL(place.endpoint).host;
  const answered = (error ?? {}) as Answered;
  const status = answered.$metadata?.httpStatusCode;
  // Before the names: the client calls a connection that was cut one that took too long.
  if (typeof answered.code === 'string' && /^E[A-Z_]+$/.test(answered.code))
    return new BucketFailed(brokenConnection(error as NodeJS.ErrnoException, host).message, error);
  const names = [answered.name, answered.Code, answered.code, status === undefined ? '' : byStatus[status]];
  for (const name of names) {
    const sentence = Object.hasOwn(sentences, String(name)) ? sentences[String(name)] : undefined;
    if (sentence) return new BucketFailed(sentence({ host, bucket: place.bucket }), error);
  }
  if (status !== undefined && status >= 300) {
    const code = /^[A-Za-z][A-Za-z0-9.]{0,63}$/.test(String(answered.name)) ? `, ${answered.name}` : '';
    return new BucketFailed(`${host} answered with an error (${status}${code}).`, error);
  }
  if (typeof answered.code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(answered.code))
    return new BucketFailed(brokenConnection(error as NodeJS.ErrnoException, host).message, error);
  return new BucketFailed(`${host} did not answer as a server of buckets does.`, error);
}
