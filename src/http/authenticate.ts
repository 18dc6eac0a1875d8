/** Who calls: the Bearer key (RFC 6750) of a request, made into a principal. */
import type { IncomingMessage } from 'node:http';
import type { Keys } from '../app/keys.ts';
import { ServiceError } from '../base/errors.ts';
import { missingScopes, type Principal, type Scope } from '../domain/key.ts';

/** How to authenticate, for every 401 and 403. */
export const challenge = 'Bearer realm="agent-run-service"';

/** Throws 401 with a challenge when there is no valid key; synchronous on the cached path. */
export function authenticate(keys: Keys, request: IncomingMessage): Principal | Promise<Principal> {
  const header = request.headers.authorization;
  if (header === undefined)
    throw new ServiceError('unauthenticated', 'Send your key as "Authorization: Bearer <key>".', {
      headers: { 'www-authenticate': challenge },
    });
  const secret = readBearer(header);
  if (secret === undefined)
    throw new ServiceError('unauthenticated', 'The Authorization header must read "Bearer <key>".', {
      headers: { 'www-authenticate': `${challenge}, error="invalid_request"` },
    });
  const refuse = (error: unknown): never => {
    if (error instanceof ServiceError && error.code !== 'unavailable')
      throw new ServiceError(error.code, error.message, {
        headers: { 'www-authenticate': `${challenge}, error="invalid_token"` },
      });
    throw error;
  };
  try {
    const principal = keys.authenticate(secret);
    return principal instanceof Promise ? principal.catch(refuse) : principal;
  } catch (error) {
    return refuse(error);
  }
}

function readBearer(header: string): string | undefined {
  return /^bearer +([\x21-\x7e]{1,512})$/i.exec(header)?.[1];
}

/** The secret of a request that was let in. */
export function bearerSecret(request: IncomingMessage): string {
  const secret = readBearer(request.headers.authorization ?? '');
  if (secret === undefined) throw new Error('a request without a key was let in');
  return secret;
}

/** Throws 403 naming what is lacking. */
export function authorize(principal: Principal, asked: readonly Scope[]): void {
  const lacking = missingScopes(principal.scopes, asked);
  if (lacking.length === 0) return;
  throw new ServiceError(
    'insufficient_scope',
    `This call needs the scope ${lacking.join(' and ')}; this key does not hold it.`,
    {
      headers: { 'www-authenticate': `${challenge}, error="insufficient_scope", scope="${asked.join(' ')}"` },
    },
  );
}
