/** Why a bucket of a client could not be used: what the guarded way refused, and what its server answers. */
import { BucketFailed, bucketFailure as failureOf } from '../files/bucket-errors.ts';
import { EgressFailed, EgressRefused } from './errors.ts';

/** Any failure of a call to a bucket as one that can be shown. Mistakes of our own stay what they are, as its cause. */
export function bucketFailure(error: unknown, place: { endpoint: string; bucket: string }): BucketFailed {
  for (
    let inner: unknown = error, depth = 0;
    inner instanceof Error && depth < 5;
    inner = inner.cause, depth++
  )
    if (inner instanceof EgressFailed || inner instanceof EgressRefused)
      return new BucketFailed(inner.message, error);
  return failureOf(error, place);
}

export { BucketFailed };
