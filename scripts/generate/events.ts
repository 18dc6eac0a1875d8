/** The event payload types for the rooms that may not know the HTTP types, and the list of event names. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, header, readJson, type Schema } from './document.ts';

/** Writes `events/events.gen.ts` into `folder`, which holds the bundled `openapi.json`. */
export async function writeEvents(folder: string): Promise<void> {
  const document = await readJson<Document>(folder, 'openapi.json');
  const union = document.components.schemas.RunEvent as { discriminator: { mapping: Schema } };
  const entries = Object.entries(union.discriminator.mapping).map(([type, reference]) => ({
    type,
    name: String(reference).split('/').at(-1),
  }));
  const lines = [
    `// ${header}`,
    `import type { ${['RunEvent', ...entries.map(({ name }) => name)].sort().join(', ')} } from '../api/types.gen.ts';`,
    '',
    `export type { LogLine, Receipt, RunEvent } from '../api/types.gen.ts';`,
    '',
    '/** The payload of each event, by its name. */',
    'export interface RunEvents {',
    ...entries.map(({ type, name }) => `  '${type}': ${name};`),
    '}',
    '',
    'export type EventType = keyof RunEvents;',
    '',
    '/** Every event name, in the order of the document. */',
    `export const eventTypes = [${entries.map(({ type }) => `'${type}'`).join(', ')}] as const satisfies readonly RunEvent['type'][];`,
    '',
  ];
  await mkdir(join(folder, 'events'), { recursive: true });
  await writeFile(join(folder, 'events/events.gen.ts'), lines.join('\n'));
}
