/** Every operation of the contract and the handler that serves it; the compiler refuses a missing one. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { answerInput } from './answer-input.ts';
import { applyRun } from './apply-run.ts';
import { cancelRun } from './cancel-run.ts';
import { createKey } from './create-key.ts';
import { createRun } from './create-run.ts';
import { createRunLink } from './create-run-link.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteRun } from './delete-run.ts';
import { getInput } from './get-input.ts';
import { getKey } from './get-key.ts';
import { getMe } from './get-me.ts';
import { getRun } from './get-run.ts';
import { getRunLog } from './get-run-log.ts';
import { getRunPatch } from './get-run-patch.ts';
import { getWorkspace } from './get-workspace.ts';
import { listAgents } from './list-agents.ts';
import { listAudit } from './list-audit.ts';
import { listKeys } from './list-keys.ts';
import { listRuns } from './list-runs.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';
import { sendMessage } from './send-message.ts';
import { streamRunEvents } from './stream-run-events.ts';
import { updateKey } from './update-key.ts';

export function createHandlers(deps: HttpDeps): Handlers<Context> {
  return {
    createRun: createRun(deps),
    listRuns: listRuns(deps),
    getRun: getRun(deps),
    deleteRun: deleteRun(deps),
    streamRunEvents: streamRunEvents(deps),
    cancelRun: cancelRun(deps),
    applyRun: applyRun(deps),
    sendMessage: sendMessage(deps),
    getInput: getInput(deps),
    answerInput: answerInput(deps),
    createRunLink: createRunLink(deps),
    getRunPatch: getRunPatch(deps),
    getRunLog: getRunLog(deps),
    listAgents: listAgents(deps),
    listAudit: listAudit(deps),
    getMe: getMe(deps),
    createKey: createKey(deps),
    listKeys: listKeys(deps),
    getKey: getKey(deps),
    updateKey: updateKey(deps),
    revokeKey: revokeKey(deps),
    rotateKey: rotateKey(deps),
    createWorkspace: createWorkspace(deps),
    listWorkspaces: listWorkspaces(deps),
    getWorkspace: getWorkspace(deps),
  };
}
