/** `npm run example:express`: a service of one's own that asks an agent and hands its events to the browser as they come. Needs BASE_URL and KEY. */
import express from 'express';
// Outside of this repository: from 'agent-run-sdk'.
import { AgentRunError, createClient } from '../../src/sdk/index.ts';

const { BASE_URL = 'http://127.0.0.1:8080/v1', KEY = '', PORT = '3000', AGENT } = process.env;
const client = createClient({ baseUrl: BASE_URL, key: KEY });

const app = express();
app.use(express.json({ limit: '100kb' }));

/** `{"question": "…"}` in, Server-Sent Events out. The key stays here: the browser never sees it. */
app.post('/ask', async (request, response) => {
  const { question } = (request.body ?? {}) as { question?: unknown };
  if (typeof question !== 'string' || question === '') {
    response.status(400).json({ error: 'question must be a text' });
    return;
  }
  // A browser that leaves ends the following and not the run, which GET /ask/<id> tells of later.
  const left = new AbortController();
  response.on('close', () => left.abort());
  try {
    // The same key for the same request: a page that sends it again gets the run it started first.
    const idempotencyKey = request.get('Idempotency-Key') ?? crypto.randomUUID();
    const run = await client.runs.create(
      { task: question, ...(AGENT === undefined ? {} : { agent: AGENT }), metadata: { asked_by: 'express' } },
      { idempotencyKey, signal: left.signal },
    );
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-run-id': run.id,
    });
    for await (const event of run.events({ signal: left.signal })) {
      response.write(`id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  } catch (error) {
    if (left.signal.aborted) return;
    if (response.headersSent) response.destroy();
    else fail(response, error);
  }
});

/** What became of it: `/ask/dev/run_…`. */
app.get('/ask/*id', async (request, response) => {
  try {
    const { state, result, settled_at } = await client.runs.get(request.params.id.join('/'));
    response.json({ state, result, settled_at });
  } catch (error) {
    fail(response, error);
  }
});

/** The service's own words are meant for whoever holds its key; the browser gets the code. */
function fail(response: express.Response, error: unknown): void {
  if (!(error instanceof AgentRunError)) throw error;
  const status = error.code === 'not_found' ? 404 : error.status === 429 ? 429 : 502;
  if (error.retryAfterMs !== null) response.set('Retry-After', String(Math.ceil(error.retryAfterMs / 1000)));
  response.status(status).json({ error: error.code });
}

const server = app.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : PORT;
  console.log(
    `Try: curl -N http://127.0.0.1:${port}/ask -H 'Content-Type: application/json' -d '{"question": "echo hi"}'`,
  );
});
