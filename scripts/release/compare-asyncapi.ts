/** What breaks between two bundled AsyncAPI documents for those who receive the messages, by `@asyncapi/diff` with standards of our own. */
import { readFile } from 'node:fs/promises';
import { diff } from '@asyncapi/diff';
import type { Finding } from './finding.ts';
import { follow, type Json, shapeOf } from './message-shape.ts';

type Verdict = 'breaking' | 'non-breaking';
interface Rule {
  add: Verdict;
  remove: Verdict;
  edit: Verdict;
}

const never: Rule = { add: 'breaking', remove: 'breaking', edit: 'breaking' };
const mayCome: Rule = { add: 'non-breaking', remove: 'breaking', edit: 'breaking' };
const prose: Rule = { add: 'non-breaking', remove: 'non-breaking', edit: 'non-breaking' };

/**
 * Events are stored and sent again for as long as they are kept, so a new document must be true of old events too: a field may come, but may not become
 * required, and what a field holds may neither widen (for readers) nor narrow (for what is stored).
 */
const ofShapes: Record<string, Rule> = {
  '': never,
  '/fields': never,
  '/fields/*': mayCome,
  // Every keyword without a line of its own: const, format, pattern, the bounds.
  '/fields/*/*': never,
  '/fields/*/type': never,
  '/fields/*/type/*': never,
  '/fields/*/required': never,
  '/fields/*/required/*': never,
  '/fields/*/enum': never,
  '/fields/*/enum/*': never,
  '/fields/*/known': never,
  '/fields/*/known/*': mayCome,
  '/fields/*/events': never,
  '/fields/*/events/*': mayCome,
  '/fields/*/variants': never,
  '/fields/*/variants/*': never,
};

const under = (place: string): [string, Rule][] =>
  Object.entries(ofShapes).map(([path, verdict]) => [`${place}${path}`, verdict]);

const standards: Record<string, Rule> = {
  '/info': prose,
  '/info/version': prose,
  '/channels': never,
  '/channels/*': mayCome,
  '/channels/*/address': never,
  '/channels/*/parameters': never,
  '/channels/*/parameters/*': never,
  '/channels/*/messages': never,
  '/channels/*/messages/*': mayCome,
  '/channels/*/messages/*/name': never,
  '/channels/*/messages/*/contentType': never,
  '/operations': never,
  '/operations/*': mayCome,
  '/operations/*/action': never,
  '/operations/*/channel': never,
  ...Object.fromEntries([
    ...under('/channels/*/messages/*/payload'),
    ...under('/channels/*/messages/*/headers'),
  ]),
};

const entries = (value: unknown): [string, unknown][] => Object.entries((value ?? {}) as Json);

function mapped(value: unknown, to: (child: unknown) => unknown): Json {
  return Object.fromEntries(entries(value).map(([name, child]) => [name, to(child)]));
}

/** What the document promises to receivers, and nothing else. */
function promises(document: Json): Json {
  const message = (value: unknown): Json => {
    const { name, contentType, payload, headers } = follow(document, value);
    return {
      name: name ?? '',
      contentType: contentType ?? document.defaultContentType ?? '',
      payload: shapeOf(document, payload),
      headers: shapeOf(document, headers),
    };
  };
  return {
    asyncapi: document.asyncapi,
    channels: mapped(document.channels, (value) => {
      const channel = follow(document, value);
      return {
        address: channel.address ?? '',
        parameters: mapped(channel.parameters, () => true),
        messages: mapped(channel.messages, message),
      };
    }),
    operations: mapped(document.operations, (value) => {
      const { action, channel } = follow(document, value);
      return { action, channel: (channel as Json | undefined)?.$ref ?? '' };
    }),
  };
}

function inWords(change: { action: string; path: string; before?: unknown; after?: unknown }): string {
  const last = (change.path.split('/').at(-1) ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
  const kind = change.path.split('/').at(-2) ?? '';
  const told = change.action === 'add' ? 'was added' : 'was removed';
  if (change.action === 'edit') {
    return `"${last}" was ${JSON.stringify(change.before)} and is ${JSON.stringify(change.after)}.`;
  }
  if (kind === 'required') {
    return change.action === 'add' ? `"${last}" became required.` : `"${last}" is no longer required.`;
  }
  if (kind === 'type') return `The type "${last}" ${told}.`;
  if (kind === 'enum' || kind === 'known') return `The value "${last}" ${told}.`;
  return `"${last}" ${told}.`;
}

/** Every break from `base` to `revision`. What no rule knows counts as one, so that a hole in the rules is seen. */
export function diffAsyncapi(base: Json, revision: Json): Finding[] {
  const result = diff(promises(base), promises(revision), { override: standards, outputType: 'json' });
  const { changes } = result.getOutput() as {
    changes: { action: string; path: string; type: string; before?: unknown; after?: unknown }[];
  };
  const breaks = changes.filter(({ type }) => type !== 'non-breaking');
  const gone = breaks.filter(({ action }) => action === 'remove').map(({ path }) => path);
  // Where a whole object went, what was in it is not told again.
  const within = (path: string): boolean =>
    gone.some((other) => path.startsWith(other) && /^[.<[]/.test(path.slice(other.length)));
  return breaks
    .filter(({ path }) => !within(path))
    .map((change) => ({ document: 'asyncapi' as const, where: `#${change.path}`, what: inWords(change) }));
}

/** The same of two files. */
export async function compareAsyncapi(base: string, revision: string): Promise<Finding[]> {
  const [old, fresh] = await Promise.all(
    [base, revision].map(async (path) => JSON.parse(await readFile(path, 'utf8')) as Json),
  );
  return diffAsyncapi(old as Json, fresh as Json);
}
