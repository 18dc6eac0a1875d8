/** Keys: what a secret looks like, what may be shown of it, and what a key may do. */
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { describeSecret, endOf, graceEnd, missingScopes, newSecret } from '../../src/domain/key.ts';

describe('domain/key', () => {
  it('makes secrets that name their environment and are never the same', () => {
    const secrets = Array.from({ length: 200 }, () => newSecret('eu-prod').secret);
    expect(new Set(secrets).size).to.equal(200);
    expect(
      secrets.filter((secret) => !/^ars_eu-prod_[0-9A-Za-z]{32}[0-9a-f]{6}$/.test(secret)),
    ).to.deep.equal([]);
  });

  it('ends a secret with six characters that tell a mistyped one', () => {
    const { secret } = newSecret('dev');
    const sum = createHash('sha256').update(secret.slice(0, -6)).digest('hex').slice(0, 6);
    expect(secret.slice(-6)).to.equal(sum);
  });

  it('keeps the digest, the recognisable beginning and the last four characters', () => {
    const kept = describeSecret('ars_dev_0123456789');
    expect(kept.hash.toString('hex')).to.equal(
      createHash('sha256').update('ars_dev_0123456789').digest('hex'),
    );
    expect([kept.prefix, kept.last4]).to.deep.equal(['ars_dev_', '6789']);
  });

  it('shows no more than four characters of each end of a secret somebody brought', () => {
    const kept = describeSecret('correct-horse-battery-staple-and-more');
    expect([kept.prefix, kept.last4]).to.deep.equal(['corr', 'more']);
  });

  it('names the scopes a key lacks', () => {
    expect(missingScopes(['runs:read', 'run:create'], ['run:create'])).to.deep.equal([]);
    expect(missingScopes(['runs:read'], ['run:create', 'runs:read', 'keys:read'])).to.deep.equal([
      'run:create',
      'keys:read',
    ]);
    expect(missingScopes([], [])).to.deep.equal([]);
  });

  it('ends a key with the instant of its revocation, its grace or its expiry, in this order', () => {
    const now = new Date('2026-11-21T09:00:00.000Z');
    const later = new Date(now.getTime() + 1);
    const living = { revokedAt: null, graceEndsAt: null, expiresAt: null };
    expect(endOf(living, now)).to.equal(undefined);
    expect(endOf({ revokedAt: later, graceEndsAt: later, expiresAt: later }, now)).to.equal(undefined);
    expect(endOf({ ...living, expiresAt: now }, now)).to.equal('expired');
    expect(endOf({ ...living, expiresAt: now, graceEndsAt: now }, now)).to.equal('replaced');
    expect(endOf({ revokedAt: now, expiresAt: now, graceEndsAt: now }, now)).to.equal('revoked');
  });

  it('lets a grace last as long as asked, but never longer than the key', () => {
    const now = new Date('2026-11-21T09:00:00.000Z');
    const key = { revokedAt: null, graceEndsAt: null, expiresAt: null };
    expect(graceEnd(key, now, 0)).to.deep.equal(now);
    expect(graceEnd(key, now, 60)).to.deep.equal(new Date('2026-11-21T09:01:00.000Z'));
    const expiresAt = new Date('2026-11-21T09:00:30.000Z');
    expect(graceEnd({ ...key, expiresAt }, now, 60)).to.deep.equal(expiresAt);
    expect(graceEnd({ ...key, expiresAt }, now, 10)).to.deep.equal(new Date('2026-11-21T09:00:10.000Z'));
  });
});
