/** The two ways a call to the outside can fail: it was not allowed, or it did not work. */
import { ServiceError } from '../base/errors.ts';

/** The target is not one this service calls. The message is safe to show and names no address that a name server answered. */
export class EgressRefused extends ServiceError {
  constructor(message: string) {
    super('invalid_request', message);
    this.name = 'EgressRefused';
  }
}

export type EgressFailure = 'name' | 'connect' | 'tls' | 'timeout' | 'reply';

/** An allowed target did not answer as it should; `message` is safe to show to whoever chose the target. */
export class EgressFailed extends Error {
  readonly kind: EgressFailure;

  constructor(kind: EgressFailure, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'EgressFailed';
    this.kind = kind;
  }
}
