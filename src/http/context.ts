/** What every handler gets: the parts it may call, and who asks. */
import type { IncomingMessage } from 'node:http';
import type { Registry } from '../agents/registry.ts';
import type { AnswerInput } from '../app/answer-input.ts';
import type { ApplyRun } from '../app/apply-run.ts';
import type { Audit } from '../app/audit.ts';
import type { CancelRun } from '../app/cancel-run.ts';
import type { CreateRun } from '../app/create-run.ts';
import type { DeleteRun } from '../app/delete-run.ts';
import type { DeleteWorkspace } from '../app/delete-workspace.ts';
import type { Exports } from '../app/exports.ts';
import type { FileLinks } from '../app/file-links.ts';
import type { FollowRun } from '../app/follow-run.ts';
import type { ImportArchive } from '../app/import-archive.ts';
import type { Keys } from '../app/keys.ts';
import type { RateLimits } from '../app/rate-limits.ts';
import type { ReadWorkspace } from '../app/read-workspace.ts';
import type { SendMessage } from '../app/send-message.ts';
import type { Webhooks } from '../app/webhooks.ts';
import type { Workspaces } from '../app/workspaces.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { notFound } from '../base/errors.ts';
import { type IdPrefix, parseId, parseRunId } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Principal } from '../domain/key.ts';
import type { Files } from '../files/files.ts';
import type { Provider } from '../gateway/gateway.ts';
import type { Database } from '../store/database.ts';
import type { Notices } from '../store/notices.ts';
import type { WorkspaceReader } from '../workspaces/reader.ts';

export interface HttpDeps {
  createRun: CreateRun;
  cancelRun: CancelRun;
  applyRun: ApplyRun;
  deleteRun: DeleteRun;
  sendMessage: SendMessage;
  answerInput: AnswerInput;
  followRun: FollowRun;
  audit: Audit;
  fileLinks: FileLinks;
  keys: Keys;
  rateLimits: RateLimits;
  webhooks: Webhooks;
  exports: Exports;
  workspaces: Workspaces;
  importArchive: ImportArchive;
  deleteWorkspace: DeleteWorkspace;
  readWorkspace: ReadWorkspace;
  workspaceReader: WorkspaceReader;
  agents: Registry;
  /** Providers of models that have a key or an address here. */
  modelProviders: readonly Provider[];
  database: Database;
  notices: Notices;
  files: Files;
  clock: Clock;
  log: Log;
  config: Config;
  metrics: Metrics;
  /** Aborts when the service stops answering: whoever waits for something to happen is sent away to ask elsewhere. */
  closing: AbortSignal;
  /** Ends in `/v1`. */
  baseUrl: string;
}

/** One call: who makes it, and which of the offered media types was chosen. */
export interface Context {
  principal: Principal;
  requestId: string;
  accept: string;
  /** The span of this request, where requests are traced. */
  traceparent: string | undefined;
  request: IncomingMessage;
}

/** The key of a run as this caller may see it. Throws the same 404 for another environment's run and for none. */
export function runKey(runId: string, principal: Principal): { uuid: string; environment: string } {
  const parsed = parseRunId(runId);
  if (!parsed || parsed.environment !== principal.environment) throw notFound('run');
  return parsed;
}

/** The uuid behind an id such as `ws_…` or `key_…`; throws 404 when there can be none. */
export function uuidOf(prefix: IdPrefix, id: string, what: string): string {
  const uuid = parseId(prefix, id);
  if (uuid === undefined) throw notFound(what);
  return uuid;
}

/** The key of a question of a run. Throws 404 when there can be none. */
export function inputKey(
  path: { run_id: string; input_id: string },
  principal: Principal,
): { uuid: string; runUuid: string; environment: string } {
  const run = parseRunId(path.run_id);
  if (run?.environment !== principal.environment) throw notFound('input');
  return { uuid: uuidOf('inp', path.input_id, 'input'), runUuid: run.uuid, environment: run.environment };
}
