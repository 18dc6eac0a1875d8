/** Edits of the bundled OpenAPI document, each at a place of its own so that one comparison can be asked for all of them. */
import { type Document, type Edit, without } from './edits.ts';

function schema(document: Document, name: string): Document {
  const found = document.components.schemas[name];
  if (found === undefined) throw new Error(`there is no schema ${name}`);
  return found;
}

function operation(document: Document, method: string, path: string): Document {
  const found = document.paths[path]?.[method];
  if (found === undefined) throw new Error(`there is no ${method} ${path}`);
  return found;
}

/** With what the finding must name. */
export const breaking: (Edit & { named: RegExp })[] = [
  {
    what: 'a path that is gone',
    named: /Path `\/agents` was removed/,
    edit: (d) => delete d.paths['/agents'],
  },
  {
    what: 'an operation that is gone',
    named: /`DELETE \/webhooks\/\{webhook_id\}` was removed/,
    edit: (d) => delete d.paths['/webhooks/{webhook_id}'].delete,
  },
  {
    what: 'an operation that asks for another scope',
    named: /requires new scopes: 'keys:read'/,
    edit: (d) => {
      operation(d, 'get', '/me').security[0].bearer = ['keys:read'];
    },
  },
  {
    what: 'a success that has another status',
    named: /Response `201` became `207`.*~1workspaces\/post/,
    edit: (d) => {
      const r = operation(d, 'post', '/workspaces').responses;
      const status = Object.keys(r).find((one) => one.startsWith('2')) ?? '';
      r['207'] = r[status];
      delete r[status];
    },
  },
  {
    what: 'a reply without one of its media types',
    named: /text\/event-stream.*was removed/,
    edit: (d) => delete operation(d, 'post', '/runs').responses['201'].content['text/event-stream'],
  },
  {
    what: 'a parameter that is gone',
    named: /`workspace` query parameter was removed/,
    edit: (d) => {
      const o = operation(d, 'get', '/runs');
      const fewer = o.parameters.filter((one: Document) => !one.$ref.endsWith('/WorkspaceFilter'));
      if (fewer.length === o.parameters.length) throw new Error('there is no such parameter');
      o.parameters = fewer;
    },
  },
  {
    what: 'a new parameter that is required',
    named: /Required `token` query parameter was added/,
    edit: (d) => {
      operation(d, 'get', '/audit').parameters.push({
        name: 'token',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      });
    },
  },
  {
    what: 'a parameter that became required',
    named: /parameter became required.*~1keys\/get/,
    edit: (d) => {
      const o = operation(d, 'get', '/keys');
      const first = o.parameters.findIndex((one: Document) => one.in === 'query' || one.$ref !== undefined);
      const found = o.parameters[first];
      o.parameters[first] = {
        ...structuredClone(
          found.$ref === undefined ? found : d.components.parameters[found.$ref.split('/').at(-1)],
        ),
        required: true,
      };
    },
  },
  {
    what: 'a field of a request that is newly required',
    named: /CreateTaskRun.*became required.*agent/,
    edit: (d) => schema(d, 'CreateTaskRun').required.push('agent'),
  },
  {
    what: 'a field of a request that is gone',
    named: /Property `webhook` of `CreatePromptRun` was removed/,
    edit: (d) => delete schema(d, 'CreatePromptRun').properties.webhook,
  },
  {
    what: 'a value that a request may no longer have',
    named: /apply.*lost values: 'never'/,
    edit: (d) => without(schema(d, 'ApplyMode').enum, 'never'),
  },
  {
    what: 'a tighter bound of a request',
    named: /`maxLength` of `name` changed from '\d+' to '3'/,
    edit: (d) => {
      schema(d, 'CreateWorkspaceRequest').properties.name.maxLength = 3;
    },
  },
  {
    what: 'a field of a reply that is gone',
    named: /Property `attempt` of `Run` was removed/,
    edit: (d) => {
      delete schema(d, 'Run').properties.attempt;
      without(schema(d, 'Run').required, 'attempt');
    },
  },
  {
    what: 'a field of a reply that need not be there any more',
    named: /`Run` are no longer required:.*`result`/,
    edit: (d) => without(schema(d, 'Run').required, 'result'),
  },
  {
    what: 'a field of a reply of another type',
    named: /Type of `file_count` widened/,
    edit: (d) => {
      schema(d, 'Workspace').properties.file_count = { type: 'string' };
    },
  },
  {
    what: 'a field of a reply that may now be null',
    named: /Type of `max_attempts` widened/,
    edit: (d) => {
      schema(d, 'Run').properties.max_attempts.type = ['integer', 'null'];
    },
  },
  {
    what: 'a value in a reply that was never there',
    named: /gained values: 'talk'/,
    edit: (d) => schema(d, 'StepKind').enum.push('talk'),
  },
  {
    what: 'a field of an event of another type',
    named: /Type of `passed` widened/,
    edit: (d) => {
      schema(d, 'StepCompletedEvent').properties.passed.type = 'string';
    },
  },
  {
    what: 'another format',
    named: /`format` of `created_at` changed from 'date-time'/,
    edit: (d) => {
      schema(d, 'Timestamp').format = 'date';
    },
  },
  {
    what: 'a header of a reply that is gone',
    named: /header `Retry-After` was removed/,
    edit: (d) => {
      for (const r of Object.values(d.components.responses) as Document[])
        if (r.headers?.['Retry-After']) delete r.headers['Retry-After'];
    },
  },
  {
    what: 'a body where none was needed',
    named: /exports~1\{export_id\}~1test\/post\/requestBody/,
    edit: (d) => {
      operation(d, 'post', '/exports/{export_id}/test').requestBody = {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      };
    },
  },
  {
    what: 'a request with another media type',
    named: /`application\/x-tar` became `application\/zip`/,
    edit: (d) => {
      const c = operation(d, 'put', '/workspaces/{workspace_id}/archive').requestBody.content;
      const [first = ''] = Object.keys(c);
      c['application/zip'] = c[first];
      delete c[first];
    },
  },
  {
    what: 'another operation id, which names the method of every client',
    named: /`operationId` of operation `GET \/exports` changed/,
    edit: (d) => {
      operation(d, 'get', '/exports').operationId = 'allExports';
    },
  },
  {
    what: 'another constant',
    named: /`const` of `type` changed/,
    edit: (d) => {
      schema(d, 'RunStartedEvent').properties.type.const = 'run.begun';
    },
  },
];

export const harmless: Edit[] = [
  {
    what: 'another version and other prose',
    edit: (d) => {
      d.info.version = '9.9.9';
      d.info.description = 'Other words.';
    },
  },
  {
    what: 'a new path',
    edit: (d) => {
      d.paths['/tea'] = { get: { ...structuredClone(operation(d, 'get', '/me')), operationId: 'getTea' } };
    },
  },
  {
    what: 'a new operation',
    edit: (d) => {
      d.paths['/audit'].delete = {
        ...structuredClone(operation(d, 'get', '/me')),
        operationId: 'clearAudit',
      };
    },
  },
  {
    what: 'a new optional parameter',
    edit: (d) => {
      operation(d, 'get', '/webhooks').parameters.push({
        name: 'newest',
        in: 'query',
        required: false,
        description: 'New.',
        schema: { type: 'boolean' },
      });
    },
  },
  {
    what: 'a new optional field of a request',
    edit: (d) => {
      schema(d, 'CreateTaskRun').properties.extra = { type: 'string' };
    },
  },
  {
    what: 'a request that may leave out what it had to have',
    edit: (d) => {
      const s = schema(d, 'CreateWebhookRequest');
      s.required = s.required.slice(1);
    },
  },
  {
    what: 'a wider bound of a request',
    edit: (d) => {
      schema(d, 'CreateKeyRequest').properties.name.maxLength = 5000;
    },
  },
  {
    what: 'a new value that a request may have',
    edit: (d) => {
      schema(d, 'ApplyMode').enum.push('later');
    },
  },
  {
    what: 'a new field of a reply',
    edit: (d) => {
      schema(d, 'Run').properties.extra = { type: 'string' };
    },
  },
  {
    what: 'a new field of a reply that is always there',
    edit: (d) => {
      const s = schema(d, 'Key');
      s.properties.extra = { type: 'string' };
      s.required.push('extra');
    },
  },
  {
    what: 'a new field of an event',
    edit: (d) => {
      schema(d, 'RunSettledEvent').properties.extra = { type: 'string' };
    },
  },
  {
    what: 'a new event',
    edit: (d) => {
      d.components.schemas.RunPausedEvent = {
        type: 'object',
        required: ['type'],
        properties: { type: { type: 'string', const: 'run.paused' } },
      };
      const s = schema(d, 'RunEvent');
      s.oneOf.push({ $ref: '#/components/schemas/RunPausedEvent' });
      s.discriminator.mapping['run.paused'] = '#/components/schemas/RunPausedEvent';
    },
  },
  {
    what: 'a new error reply',
    edit: (d) => {
      operation(d, 'get', '/me').responses['451'] = structuredClone(
        operation(d, 'get', '/me').responses['401'],
      );
    },
  },
  {
    what: 'a new error code',
    edit: (d) => {
      schema(d, 'Problem').properties.code.enum.push('tea_only');
    },
  },
  {
    what: 'a new scope',
    edit: (d) => {
      schema(d, 'Scope').enum.push('tea:read');
    },
  },
  {
    what: 'a new header of a reply',
    edit: (d) => {
      operation(d, 'get', '/me').responses['200'].headers.Tea = { schema: { type: 'string' } };
    },
  },
  {
    what: 'other words and other examples',
    edit: (d) => {
      operation(d, 'get', '/me').description = 'Other words.';
      schema(d, 'EventSeq').examples = [1, 2];
    },
  },
  {
    what: 'fields in another order',
    edit: (d) => {
      schema(d, 'Run').required.reverse();
    },
  },
];
