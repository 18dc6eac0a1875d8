/** What an agent remembers of a run, in a file beside the run's others: removed with them, served to nobody. */
import { text } from 'node:stream/consumers';
import type { Memory } from '../agents/agent.ts';
import type { StartedRun } from '../app/start-run.ts';
import { parseRunId } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { Files } from '../files/files.ts';
import { memoryKey } from '../files/keys.ts';

/** Neither fails a run: without its memory an agent starts afresh. */
export function openMemory(deps: { files: Files; log: Log }, started: StartedRun): Memory {
  const { files, log } = deps;
  const earlierUuid = started.spec.continues && parseRunId(started.spec.continues.runId)?.uuid;
  return {
    earlier: async () => {
      if (earlierUuid === undefined) return undefined;
      const key = memoryKey(earlierUuid);
      try {
        if (!(await files.facts(key))) return undefined;
        return await text(await files.open(key));
      } catch (error) {
        log.warn({ err: error, run: started.runId }, 'what the continued run remembered could not be read');
        return undefined;
      }
    },
    keep: async (content) => {
      try {
        await files.put(memoryKey(started.runUuid), content);
      } catch (error) {
        log.warn({ err: error, run: started.runId }, 'what a run remembers could not be kept');
      }
    },
  };
}
