/** Floor: the same libraries as the service at their plainest, one row per POST and nothing behind it. */
import { createServer } from 'node:http';
import knex from 'knex';
import Koa from 'koa';
import { OpenAPIBackend } from 'openapi-backend';
import { announce, readText } from './serve.ts';

const database = knex({ client: 'pg', connection: process.argv[2], pool: { min: 0, max: 16 } });
await database.raw(
  'create table if not exists card_rows (id text primary key, body json not null, created_at timestamptz not null)',
);

const text = { type: 'string', minLength: 1, maxLength: 200_000 } as const;
const api = new OpenAPIBackend({
  quick: true,
  definition: {
    openapi: '3.1.0',
    info: { title: 'card', version: '1' },
    paths: {
      '/v1/runs': {
        post: {
          operationId: 'createRun',
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['task'],
                  additionalProperties: false,
                  properties: { task: text, limit: { type: 'integer', minimum: 1, maximum: 1000 } },
                },
              },
            },
          },
          responses: { 201: { description: 'created' } },
        },
      },
    },
  },
  handlers: {
    createRun: async (call, ctx: Koa.Context) => {
      const id = crypto.randomUUID();
      await database('card_rows').insert({
        id,
        body: JSON.stringify(call.request.requestBody),
        created_at: new Date(),
      });
      ctx.status = 201;
      ctx.body = { id, state: 'queued', ...call.request.requestBody };
    },
    validationFail: async (call, ctx: Koa.Context) => {
      ctx.status = 400;
      ctx.body = { errors: call.validation.errors };
    },
    notFound: async (_call, ctx: Koa.Context) => {
      ctx.status = 404;
    },
  },
});
await api.init();

const app = new Koa();
app.use(async (ctx) => {
  const body: unknown = JSON.parse(await readText(ctx.req));
  await api.handleRequest(
    { method: ctx.method, path: ctx.path, headers: { 'content-type': 'application/json' }, body },
    ctx,
  );
});

announce(createServer(app.callback()), {});
