/** Keys: scopes, and the shape of a secret. Pure but for the randomness the caller brings. */
import { hash, randomBytes } from 'node:crypto';
import type { AuditSlip } from './audit.ts';

export const scopes = [
  'run:create',
  'runs:read',
  'runs:write',
  'workspaces:read',
  'workspaces:write',
  'keys:read',
  'keys:write',
  'webhooks:read',
  'webhooks:write',
  'exports:read',
  'exports:write',
  'audit:read',
  'environments:admin',
] as const;
export type Scope = (typeof scopes)[number];

/** Who calls: the environment is the wall nothing crosses. */
export interface Principal {
  keyUuid: string;
  environment: string;
  scopes: readonly Scope[];
  limits: KeyLimits;
  /** The call itself, for the audit record; undefined where nobody calls over HTTP. */
  slip?: AuditSlip;
}

export const limitNames = ['requests', 'creates', 'streams'] as const;
export type LimitName = (typeof limitNames)[number];

/** What a key may ask of the service; null: as much as the deployment lets any key. */
export type KeyLimits = Readonly<Record<LimitName, number | null>>;

export const noLimits: KeyLimits = { requests: null, creates: null, streams: null };

/** The lower of two limits; null is none. */
export function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

export interface Secret {
  secret: string;
  hash: Buffer;
  /** What may be shown of it later. */
  prefix: string;
  last4: string;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 32 base62 characters (190 bits); bytes past the last whole multiple of 62 are thrown away so that none is likelier. */
function randomText(): string {
  let text = '';
  while (text.length < 32) {
    for (const byte of randomBytes(48))
      if (byte < 248 && text.length < 32) text += alphabet.charAt(byte % 62);
  }
  return text;
}

/** SHA-256 of the whole secret: it has enough entropy that a slow hash would add nothing. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Six characters that tell a mistyped secret from an unknown one, for secret scanners and for people. */
function checksum(text: string): string {
  return hash('sha256', text).slice(0, 6);
}

/** What is kept of a secret that somebody brings. */
export function describeSecret(secret: string): Secret {
  const match = /^(ars_[a-z][a-z0-9-]*_)/.exec(secret);
  return {
    secret,
    hash: hashSecret(secret),
    prefix: match?.[1] ?? secret.slice(0, 4),
    last4: secret.slice(-4),
  };
}

/** `ars_<environment>_<random><checksum>`. */
export function newSecret(environment: string): Secret {
  const body = `ars_${environment}_${randomText()}`;
  return describeSecret(body + checksum(body));
}

/** The scopes a principal lacks of those asked. */
export function missingScopes(held: readonly Scope[], asked: readonly Scope[]): Scope[] {
  return asked.filter((scope) => !held.includes(scope));
}

/** Until when a key works. */
export interface KeyLife {
  revokedAt: Date | null;
  graceEndsAt: Date | null;
  expiresAt: Date | null;
}

/** Why a key works no longer at this instant; undefined while it does. */
export function endOf(key: KeyLife, now: Date): 'revoked' | 'replaced' | 'expired' | undefined {
  if (key.revokedAt && key.revokedAt <= now) return 'revoked';
  if (key.graceEndsAt && key.graceEndsAt <= now) return 'replaced';
  if (key.expiresAt && key.expiresAt <= now) return 'expired';
  return undefined;
}

/** The end of the grace of a key that is replaced now: a grace never outlives the key's own end. */
export function graceEnd(key: KeyLife, now: Date, graceSeconds: number): Date {
  const wanted = new Date(now.getTime() + graceSeconds * 1000);
  return key.expiresAt && key.expiresAt < wanted ? key.expiresAt : wanted;
}
