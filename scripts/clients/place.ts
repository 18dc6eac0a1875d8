/** Where the clients come from and go to, and what they are called. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Each language's own part, which is copied beside what its generator makes. */
export const handWritten = import.meta.dirname;
export const place = join(root, 'dist/clients');
/** Generators and what they need, kept from one call to the next. */
export const tools = join(place, '.tools');

export const languages = ['python', 'go', 'java'] as const;
export type Language = (typeof languages)[number];

export interface Release {
  version: string;
  /** The bundled contract. */
  document: object;
}

export interface Built {
  language: Language;
  /** One line about what was made. */
  says: string;
  /** Gets a program ready to run against the client as its users have it, and answers its command line. */
  prepare(program: Program): Promise<{ command: string; args: string[]; cwd: string }>;
}

export interface Program {
  /** Unique within the language; also the name of its folder. */
  name: string;
  /** Its text, one file. */
  source: string;
}

export async function readRelease(): Promise<Release> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const document = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as object;
  return { version, document };
}
