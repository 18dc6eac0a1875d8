/** Seals a reply that holds a secret, so that only who asked for it can get it again: the database alone cannot open it. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Who asked, by the secret of their key, and for what: a reply sealed for one opens for nothing else. */
export interface Seal {
  secret: string;
  context: string;
}

const version = 1;
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + saltBytes + nonceBytes + tagBytes;

function keyOf(seal: Seal, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', seal.secret, salt, 'agent-run-service sealed reply', 32));
}

/** AES-256-GCM under a key derived (HKDF-SHA256) from the asking key's secret, of which the service keeps a digest only. */
export function sealReply(text: string, seal: Seal): Buffer {
  const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal, salt), nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(seal.context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), salt, nonce, cipher.getAuthTag(), sealed]);
}

/** The text, or undefined when it was sealed for another key or another request, or was tampered with. */
export function openReply(bytes: Buffer, seal: Seal): string | undefined {
  if (bytes.length < headBytes || bytes[0] !== version) return undefined;
  const part = (from: number, length: number): Buffer => bytes.subarray(from, from + length);
  const salt = part(1, saltBytes);
  const nonce = part(1 + saltBytes, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(seal, salt), nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(seal.context));
  decipher.setAuthTag(part(1 + saltBytes + nonceBytes, tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
