/** Runs: create, follow, read, steer, and what they leave. */
import type { RunEventPage } from '../../generated/api/types.gen.ts';
import { answer, type Core, passed, passedOnce } from './core.ts';
import { AgentRunError, isCode } from './errors.ts';
import { follow } from './follow.ts';
import { list } from './pages.ts';
import { receiptOfEvent, receiptOfRun, runHandle, runReference } from './run-handle.ts';
import { readLog } from './run-log.ts';
import { runStream } from './run-stream.ts';
import type { Runs } from './run-types.ts';

/** In the address each name is `metadata.<name>`; the generated client encodes the texts and leaves names as they are. */
function namedOnTheWire(metadata: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metadata).map(([name, text]) => [`metadata.${encodeURIComponent(name)}`, text]),
  );
}

export function createRuns(core: Core): Runs {
  const { raw } = core;
  const path = (id: string): { path: { run_id: string } } => ({ path: { run_id: id } });

  const runs: Runs = {
    create: async (body, options) =>
      runHandle(runs, await answer(core, raw.createRun({ body, ...passedOnce(options) }))),
    stream: (body, options) => runStream(core, runs, body, options),
    list: (query = {}, options) =>
      list((cursor) => {
        const { state, metadata, ...rest } = query;
        return answer(
          core,
          raw.listRuns({
            query: {
              ...rest,
              ...(state === undefined ? {} : { state: Array.isArray(state) ? state : [state] }),
              ...(metadata === undefined ? {} : { metadata: namedOnTheWire(metadata) }),
              ...(cursor === undefined ? {} : { cursor }),
            },
            ...passed(options),
          }),
        );
      }),
    get: async (id, options) =>
      runHandle(runs, await answer(core, raw.getRun({ ...path(id), ...passed(options) }))),
    ref: (id) => runReference(runs, id),
    events: (id, options) =>
      follow(core.following, {
        after: options?.after ?? 0,
        signal: options?.signal,
        open: (after, signal) =>
          core.openStream('streamRunEvents', `/runs/${encodeURIComponent(id)}/events`, {
            headers: new Headers({ accept: 'text/event-stream', 'last-event-id': String(after) }),
            signal,
          }),
      }),
    eventPage: (id, { after, ...query } = {}, options) =>
      answer(
        core,
        raw.streamRunEvents({
          ...path(id),
          query: { ...query, ...(after === undefined ? {} : { after: String(after) }) },
          ...passed(options),
          // The generated type of this operation has no room for the media type that is asked for.
          headers: { Accept: 'application/json' } as Record<string, string>,
        }),
      ) as Promise<RunEventPage>,
    wait: async (id, options) => {
      try {
        for await (const event of runs.events(id, options))
          if (event.type === 'run.settled') return receiptOfEvent(event);
      } catch (error) {
        // The events of a run are gone before its receipt is.
        if (!isCode(error, 'not_found') && !(error instanceof AgentRunError && error.status === 410))
          throw error;
      }
      const receipt = receiptOfRun(await runs.get(id, { signal: options?.signal }));
      if (receipt !== null) return receipt;
      throw new AgentRunError('unexpected_reply', 'The events of the run ended, and it is not settled.');
    },
    cancel: async (id, options) =>
      runHandle(runs, await answer(core, raw.cancelRun({ ...path(id), ...passed(options) }))),
    delete: async (id, options) => {
      await answer(core, raw.deleteRun({ ...path(id), ...passed(options) }));
    },
    sendMessage: (id, text, options) =>
      answer(core, raw.sendMessage({ ...path(id), body: { text }, ...passedOnce(options) })),
    getInput: (id, inputId, options) =>
      answer(core, raw.getInput({ path: { run_id: id, input_id: inputId }, ...passed(options) })),
    answerInput: (id, inputId, body, options) =>
      answer(core, raw.answerInput({ path: { run_id: id, input_id: inputId }, body, ...passed(options) })),
    apply: (id, options) => answer(core, raw.applyRun({ ...path(id), ...passed(options) })),
    patch: (id, options) =>
      answer(core, raw.getRunPatch({ ...path(id), ...passed(options), parseAs: 'text' })),
    log: (id, options = {}) =>
      readLog(core, id, options, async () => {
        const run = await runs.get(id, { signal: options.signal });
        return run.settled_at !== null;
      }),
    link: (id, body, options) => answer(core, raw.createRunLink({ ...path(id), body, ...passed(options) })),
  };
  return runs;
}
