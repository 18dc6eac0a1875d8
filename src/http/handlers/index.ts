/** Every operation of the contract and the handler that serves it; the compiler refuses a missing one. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { answerInput } from './answer-input.ts';
import { applyRun } from './apply-run.ts';
import { backfillExport } from './backfill-export.ts';
import { cancelRun } from './cancel-run.ts';
import { createExport } from './create-export.ts';
import { createKey } from './create-key.ts';
import { createRun } from './create-run.ts';
import { createRunLink } from './create-run-link.ts';
import { createWebhook } from './create-webhook.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteExport } from './delete-export.ts';
import { deleteRun } from './delete-run.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { getBackfill } from './get-backfill.ts';
import { getExport } from './get-export.ts';
import { getInput } from './get-input.ts';
import { getKey } from './get-key.ts';
import { getMe } from './get-me.ts';
import { getRun } from './get-run.ts';
import { getRunLog } from './get-run-log.ts';
import { getRunPatch } from './get-run-patch.ts';
import { getWebhook } from './get-webhook.ts';
import { getWorkspace } from './get-workspace.ts';
import { getWorkspaceArchive } from './get-workspace-archive.ts';
import { getWorkspaceFile } from './get-workspace-file.ts';
import { listAgents } from './list-agents.ts';
import { listAudit } from './list-audit.ts';
import { listExports } from './list-exports.ts';
import { listKeys } from './list-keys.ts';
import { listRuns } from './list-runs.ts';
import { listWebhookDeliveries } from './list-webhook-deliveries.ts';
import { listWebhooks } from './list-webhooks.ts';
import { listWorkspaceFiles } from './list-workspace-files.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { putWorkspaceArchive } from './put-workspace-archive.ts';
import { redeliverWebhookDelivery } from './redeliver-webhook-delivery.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { sendMessage } from './send-message.ts';
import { streamRunEvents } from './stream-run-events.ts';
import { testExport } from './test-export.ts';
import { testWebhook } from './test-webhook.ts';
import { updateExport } from './update-export.ts';
import { updateKey } from './update-key.ts';
import { updateWebhook } from './update-webhook.ts';
import { updateWorkspace } from './update-workspace.ts';

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
    createWebhook: createWebhook(deps),
    listWebhooks: listWebhooks(deps),
    getWebhook: getWebhook(deps),
    updateWebhook: updateWebhook(deps),
    deleteWebhook: deleteWebhook(deps),
    rotateWebhookSecret: rotateWebhookSecret(deps),
    testWebhook: testWebhook(deps),
    listWebhookDeliveries: listWebhookDeliveries(deps),
    redeliverWebhookDelivery: redeliverWebhookDelivery(deps),
    putWorkspaceArchive: putWorkspaceArchive(deps),
    updateWorkspace: updateWorkspace(deps),
    deleteWorkspace: deleteWorkspace(deps),
    listWorkspaceFiles: listWorkspaceFiles(deps),
    getWorkspaceFile: getWorkspaceFile(deps),
    getWorkspaceArchive: getWorkspaceArchive(deps),
    createExport: createExport(deps),
    listExports: listExports(deps),
    getExport: getExport(deps),
    updateExport: updateExport(deps),
    deleteExport: deleteExport(deps),
    testExport: testExport(deps),
    backfillExport: backfillExport(deps),
    getBackfill: getBackfill(deps),
  };
}
