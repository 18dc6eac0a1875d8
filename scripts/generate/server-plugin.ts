/** A hey-api plugin: what the server implements (`Handlers`, typed calls and replies) and the table of operations it routes by. */
import { $, type DefinePlugin, definePluginConfig, type TypeTsDsl } from '@hey-api/openapi-ts';
import {
  type Document,
  defaultedOf,
  type Operation,
  operationsOf,
  type Parameter,
  type Reply,
  resolve,
  type Schema,
  schemaName,
  variantsOf,
} from './document.ts';

type Config = { name: 'server' };
type ServerPlugin = DefinePlugin<Config>;
type Plugin = Parameters<ServerPlugin['Handler']>[0]['plugin'];
type TypeNode = TypeTsDsl | string;

/** Set by the service for every reply, so handlers never name them. */
const ownHeaders = ['Request-Id'];

function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function referTo(plugin: Plugin, name: string): TypeNode {
  return $.type(
    plugin.referenceSymbol({
      category: 'type',
      resource: 'definition',
      resourceId: `#/components/schemas/${name}`,
      artifact: 'types',
    }),
  );
}

function scalar(schema: Schema): TypeNode {
  if (schema.type === 'object') return $.type('Record').generic('string').generic('string');
  if (Array.isArray(schema.enum))
    return $.type.or(...schema.enum.map((value) => $.type.literal(value as string)));
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'array') return 'string[]';
  return schema.type === 'boolean' ? 'boolean' : 'string';
}

function group(document: Document, parameters: Parameter[]): TypeNode {
  const shape = $.type.object();
  for (const parameter of parameters) {
    const schema = resolve<Schema>(document, parameter.schema);
    const sure = parameter.required === true || 'default' in schema;
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    shape.prop(name, (prop) => prop.required(sure).type(scalar(schema)));
  }
  return shape;
}

function requestBody(plugin: Plugin, document: Document, operation: Operation, imports: Imports): TypeNode {
  const [schema] = Object.values(operation.accepts);
  if (schema === undefined) return 'undefined';
  // Anything but JSON is handed on as it comes.
  if (!('application/json' in operation.accepts)) return $.type(imports.readable);
  const name = schemaName(schema);
  if (name === undefined)
    throw new Error(`${operation.id}: the body must be a $ref, so that its type has a name`);
  const names = variantsOf(document, schema)?.map((variant) => variant.name) ?? [name];
  return $.type.or(
    ...names.map((variant) => {
      const defaulted = defaultedOf(document, variant);
      const type = referTo(plugin, variant);
      if (defaulted.length === 0) return type;
      const keys = $.type.or(...defaulted.map((key) => $.type.literal(key)));
      return $.type.and(type, $.type('Required').generic($.type('Pick').generic(type).generic(keys)));
    }),
  );
}

function callType(
  plugin: Plugin,
  document: Document,
  operation: Operation,
  imports: Imports,
): ReturnType<typeof $.type.object> {
  const of = (place: Parameter['in']) =>
    group(
      document,
      operation.parameters.filter((one) => one.in === place),
    );
  return $.type
    .object()
    .prop('path', (prop) => prop.type(of('path')))
    .prop('query', (prop) => prop.type(of('query')))
    .prop('headers', (prop) => prop.type(of('header')))
    .prop('body', (prop) => prop.type(requestBody(plugin, document, operation, imports)));
}

function replyBody(plugin: Plugin, imports: Imports, type: string, schema: Schema): TypeNode {
  if (type === 'text/event-stream') return $.type(imports.streamBody);
  const name = schemaName(schema);
  if (type === 'application/json') {
    if (name === undefined) throw new Error(`a JSON body must be a $ref, so that its type has a name`);
    return referTo(plugin, name);
  }
  return $.type.or($.type(imports.readable), $.type('Buffer'));
}

interface Imports {
  readable: ReturnType<Plugin['symbol']>;
  response: ReturnType<Plugin['symbol']>;
  streamBody: ReturnType<Plugin['symbol']>;
}

function replyType(plugin: Plugin, imports: Imports, reply: Reply): TypeNode[] {
  const headers = reply.headers.filter((header) => !ownHeaders.includes(header.name));
  const shape = (content?: [string, Schema]): TypeNode => {
    const type = $.type.object().prop('status', (prop) => prop.type($.type.literal(reply.status)));
    if (content !== undefined) {
      type.prop('type', (prop) => prop.type($.type.literal(content[0])));
      type.prop('body', (prop) => prop.type(replyBody(plugin, imports, ...content)));
    }
    if (headers.length > 0) {
      const names = $.type.object();
      for (const header of headers) {
        names.prop(header.name, (prop) => prop.required(header.required).type(scalar(header.schema)));
      }
      type.prop('headers', (prop) => prop.required(headers.some((header) => header.required)).type(names));
    }
    return type;
  };
  const contents = Object.entries(reply.content);
  return contents.length === 0 ? [shape()] : contents.map(shape);
}

function tableEntry(document: Document, operation: Operation) {
  const success = operation.replies.filter((reply) => reply.status < 300);
  return {
    method: operation.method,
    base: operation.base,
    path: operation.path,
    scopes: operation.scopes,
    accepts: Object.keys(operation.accepts),
    produces: [...new Set(success.flatMap((reply) => Object.keys(reply.content)))],
    statuses: operation.replies.map((reply) => reply.status),
    parameters: operation.parameters.map((parameter) => {
      const schema = resolve<Schema>(document, parameter.schema);
      return {
        name: parameter.name,
        in: parameter.in,
        type: String(schema.type),
        ...(parameter.in === 'path' && typeof schema.pattern === 'string' ? { pattern: schema.pattern } : {}),
        ...(parameter['x-multi-segment'] === true ? { multiSegment: true } : {}),
      };
    }),
  };
}

const handler: ServerPlugin['Handler'] = ({ plugin }) => {
  // The model keeps one media type per reply and drops headers and scopes, so those are read from the document itself.
  const document = plugin.context.spec as unknown as Document;
  const imports: Imports = {
    readable: plugin.symbol('Readable', { external: 'node:stream', kind: 'type' }),
    response: plugin.symbol('ServerResponse', { external: 'node:http', kind: 'type' }),
    streamBody: plugin.symbol('StreamBody'),
  };
  plugin.node(
    $.type
      .alias(imports.streamBody)
      .export()
      .doc(['Takes over the raw response once its status and headers are set; ends it.'])
      .type(
        $.type
          .func()
          .param('response', (param) => param.type($.type(imports.response)))
          .returns($.type.or('void', $.type('Promise').generic('void'))),
      ),
  );
  const handlers = $.type.object();
  const table: Record<string, unknown> = {};
  for (const operation of operationsOf(document)) {
    const call = plugin.symbol(`${pascal(operation.id)}Call`);
    plugin.node(
      $.type
        .alias(call)
        .export()
        .type(callType(plugin, document, operation, imports)),
    );
    const reply = plugin.symbol(`${pascal(operation.id)}Reply`);
    const replies = operation.replies.filter((one) => one.status < 400);
    plugin.node(
      $.type
        .alias(reply)
        .export()
        .type($.type.or(...replies.flatMap((one) => replyType(plugin, imports, one)))),
    );
    handlers.prop(operation.id, (prop) =>
      prop.type(
        $.type
          .func()
          .param('call', (param) => param.type($.type(call)))
          .param('context', (param) => param.type('C'))
          .returns($.type.or($.type(reply), $.type('Promise').generic($.type(reply)))),
      ),
    );
    table[operation.id] = tableEntry(document, operation);
  }
  plugin.node(
    $.type
      .alias(plugin.symbol('Handlers'))
      .export()
      .doc(['One function per operation; `C` is what the service hands each of them beside the call.'])
      .generic('C')
      .type(handlers),
  );
  plugin.node(
    $.const(plugin.symbol('operations'))
      .export()
      .doc(['Every operation: where it stands, what it needs and what it gives.'])
      .assign($.as($.fromValue(table), 'const')),
  );
};

const config: ServerPlugin['Config'] = {
  config: {},
  dependencies: ['@hey-api/typescript'],
  handler,
  name: 'server',
};

export const serverPlugin = definePluginConfig(config);
