/** Floor: the loop in memory; frames are written straight out to whoever follows. */
import { createServer, type ServerResponse } from 'node:http';
import { frame, storedPayload } from '../../../src/domain/event.ts';
import { stampedText } from '../stamp.ts';
import { announce, beginStream, drained, json } from './serve.ts';

const runs = new Map<string, { seq: number; readers: Set<ServerResponse> }>();

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    const id = crypto.randomUUID();
    runs.set(id, { seq: 0, readers: new Set() });
    request.resume();
    return json(response, 201, { id });
  }
  const run = runs.get(request.url?.split('/')[3] ?? '');
  if (!run) return json(response, 404, {});
  beginStream(response);
  run.readers.add(response);
  response.once('close', () => run.readers.delete(response));
});

/** Writes `count` events of one run to all who follow it, as fast as they take them. */
async function flood(input: { ids: string[]; count: number }): Promise<number> {
  const [id = ''] = input.ids;
  const run = runs.get(id);
  if (!run) throw new Error(`there is no run ${id}`);
  for (let sent = 0; sent < input.count; sent++) {
    const text = frame(
      ++run.seq,
      'message.added',
      storedPayload(id, 'message.added', new Date(), { from: 'agent', text: stampedText() }),
    );
    for (const reader of run.readers) if (!reader.write(text)) await drained(reader);
  }
  return input.count;
}

const commands = { flood };
export type RawSseCommands = typeof commands & { port: (input: undefined) => Promise<number> };

announce(server, commands);
