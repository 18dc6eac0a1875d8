/** Seals the secrets the service has to use again: what lies in the database opens with the operator's key alone. Pure but for randomness. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export interface Vault {
  /** `context` names the place the secret belongs to; it opens in no other. */
  seal(secret: string, context: string): Buffer;
  /** Undefined when none of the keys opens it here. */
  open(sealed: Buffer, context: string): string | undefined;
}

const version = 1;
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + keyIdBytes + nonceBytes + tagBytes;

interface SealingKey {
  id: Buffer;
  bytes: Buffer;
}

function derive(key: string): SealingKey {
  const bytes = Buffer.from(hkdfSync('sha256', key, '', 'agent-run-service secrets', 32));
  return { id: createHash('sha256').update(bytes).digest().subarray(0, keyIdBytes), bytes };
}

/** AES-256-GCM under keys derived (HKDF-SHA256) from the operator's: the first one seals, all of them open. */
export function createVault(keys: readonly string[]): Vault {
  const derived = keys.map(derive);
  const [sealing] = derived;
  if (!sealing) throw new Error('a vault needs a key');

  return {
    seal: (secret, context) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing.bytes, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), sealing.id, nonce, cipher.getAuthTag(), sealed]);
    },
    open: (bytes, context) => {
      if (bytes.length < headBytes || bytes[0] !== version) return undefined;
      const part = (from: number, length: number): Buffer => bytes.subarray(from, from + length);
      const key = derived.find(({ id }) => id.equals(part(1, keyIdBytes)));
      if (!key) return undefined;
      const nonce = part(1 + keyIdBytes, nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(part(1 + keyIdBytes + nonceBytes, tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
