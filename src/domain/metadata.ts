/** Metadata as a list finds runs by it: each entry becomes one term of fixed size, whatever its text is. Pure. */
import { createHash } from 'node:crypto';

/** The same for the same environment, name and text, and for nothing else; in the form of a UUID. */
export function metadataTerm(environment: string, name: string, text: string): string {
  const hex = createHash('sha256')
    // Lengths in front, so that no two entries read alike.
    .update(`${environment.length}.${name.length}.${environment}${name}${text}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** The terms of a run's metadata. */
export function metadataTerms(environment: string, metadata: Record<string, string>): string[] {
  return Object.entries(metadata).map(([name, text]) => metadataTerm(environment, name, text));
}
