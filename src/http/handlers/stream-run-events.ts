/** GET /runs/{run_id}/events: the event log from a cursor, live as Server-Sent Events or as a JSON page. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { RunEvent } from '../../../generated/api/types.gen.ts';
import { waitForEvent } from '../../app/wait-for-events.ts';
import { wirePayload } from '../../domain/event.ts';
import { listEventPage } from '../../store/events.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';
import { readCursor } from '../last-event-id.ts';
import { streamHeaders, streamRun } from '../sse.ts';

/** Of payloads in one page of JSON; a page that is cut goes on at `next_after`. */
const pageBytesMax = 4 * 1024 * 1024;

export function streamRunEvents(deps: HttpDeps): Handlers<Context>['streamRunEvents'] {
  return async ({ path, query, headers }, { principal, accept, request }) => {
    const run = runKey(path.run_id, principal);
    const cursor = await readCursor(deps, run, {
      header: headers['last-event-id'],
      query: query.after,
    });

    if (accept === 'text/event-stream') {
      if (cursor.ended) return { status: 204 };
      return {
        status: 200,
        type: 'text/event-stream',
        headers: streamHeaders as { 'Cache-Control'?: string; 'X-Accel-Buffering'?: 'no' },
        body: (response) => streamRun(deps.followRun, { uuid: run.uuid, cursor: cursor.after }, response),
      };
    }

    const gone = new AbortController();
    const leave = (): void => gone.abort();
    request.socket.once('close', leave);
    // Watching before reading: an event committed in between ends the wait.
    const wait =
      query.wait_ms > 0 && !cursor.ended
        ? waitForEvent(
            deps,
            { uuid: run.uuid, after: cursor.after },
            query.wait_ms,
            AbortSignal.any([gone.signal, deps.closing]),
          )
        : undefined;
    const read = () =>
      listEventPage(deps.database, run.uuid, cursor.after, { limit: query.limit, bytesMax: pageBytesMax });
    try {
      let events = await read();
      if (events.length === 0 && wait) {
        await wait.until;
        events = await read();
      }
      return {
        status: 200,
        type: 'application/json',
        headers: { 'Cache-Control': 'no-store' },
        body: {
          data: events.map((event) => JSON.parse(wirePayload(event.seq, event.payload)) as RunEvent),
          next_after: events.at(-1)?.seq ?? cursor.after,
        },
      };
    } finally {
      wait?.stop();
      request.socket.off('close', leave);
    }
  };
}
