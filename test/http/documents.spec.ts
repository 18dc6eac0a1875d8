/** The two documents agree with each other and with their own examples. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { operations } from '../../generated/api/server.gen.ts';
import { eventTypes } from '../../generated/events/events.gen.ts';
import * as requests from '../../generated/validators/requests.js';
import {
  type Document,
  operationsOf,
  readJson,
  resolve,
  type Schema,
  schemaName,
  variantsOf,
} from '../../scripts/generate/document.ts';
import { breaks } from '../support/contract-fetch.ts';

interface Channel {
  messages: Record<string, { $ref: string }>;
}

interface Message {
  name: string;
  payload: { $ref: string };
  examples: { payload: { type?: string } }[];
}

interface AsyncDocument {
  channels: Record<'runEvents' | 'createdRun', Channel>;
  components: { messages: Record<string, Message> };
}

const folder = new URL('../../generated/', import.meta.url);

async function read<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(name, folder), 'utf8')) as T;
}

/** Every value under `example` or `examples` beside a schema, with that schema's name. */
function examplesIn(
  document: Document,
  node: unknown,
  place: string,
  found: { place: string; schema: Schema; value: unknown }[],
): void {
  if (typeof node !== 'object' || node === null) return;
  const media = node as { schema?: Schema; example?: unknown; examples?: Record<string, unknown> };
  if (media.schema !== undefined && !Array.isArray(media.examples)) {
    if ('example' in media) found.push({ place, schema: media.schema, value: media.example });
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      const { value } = resolve<{ value: unknown }>(document, example);
      found.push({ place: `${place}/${name}`, schema: media.schema, value });
    }
  }
  for (const [name, inner] of Object.entries(node)) examplesIn(document, inner, `${place}/${name}`, found);
}

describe('documents', () => {
  let openapi: Document;
  let asyncapi: AsyncDocument;

  before(async () => {
    openapi = await readJson<Document>(decodeURIComponent(folder.pathname), 'openapi.json');
    asyncapi = await read<AsyncDocument>('asyncapi.json');
  });

  it('name the same events, with the same payloads', () => {
    const union = openapi.components.schemas.RunEvent as {
      oneOf: Schema[];
      discriminator: { mapping: Record<string, string> };
    };
    const { mapping } = union.discriminator;
    expect(union.oneOf.map(schemaName).sort()).to.deep.equal(
      Object.values(mapping)
        .map((one) => one.split('/').at(-1))
        .sort(),
    );
    const channel = Object.keys(asyncapi.channels.runEvents.messages);
    expect(channel).to.deep.equal(Object.keys(mapping));
    expect([...eventTypes]).to.deep.equal(channel);
    expect(Object.keys(asyncapi.channels.createdRun.messages)).to.deep.equal([...channel, 'usage']);
    for (const type of channel) {
      const message = asyncapi.components.messages[type];
      expect([message?.name, schemaName(message?.payload ?? {})]).to.deep.equal([
        type,
        mapping[type]?.split('/').at(-1),
      ]);
    }
  });

  it('offer webhooks every event there is', () => {
    const { enum: offered } = openapi.components.schemas.WebhookEvent as { enum: string[] };
    expect(offered).to.deep.equal(['*', ...eventTypes]);
  });

  it('give event examples that hold', () => {
    for (const [type, message] of Object.entries(asyncapi.components.messages)) {
      expect(message.examples, type).to.not.be.empty;
      for (const { payload } of message.examples) {
        const schema = { usage: 'Usage', webhook: 'WebhookMessage' }[type] ?? 'RunEvent';
        expect(breaks(schema, payload), type).to.equal(undefined);
        if (schema === 'RunEvent') expect(payload.type).to.equal(type);
      }
    }
  });

  it('give an example with every body and problem, and all of them hold', () => {
    const found: { place: string; schema: Schema; value: unknown }[] = [];
    examplesIn(openapi, openapi.paths, '', found);
    examplesIn(
      openapi,
      (openapi.components as unknown as { responses: unknown }).responses,
      '/responses',
      found,
    );
    for (const { place, schema, value } of found) {
      const name = schemaName(schema);
      if (name !== undefined && name !== 'RunId') expect(breaks(name, value), place).to.equal(undefined);
    }
    for (const operation of operationsOf(openapi)) {
      for (const [type, body] of Object.entries(operation.accepts)) {
        // Archives are checked by who unpacks them.
        if (type !== 'application/json') continue;
        const names = variantsOf(openapi, body)?.map((variant) => variant.name) ?? [schemaName(body)];
        for (const name of names) expect(requests, operation.id).to.have.property(String(name));
      }
      for (const reply of operation.replies) {
        const [type] = Object.keys(reply.content);
        if (type === undefined) continue;
        const here = found.some(({ schema }) => schema === reply.content[type]);
        expect(here, `${operation.id} ${reply.status} ${type}`).to.equal(true);
      }
    }
  });

  it('list what can go wrong with every operation', () => {
    for (const [id, { scopes, accepts, produces, parameters, statuses }] of Object.entries(operations)) {
      const expected = [401, 500, 503];
      if (produces.length > 0) expected.push(406);
      if (scopes.length > 0) expected.push(403);
      if (accepts.length > 0) expected.push(400, 413, 415);
      if (parameters.length > 0) expected.push(400);
      if (parameters.some((parameter) => parameter.in === 'path')) expected.push(404);
      expect([...statuses], id).to.include.members(expected);
    }
  });
});
