/** Floor: node:http and one INSERT per POST, nothing else. */
import { createServer } from 'node:http';
import pg from 'pg';
import { announce, json, readText } from './serve.ts';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });
await pool.query(
  'create table if not exists raw_rows (id text primary key, body json not null, created_at timestamptz not null)',
);

const server = createServer(async (request, response) => {
  const id = crypto.randomUUID();
  await pool.query({
    name: 'insert',
    text: 'insert into raw_rows (id, body, created_at) values ($1, $2, now())',
    values: [id, await readText(request)],
  });
  json(response, 201, { id });
});

announce(server, {});
