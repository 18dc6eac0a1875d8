/**
 * Keeps what an agent remembers between runs: its home, packed inside the sandbox and unpacked inside the next one, so that
 * nothing of it is ever read or followed outside.
 */
import type { Agent } from '../agents/agent.ts';
import type { StartedRun } from '../app/start-run.ts';
import type { Clock } from '../base/clock.ts';
import { parseRunId } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { Files } from '../files/files.ts';
import { homeKey } from '../files/keys.ts';
import type { Sandbox, SandboxProcess } from '../sandbox/sandbox.ts';
import {
  findConversation,
  forgetConversation,
  listOldConversations,
  saveConversation,
} from '../store/conversations.ts';
import type { Database } from '../store/database.ts';

/** Packed; a larger home is not kept. */
const homeBytesMax = 64 * 1024 * 1024;
const packMs = 30_000;
/** What agents fetch again by themselves. */
const leftOut = ['.cache', '.npm', '.bun', '.local/state', 'node_modules'];
const pageRows = 200;

export interface Conversations {
  /**
   * The conversation of the run that this one continues, with its home in place. Null: that run's agent was the same, but
   * nothing of it can be given back; undefined: there is none to go on with.
   */
  restore(agent: Agent, started: StartedRun, sandbox: Sandbox): Promise<string | null | undefined>;
  /** Keeps the home beside the run's files. A failure is told to the log alone: the run's work does not depend on it. */
  keep(agent: Agent, started: StartedRun, sandbox: Sandbox, conversation: string): Promise<void>;
  /** Removes what is older than its life. */
  sweep(): Promise<void>;
}

function remembers(agent: Agent): boolean {
  return agent.capabilities.includes('continues');
}

export function createConversations(deps: {
  database: Database;
  files: Files;
  clock: Clock;
  log: Log;
  retentionMs: number;
}): Conversations {
  const { database, files, clock, log } = deps;

  /** Throws when it ends with an error. */
  async function done(child: SandboxProcess, what: string): Promise<void> {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (said.length < 2_000) said += chunk.toString();
    });
    const { code, cause } = await child.exit;
    // 1 is tar's word for files that changed while it read them.
    if (cause !== undefined || (code !== 0 && code !== 1))
      throw new Error(`${what}: ${cause ?? `exit code ${code}`} ${said.trim()}`);
  }

  async function unpack(sandbox: Sandbox, key: string): Promise<void> {
    const child = sandbox.spawn(['tar', '-C', sandbox.at('/home/agent'), '-xzf', '-'], {
      signal: AbortSignal.timeout(packMs),
    });
    child.stdout.resume();
    const content = await files.open(key).catch((error: unknown) => {
      child.kill();
      throw error;
    });
    content.on('error', () => child.kill());
    content.pipe(child.stdin);
    try {
      await done(child, 'a home could not be unpacked');
    } finally {
      content.destroy();
    }
  }

  return {
    restore: async (agent, started, sandbox) => {
      const { continues } = started.spec;
      const former = continues && parseRunId(continues.runId);
      if (!former) return undefined;
      try {
        const found = await findConversation(database, former);
        if (found?.agent !== agent.name) return undefined;
        if (found.kept === null || !remembers(agent)) return null;
        await unpack(sandbox, found.kept.homeKey);
        return found.kept.conversation;
      } catch (error) {
        log.warn(
          { err: error, run: started.runId },
          'an agent begins anew: its home could not be given back',
        );
        return null;
      }
    },
    keep: async (agent, started, sandbox, conversation) => {
      if (!remembers(agent)) return;
      const key = homeKey(started.runUuid, started.epoch);
      try {
        const child = sandbox.spawn(
          [
            ...(['tar', '-C', sandbox.at('/home/agent')] as const),
            ...leftOut.map((name) => `--exclude=./${name}`),
            ...['-czf', '-', '.'],
          ],
          { signal: AbortSignal.timeout(packMs), outputBytes: homeBytesMax },
        );
        child.stdin.end();
        const [{ bytes }] = await Promise.all([
          files.put(key, child.stdout),
          done(child, 'a home could not be packed'),
        ]);
        const kept = {
          runUuid: started.runUuid,
          agent: agent.name,
          conversation,
          homeKey: key,
          homeBytes: bytes,
          createdAt: clock.now(),
        };
        if (!(await saveConversation(database, kept, started.epoch))) await files.remove(key);
      } catch (error) {
        log.warn({ err: error, run: started.runId }, "an agent's home could not be kept");
        await files.remove(key).catch(() => undefined);
      }
    },
    sweep: async () => {
      const before = new Date(clock.now().getTime() - deps.retentionMs);
      for (;;) {
        const old = await listOldConversations(database, before, pageRows);
        for (const kept of old) {
          await files.remove(kept.homeKey);
          await forgetConversation(database, kept);
        }
        if (old.length < pageRows) return;
      }
    },
  };
}
