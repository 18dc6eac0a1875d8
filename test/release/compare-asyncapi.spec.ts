/** Edits of the AsyncAPI document, each by itself: those that break receivers are found, those that do not are let through. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { diffAsyncapi } from '../../scripts/release/compare-asyncapi.ts';
import { type Document, type Edit, without } from './edits.ts';

const text = readFileSync(join(import.meta.dirname, '../../generated/asyncapi.json'), 'utf8');
const read = (): Document => JSON.parse(text) as Document;
const schema = (document: Document, name: string): Document => {
  const found = document.components.schemas[name];
  if (found === undefined) throw new Error(`there is no schema ${name}`);
  return found;
};

/** With what the finding must name. */
const breaking: (Edit & { named: RegExp })[] = [
  {
    what: 'an event that is no longer sent',
    named: /usage\.updated/,
    edit: (d) => delete d.channels.runEvents.messages['usage.updated'],
  },
  { what: 'a channel that is gone', named: /createdRun/, edit: (d) => delete d.channels.createdRun },
  {
    what: 'a channel at another address',
    named: /address/,
    edit: (d) => {
      d.channels.runEvents.address = '/v2/runs/{run_id}/events';
    },
  },
  { what: 'an operation that is gone', named: /sendWebhook/, edit: (d) => delete d.operations.sendWebhook },
  {
    what: 'an operation that receives where it sent',
    named: /action/,
    edit: (d) => {
      d.operations.sendRunEvents.action = 'receive';
    },
  },
  {
    what: 'an operation on another channel',
    named: /channel/,
    edit: (d) => {
      d.operations.sendRunEvents.channel.$ref = '#/channels/createdRun';
    },
  },
  {
    what: 'a message under another name',
    named: /name/,
    edit: (d) => {
      d.components.messages['run.settled'].name = 'run.finished';
    },
  },
  {
    what: 'a message of another media type',
    named: /contentType/,
    edit: (d) => {
      d.components.messages['run.started'].contentType = 'application/cbor';
    },
  },
  {
    what: 'a field that is gone',
    named: /exit_code/,
    edit: (d) => {
      delete schema(d, 'StepCompletedEvent').properties.exit_code;
    },
  },
  {
    what: 'a field of another type',
    named: /fields\/passed\/type/,
    edit: (d) => {
      schema(d, 'StepCompletedEvent').properties.passed.type = 'string';
    },
  },
  {
    what: 'a field that may now be null',
    named: /attempt\/type\/null/,
    edit: (d) => {
      schema(d, 'RunStartedEvent').properties.attempt.type = ['integer', 'null'];
    },
  },
  {
    what: 'a field that is newly required',
    named: /required\/ignored/,
    edit: (d) => {
      schema(d, 'PatchReadyEvent').required.push('ignored');
    },
  },
  {
    what: 'a new field that is required at once, which stored events do not have',
    named: /required\/extra/,
    edit: (d) => {
      const s = schema(d, 'RunStartedEvent');
      s.properties.extra = { type: 'string' };
      s.required.push('extra');
    },
  },
  {
    what: 'a field that need not be there any more',
    named: /required\/state/,
    edit: (d) => {
      without(schema(d, 'RunSettledEvent').required, 'state');
    },
  },
  {
    what: 'a value that was never sent before',
    named: /enum\/talk/,
    edit: (d) => {
      schema(d, 'StepKind').enum.push('talk');
    },
  },
  {
    what: 'a value that is gone',
    named: /enum\/other/,
    edit: (d) => {
      without(schema(d, 'StepKind').enum, 'other');
    },
  },
  {
    what: 'another constant',
    named: /const/,
    edit: (d) => {
      schema(d, 'RunStartedEvent').properties.type.const = 'run.begun';
    },
  },
  {
    what: 'another format',
    named: /format/,
    edit: (d) => {
      schema(d, 'Timestamp').format = 'date';
    },
  },
  {
    what: 'another pattern',
    named: /pattern/,
    edit: (d) => {
      schema(d, 'RunId').pattern = '^run_';
    },
  },
  {
    what: 'a lower bound',
    named: /minimum/,
    edit: (d) => {
      schema(d, 'EventSeq').minimum = 0;
    },
  },
  {
    what: 'a field deep within that is gone',
    named: /usage\.duration_ms/,
    edit: (d) => {
      delete schema(d, 'Usage').properties.duration_ms;
    },
  },
  {
    what: 'an event that webhooks no longer get',
    named: /events\/patch\.ready/,
    edit: (d) => {
      schema(d, 'RunEvent').oneOf = schema(d, 'RunEvent').oneOf.filter(
        (one: Document) => !one.$ref.endsWith('PatchReadyEvent'),
      );
    },
  },
  {
    what: 'a field that is no longer nullable, though stored events have null',
    named: /variants\/null/,
    edit: (d) => {
      const p = schema(d, 'StepCompletedEvent').properties.limit_hit;
      p.oneOf = p.oneOf.filter((one: Document) => one.type !== 'null');
    },
  },
  {
    what: 'a header that is gone',
    named: /headers\/fields\/webhook-id/,
    edit: (d) => {
      delete schema(d, 'WebhookHeaders').properties['webhook-id'];
    },
  },
  {
    what: 'an event that takes no new fields any more',
    named: /closed/,
    edit: (d) => {
      schema(d, 'RunStartedEvent').additionalProperties = false;
    },
  },
];

const harmless: Edit[] = [
  {
    what: 'another version and other prose',
    edit: (d) => {
      d.info.version = '9.9.9';
      d.info.description = 'Other words.';
    },
  },
  {
    what: 'other words for a field',
    edit: (d) => {
      schema(d, 'RunStartedEvent').properties.attempt.description = 'Other words.';
    },
  },
  {
    what: 'a new example',
    edit: (d) => {
      schema(d, 'EventSeq').examples = [1, 2, 3];
    },
  },
  {
    what: 'a new field',
    edit: (d) => {
      schema(d, 'RunStartedEvent').properties.extra = { type: 'string' };
    },
  },
  {
    what: 'a new field that may be one thing or null',
    edit: (d) => {
      schema(d, 'RunStartedEvent').properties.extra = {
        oneOf: [{ $ref: '#/components/schemas/Usage' }, { type: 'null' }],
      };
    },
  },
  {
    what: 'a new field with required fields in it',
    edit: (d) => {
      schema(d, 'RunSettledEvent').properties.extra = {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string' } },
      };
    },
  },
  {
    what: 'required fields in another order',
    edit: (d) => {
      schema(d, 'RunSettledEvent').required.reverse();
    },
  },
  {
    what: 'values in another order',
    edit: (d) => {
      schema(d, 'StepKind').enum.reverse();
    },
  },
  {
    what: 'variants in another order',
    edit: (d) => {
      schema(d, 'RunEvent').oneOf.reverse();
    },
  },
  {
    what: 'fields in another order',
    edit: (d) => {
      const s = schema(d, 'RunSettledEvent');
      s.properties = Object.fromEntries(Object.entries(s.properties).reverse());
    },
  },
  {
    what: 'a new event on the channel',
    edit: (d) => {
      d.channels.runEvents.messages['run.paused'] = {
        name: 'run.paused',
        payload: { type: 'object', required: ['type'], properties: { type: { const: 'run.paused' } } },
      };
    },
  },
  {
    what: 'a new event to webhooks',
    edit: (d) => {
      d.components.schemas.RunPausedEvent = {
        type: 'object',
        required: ['type', 'why'],
        properties: { type: { const: 'run.paused' }, why: { oneOf: [{ type: 'string' }, { type: 'null' }] } },
      };
      schema(d, 'RunEvent').oneOf.push({ $ref: '#/components/schemas/RunPausedEvent' });
    },
  },
  {
    what: 'a new channel with its operation',
    edit: (d) => {
      d.channels.audit = { address: '/v1/audit/events', messages: {} };
      d.operations.sendAudit = { action: 'send', channel: { $ref: '#/channels/audit' } };
    },
  },
  {
    what: 'a schema written in place instead of by its name',
    edit: (d) => {
      schema(d, 'RunStartedEvent').properties.seq = structuredClone(schema(d, 'EventSeq'));
    },
  },
  {
    what: 'a new optional header',
    edit: (d) => {
      schema(d, 'WebhookHeaders').properties['webhook-try'] = { type: 'string' };
    },
  },
];

describe('release/compare-asyncapi', () => {
  it('finds nothing between a document and itself', () => {
    expect(diffAsyncapi(read(), read())).to.deep.equal([]);
  });

  for (const { what, edit, named } of breaking) {
    it(`finds ${what}`, () => {
      const edited = read();
      edit(edited);
      const findings = diffAsyncapi(read(), edited);
      expect(findings.map(({ where }) => where).join('\n')).to.match(named);
    });
  }

  for (const { what, edit } of harmless) {
    it(`lets through ${what}`, () => {
      const edited = read();
      edit(edited);
      expect(JSON.stringify(edited)).to.not.equal(JSON.stringify(read()));
      expect(diffAsyncapi(read(), edited)).to.deep.equal([]);
    });
  }

  it('lets values come where the released document says that they may, and only come', () => {
    const open = read();
    schema(open, 'StepKind')['x-may-grow'] = true;
    const more = structuredClone(open);
    schema(more, 'StepKind').enum.push('talk');
    const fewer = structuredClone(open);
    without(schema(fewer, 'StepKind').enum, 'read');
    expect(diffAsyncapi(open, more)).to.deep.equal([]);
    expect(diffAsyncapi(open, fewer).map(({ what }) => what)).to.include('The value "read" was removed.');
  });

  it('tells of what was in an object that is gone only the object', () => {
    const edited = read();
    delete schema(edited, 'RunSettledEvent').properties.usage;
    const where = diffAsyncapi(read(), edited).map((finding) => finding.where);
    expect(where.filter((one) => one.includes('/runEvents/'))).to.deep.equal([
      '#/channels/runEvents/messages/run.settled/payload/fields/usage',
    ]);
  });
});
