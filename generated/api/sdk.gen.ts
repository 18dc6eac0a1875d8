// generated from openapi/; do not edit

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AnswerInputData, AnswerInputErrors, AnswerInputResponses, ApplyRunData, ApplyRunErrors, ApplyRunResponses, BackfillExportData, BackfillExportErrors, BackfillExportResponses, CancelRunData, CancelRunErrors, CancelRunResponses, CreateExportData, CreateExportErrors, CreateExportResponses, CreateKeyData, CreateKeyErrors, CreateKeyResponses, CreateRunData, CreateRunErrors, CreateRunLinkData, CreateRunLinkErrors, CreateRunLinkResponses, CreateRunResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, CreateWorkspaceData, CreateWorkspaceErrors, CreateWorkspaceResponses, DeleteExportData, DeleteExportErrors, DeleteExportResponses, DeleteRunData, DeleteRunErrors, DeleteRunResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, DeleteWorkspaceData, DeleteWorkspaceErrors, DeleteWorkspaceResponses, GetBackfillData, GetBackfillErrors, GetBackfillResponses, GetExportData, GetExportErrors, GetExportResponses, GetInputData, GetInputErrors, GetInputResponses, GetKeyData, GetKeyErrors, GetKeyResponses, GetMeData, GetMeErrors, GetMeResponses, GetRunData, GetRunErrors, GetRunLogData, GetRunLogErrors, GetRunLogResponses, GetRunPatchData, GetRunPatchErrors, GetRunPatchResponses, GetRunResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, GetWorkspaceArchiveData, GetWorkspaceArchiveErrors, GetWorkspaceArchiveResponses, GetWorkspaceData, GetWorkspaceErrors, GetWorkspaceFileData, GetWorkspaceFileErrors, GetWorkspaceFileResponses, GetWorkspaceResponses, ListAgentsData, ListAgentsErrors, ListAgentsResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListExportsData, ListExportsErrors, ListExportsResponses, ListKeysData, ListKeysErrors, ListKeysResponses, ListRunsData, ListRunsErrors, ListRunsResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, ListWorkspaceFilesData, ListWorkspaceFilesErrors, ListWorkspaceFilesResponses, ListWorkspacesData, ListWorkspacesErrors, ListWorkspacesResponses, PutWorkspaceArchiveData, PutWorkspaceArchiveErrors, PutWorkspaceArchiveResponses, RedeliverWebhookDeliveryData, RedeliverWebhookDeliveryErrors, RedeliverWebhookDeliveryResponses, RevokeKeyData, RevokeKeyErrors, RevokeKeyResponses, RotateKeyData, RotateKeyErrors, RotateKeyResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, SendMessageData, SendMessageErrors, SendMessageResponses, StreamRunEventsData, StreamRunEventsErrors, StreamRunEventsResponses, TestExportData, TestExportErrors, TestExportResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UpdateExportData, UpdateExportErrors, UpdateExportResponses, UpdateKeyData, UpdateKeyErrors, UpdateKeyResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses, UpdateWorkspaceData, UpdateWorkspaceErrors, UpdateWorkspaceResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * List the runs
 *
 * The runs of the calling key's environment, newest first. Every filter narrows the list, and all of them go together. Pages hold on to their place: runs that arrive meanwhile appear on none of the later pages, and no run twice.
 */
export const listRuns = <ThrowOnError extends boolean = false>(options?: Options<ListRunsData, ThrowOnError>): RequestResult<ListRunsResponses, ListRunsErrors, ThrowOnError> => (options?.client ?? client).get<ListRunsResponses, ListRunsErrors, ThrowOnError>({
    querySerializer: { parameters: { metadata: { object: { style: 'form' } } } },
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs',
    ...options
});

/**
 * Create a run
 *
 * Starts a run and answers at once, with the run record as JSON or, when `Accept` asks for `text/event-stream`, with the run's events on this very response: the same frames as `GET /runs/{run_id}/events`, and after `run.settled` one last frame `event: usage` without an id, whose data is the receipt's `Usage`. A client that goes away never cancels the run.
 * With an `Idempotency-Key` the request is safe to repeat; repeated with `Accept: text/event-stream` it attaches to the first run's events again and honours `Last-Event-ID`; once these have expired that is 410 `expired`.
 * `webhook` is an address of this run's own: its `run.settled` is posted there as to a webhook of the environment, with the same tries. It needs no scope of its own, and neither it nor its `webhook_secret` is shown again.
 */
export const createRun = <ThrowOnError extends boolean = false>(options: Options<CreateRunData, ThrowOnError>): RequestResult<CreateRunResponses, CreateRunErrors, ThrowOnError> => (options.client ?? client).post<CreateRunResponses, CreateRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a run
 *
 * Removes a settled run for good: its record, receipt, events, patch, log, and its commits' names in the workspace's store. What went back to the workspace stays there, and so does the workspace. The `Idempotency-Key` it was created with stays taken for its 30 days, so a late repetition starts nothing: it is 404. Takes no body.
 */
export const deleteRun = <ThrowOnError extends boolean = false>(options: Options<DeleteRunData, ThrowOnError>): RequestResult<DeleteRunResponses, DeleteRunErrors, ThrowOnError> => (options.client ?? client).delete<DeleteRunResponses, DeleteRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}',
    ...options
});

/**
 * Read a run
 *
 * The run as it stands. Once it is settled the record carries the receipt and never changes again.
 */
export const getRun = <ThrowOnError extends boolean = false>(options: Options<GetRunData, ThrowOnError>): RequestResult<GetRunResponses, GetRunErrors, ThrowOnError> => (options.client ?? client).get<GetRunResponses, GetRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}',
    ...options
});

/**
 * Follow or page the events of a run
 *
 * By default a stream of Server-Sent Events: every event after the cursor, then the ones that come, until `run.settled`, which ends the stream. The SSE `id` is the event's `seq`, `event` its type and `data` one line of JSON. Comments keep the connection alive. A stream that broke is resumed with `Last-Event-ID` at any time while the events are kept, also after a restart of the service: until the `expires_at` of a settled run, then 410 `expired`.
 * With `Accept: application/json` the same events as pages, with `wait_ms` as long polling.
 */
export const streamRunEvents = <ThrowOnError extends boolean = false>(options: Options<StreamRunEventsData, ThrowOnError>): RequestResult<StreamRunEventsResponses, StreamRunEventsErrors, ThrowOnError> => (options.client ?? client).get<StreamRunEventsResponses, StreamRunEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}/events',
    ...options
});

/**
 * Cancel a run
 *
 * Asks for the end of a run. It settles as `interrupted` with reason `cancelled`; what it did so far is in its receipt, patch and log. Safe to repeat. Takes no body.
 */
export const cancelRun = <ThrowOnError extends boolean = false>(options: Options<CancelRunData, ThrowOnError>): RequestResult<CancelRunResponses, CancelRunErrors, ThrowOnError> => (options.client ?? client).post<CancelRunResponses, CancelRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}/cancel',
    ...options
});

/**
 * Apply the result of a run to its workspace
 *
 * Brings what a settled run changed into its workspace: of a run with `apply: never`, of one that was interrupted or failed, or again after a conflict. It is the merge that a completed run's settlement makes: fast-forward or three-way, and a conflict leaves the workspace as it is. Safe to repeat: what the workspace already has is `unchanged`. The receipt never changes; the outcome is in this reply. Takes no body.
 */
export const applyRun = <ThrowOnError extends boolean = false>(options: Options<ApplyRunData, ThrowOnError>): RequestResult<ApplyRunResponses, ApplyRunErrors, ThrowOnError> => (options.client ?? client).post<ApplyRunResponses, ApplyRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}/apply',
    ...options
});

/**
 * Say something to the agent of an open run
 *
 * Steers a run that is queued, running or waiting, where its agent takes messages (`messages` among its `capabilities`). The agent gets them in order, before its next turn; once it has one, the run's log has `message.added` with `from: client`. A message that comes while the agent is ending may go unread: then no such event follows. When a run starts again, its agent gets all of them again. At most 100 for one run. With an `Idempotency-Key` the request is safe to repeat.
 */
export const sendMessage = <ThrowOnError extends boolean = false>(options: Options<SendMessageData, ThrowOnError>): RequestResult<SendMessageResponses, SendMessageErrors, ThrowOnError> => (options.client ?? client).post<SendMessageResponses, SendMessageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read what a run asks or asked
 *
 * A question of the agent, as `input.requested` told it, and what became of it.
 */
export const getInput = <ThrowOnError extends boolean = false>(options: Options<GetInputData, ThrowOnError>): RequestResult<GetInputResponses, GetInputErrors, ThrowOnError> => (options.client ?? client).get<GetInputResponses, GetInputErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}/inputs/{input_id}',
    ...options
});

/**
 * Answer what a waiting run asks
 *
 * Answers a question of the agent, and the run goes on: `decision` for one that asks for permission (`approve` takes its first option that allows, `deny` the first that denies), `option` for the id of any of its options, `text` for one that asks for words. The same answer again is safe; another one is 409.
 */
export const answerInput = <ThrowOnError extends boolean = false>(options: Options<AnswerInputData, ThrowOnError>): RequestResult<AnswerInputResponses, AnswerInputErrors, ThrowOnError> => (options.client ?? client).post<AnswerInputResponses, AnswerInputErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}/inputs/{input_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Make a link to a file
 *
 * Makes an address that opens one file of the run without a key, for a browser, until it ends. Whoever has the address can read that file, so hand it on with care. It opens nothing any more once the run is deleted, or the key that made it is revoked, has expired or has lost `runs:read`; its calls count as that key's. A link to the patch can be made before there is one, and one to a log that has expired is refused.
 */
export const createRunLink = <ThrowOnError extends boolean = false>(options: Options<CreateRunLinkData, ThrowOnError>): RequestResult<CreateRunLinkResponses, CreateRunLinkErrors, ThrowOnError> => (options.client ?? client).post<CreateRunLinkResponses, CreateRunLinkErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/runs/{run_id}/links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the patch
 *
 * What the run changed, as a unified diff that `git apply` takes on `base_commit`. An empty file when nothing changed. There is none (404) before `patch.ready`.
 */
export const getRunPatch = <ThrowOnError extends boolean = false>(options: Options<GetRunPatchData, ThrowOnError>): RequestResult<GetRunPatchResponses, GetRunPatchErrors, ThrowOnError> => (options.client ?? client).get<GetRunPatchResponses, GetRunPatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/files/{run_id}/patch',
    ...options
});

/**
 * Read the log
 *
 * Everything the agent and its commands said, one JSON object per line (`LogLine`). While the run is open the log holds what was said so far; with `follow=true` the reply goes on until the run settles. It is kept until the `expires_at` of a settled run, then 410 `expired`.
 */
export const getRunLog = <ThrowOnError extends boolean = false>(options: Options<GetRunLogData, ThrowOnError>): RequestResult<GetRunLogResponses, GetRunLogErrors, ThrowOnError> => (options.client ?? client).get<GetRunLogResponses, GetRunLogErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/files/{run_id}/log',
    ...options
});

/**
 * List the agents
 *
 * The agents this deployment offers.
 */
export const listAgents = <ThrowOnError extends boolean = false>(options?: Options<ListAgentsData, ThrowOnError>): RequestResult<ListAgentsResponses, ListAgentsErrors, ThrowOnError> => (options?.client ?? client).get<ListAgentsResponses, ListAgentsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/agents',
    ...options
});

/**
 * List the workspaces
 *
 * The workspaces of the environment, newest first.
 */
export const listWorkspaces = <ThrowOnError extends boolean = false>(options?: Options<ListWorkspacesData, ThrowOnError>): RequestResult<ListWorkspacesResponses, ListWorkspacesErrors, ThrowOnError> => (options?.client ?? client).get<ListWorkspacesResponses, ListWorkspacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces',
    ...options
});

/**
 * Create a workspace
 *
 * Makes a workspace, empty unless a source says otherwise. An empty one is `ready` at once; any other is `creating` while it is filled, and `ready` or `failed` after: read it again until then. What an archive holds is sent afterwards, with `PUT /workspaces/{workspace_id}/archive`.
 */
export const createWorkspace = <ThrowOnError extends boolean = false>(options: Options<CreateWorkspaceData, ThrowOnError>): RequestResult<CreateWorkspaceResponses, CreateWorkspaceErrors, ThrowOnError> => (options.client ?? client).post<CreateWorkspaceResponses, CreateWorkspaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a workspace
 *
 * Removes a workspace for good, with every file and commit in it. Its runs keep their records, patches and logs; they can no longer be applied or continued. While runs of it are open the call is 409 `workspace_busy`; with `after_runs=true` the workspace takes no new runs from now on (`deleting`), those it has go on to their end, and then it is removed. Takes no body.
 */
export const deleteWorkspace = <ThrowOnError extends boolean = false>(options: Options<DeleteWorkspaceData, ThrowOnError>): RequestResult<DeleteWorkspaceResponses, DeleteWorkspaceErrors, ThrowOnError> => (options.client ?? client).delete<DeleteWorkspaceResponses, DeleteWorkspaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces/{workspace_id}',
    ...options
});

/**
 * Read a workspace
 *
 * One workspace of the environment.
 */
export const getWorkspace = <ThrowOnError extends boolean = false>(options: Options<GetWorkspaceData, ThrowOnError>): RequestResult<GetWorkspaceResponses, GetWorkspaceErrors, ThrowOnError> => (options.client ?? client).get<GetWorkspaceResponses, GetWorkspaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces/{workspace_id}',
    ...options
});

/**
 * Change a workspace
 *
 * Changes the name, the metadata or the end of a workspace. `metadata` replaces all that was there. What the workspace holds is changed by runs alone.
 */
export const updateWorkspace = <ThrowOnError extends boolean = false>(options: Options<UpdateWorkspaceData, ThrowOnError>): RequestResult<UpdateWorkspaceResponses, UpdateWorkspaceErrors, ThrowOnError> => (options.client ?? client).patch<UpdateWorkspaceResponses, UpdateWorkspaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces/{workspace_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List a folder
 *
 * What lies in one folder of a workspace, in git's order, page by page. Pages of one cursor show one commit, whatever runs bring in meanwhile. A file's bytes are at `/files/content`.
 */
export const listWorkspaceFiles = <ThrowOnError extends boolean = false>(options: Options<ListWorkspaceFilesData, ThrowOnError>): RequestResult<ListWorkspaceFilesResponses, ListWorkspaceFilesErrors, ThrowOnError> => (options.client ?? client).get<ListWorkspaceFilesResponses, ListWorkspaceFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces/{workspace_id}/files',
    ...options
});

/**
 * Read a file
 *
 * The bytes of one file of a workspace, as they are. They always come as `application/octet-stream` to be saved, never as something a browser shows or runs: agents wrote them. Of a symlink they are the path it points to; it is not followed. The `ETag` is the id of the content, so it stays as long as the content does.
 */
export const getWorkspaceFile = <ThrowOnError extends boolean = false>(options: Options<GetWorkspaceFileData, ThrowOnError>): RequestResult<GetWorkspaceFileResponses, GetWorkspaceFileErrors, ThrowOnError> => (options.client ?? client).get<GetWorkspaceFileResponses, GetWorkspaceFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces/{workspace_id}/files/content',
    ...options
});

/**
 * Take the files out
 *
 * Everything in a workspace as one archive, with modes and symlinks: a tar file, or a compressed one when `Accept` prefers `application/gzip` or `format` says so. It is made while it is read. A break of the connection is the only sign of an error on the way, so check that the archive ends as it should. The `ETag` stays as long as the files do.
 */
export const getWorkspaceArchive = <ThrowOnError extends boolean = false>(options: Options<GetWorkspaceArchiveData, ThrowOnError>): RequestResult<GetWorkspaceArchiveResponses, GetWorkspaceArchiveErrors, ThrowOnError> => (options.client ?? client).get<GetWorkspaceArchiveResponses, GetWorkspaceArchiveErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces/{workspace_id}/archive',
    ...options
});

/**
 * Fill a workspace from an archive
 *
 * Takes a tar archive, plain or gzip'd, as the whole content of the workspace: fills one that waits for its archive, and replaces what a ready one holds by a new commit on top of its `head`. Runs under way keep the tree they started from and are merged when they complete. All of it is taken or nothing.
 *
 * Kept are files with their bytes and whether they are executable, and symbolic links that are relative and stay inside. Refused, with the entry named: absolute names, `..`, control characters, names that are not UTF-8, anything called `.git` in whatever spelling a file system takes for it, names that occur twice, hard links, devices, pipes. Empty folders, owners and times are not kept. Names that differ in case alone are two files here, and one on some people's machines.
 */
export const putWorkspaceArchive = <ThrowOnError extends boolean = false>(options: Options<PutWorkspaceArchiveData, ThrowOnError>): RequestResult<PutWorkspaceArchiveResponses, PutWorkspaceArchiveErrors, ThrowOnError> => (options.client ?? client).put<PutWorkspaceArchiveResponses, PutWorkspaceArchiveErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/workspaces/{workspace_id}/archive',
    ...options,
    headers: {
        'Content-Type': 'application/x-tar',
        ...options.headers
    }
});

/**
 * List the keys
 *
 * The keys of the calling key's environment, newest first, without their secrets.
 */
export const listKeys = <ThrowOnError extends boolean = false>(options?: Options<ListKeysData, ThrowOnError>): RequestResult<ListKeysResponses, ListKeysErrors, ThrowOnError> => (options?.client ?? client).get<ListKeysResponses, ListKeysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/keys',
    ...options
});

/**
 * Create a key
 *
 * Makes a key. The secret is in this reply only; it is kept as a digest. A key cannot give a scope it lacks, nor limits above its own. With an `Idempotency-Key` the request is safe to repeat, by the same calling key: it gets the first reply again, secret included.
 */
export const createKey = <ThrowOnError extends boolean = false>(options: Options<CreateKeyData, ThrowOnError>): RequestResult<CreateKeyResponses, CreateKeyErrors, ThrowOnError> => (options.client ?? client).post<CreateKeyResponses, CreateKeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke a key
 *
 * Stops a key for good, at once: here with this reply, on every other process within a second. The record stays, with `revoked_at`. A key that was revoked before stays as it is, so the call is safe to repeat. A key may revoke any key of its environment, stronger ones and itself too.
 */
export const revokeKey = <ThrowOnError extends boolean = false>(options: Options<RevokeKeyData, ThrowOnError>): RequestResult<RevokeKeyResponses, RevokeKeyErrors, ThrowOnError> => (options.client ?? client).delete<RevokeKeyResponses, RevokeKeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/keys/{key_id}',
    ...options
});

/**
 * Read a key
 *
 * One key of the calling key's environment, without its secret.
 */
export const getKey = <ThrowOnError extends boolean = false>(options: Options<GetKeyData, ThrowOnError>): RequestResult<GetKeyResponses, GetKeyErrors, ThrowOnError> => (options.client ?? client).get<GetKeyResponses, GetKeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/keys/{key_id}',
    ...options
});

/**
 * Change a key
 *
 * Changes the name, the scopes, the limits or the end of a key; its secret stays. The calling key must hold every scope that the key has and every one it shall have. It cannot set a limit above its own. A change of scopes or limits holds on every process of the service within a second.
 */
export const updateKey = <ThrowOnError extends boolean = false>(options: Options<UpdateKeyData, ThrowOnError>): RequestResult<UpdateKeyResponses, UpdateKeyErrors, ThrowOnError> => (options.client ?? client).patch<UpdateKeyResponses, UpdateKeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/keys/{key_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replace a key
 *
 * Makes a key with the name, the scopes and the end of this one, and a secret of its own. This one goes on working beside it until `grace_ends_at`, and not a second longer; revoking it ends the grace at once. The calling key must hold every scope that the key has. A key is replaced once: then rotate the key that replaced it.
 */
export const rotateKey = <ThrowOnError extends boolean = false>(options: Options<RotateKeyData, ThrowOnError>): RequestResult<RotateKeyResponses, RotateKeyErrors, ThrowOnError> => (options.client ?? client).post<RotateKeyResponses, RotateKeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/keys/{key_id}/rotate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the webhooks
 *
 * The webhooks of the calling key's environment, newest first, without their secrets.
 */
export const listWebhooks = <ThrowOnError extends boolean = false>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks',
    ...options
});

/**
 * Create a webhook
 *
 * From now on the service sends the chosen events of the environment's runs to an address, signed as Standard Webhooks 1.0 says. The secret is in this reply only. The address is https on the public internet; others are refused unless the service's operator allows them. An environment has up to 100 webhooks. With an `Idempotency-Key` the request is safe to repeat, by the same calling key: it gets the first reply again, secret included, also when the webhook was deleted since.
 */
export const createWebhook = <ThrowOnError extends boolean = false>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError> => (options.client ?? client).post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a webhook
 *
 * Removes the webhook and its deliveries for good. What is being sent at this moment may still arrive. Takes no body.
 */
export const deleteWebhook = <ThrowOnError extends boolean = false>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError> => (options.client ?? client).delete<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}',
    ...options
});

/**
 * Read a webhook
 *
 * One webhook of the calling key's environment, without its secret.
 */
export const getWebhook = <ThrowOnError extends boolean = false>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError> => (options.client ?? client).get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}',
    ...options
});

/**
 * Change a webhook
 *
 * Changes the address, the events or the description, or switches the webhook off and on; the secret stays. Switching it off gives up the deliveries that wait; events that happen while it is off are never delivered. Switching it on forgets why it was off.
 */
export const updateWebhook = <ThrowOnError extends boolean = false>(options: Options<UpdateWebhookData, ThrowOnError>): RequestResult<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError> => (options.client ?? client).patch<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replace the secret of a webhook
 *
 * Makes a new secret, shown in this reply only. Until `old_secret_ends_at` every delivery carries two signatures, one of the new secret and one of the old, so that receivers can change over one by one. A secret that was replaced before stops at once: only the latest two ever sign.
 */
export const rotateWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<RotateWebhookSecretData, ThrowOnError>): RequestResult<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError> => (options.client ?? client).post<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}/rotate-secret',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a test event
 *
 * Makes a delivery of type `webhook.test` and sends it as soon as any other, with the same signature, tries and log. Takes no body.
 */
export const testWebhook = <ThrowOnError extends boolean = false>(options: Options<TestWebhookData, ThrowOnError>): RequestResult<TestWebhookResponses, TestWebhookErrors, ThrowOnError> => (options.client ?? client).post<TestWebhookResponses, TestWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}/test',
    ...options
});

/**
 * List the deliveries of a webhook
 *
 * What was sent to a webhook, newest first: each delivery with its latest eight tries, the headers of the request, and the status, some headers and the first bytes of the reply. Deliveries are kept for as long as logs and events.
 */
export const listWebhookDeliveries = <ThrowOnError extends boolean = false>(options: Options<ListWebhookDeliveriesData, ThrowOnError>): RequestResult<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError> => (options.client ?? client).get<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}/deliveries',
    ...options
});

/**
 * Deliver again
 *
 * Sends a delivery again as soon as possible, whatever became of it, with the same `webhook-id` and up to eight tries. One that still waits for its next try is brought forward. Takes no body.
 */
export const redeliverWebhookDelivery = <ThrowOnError extends boolean = false>(options: Options<RedeliverWebhookDeliveryData, ThrowOnError>): RequestResult<RedeliverWebhookDeliveryResponses, RedeliverWebhookDeliveryErrors, ThrowOnError> => (options.client ?? client).post<RedeliverWebhookDeliveryResponses, RedeliverWebhookDeliveryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
    ...options
});

/**
 * List the audit record
 *
 * Who changed what: an entry for every call that changes something or was refused to, of the calling key's environment, newest first, by any filters together. Calls that only read, calls without a valid key and calls beyond a quota of requests leave none. What was created and what was done to keys is recorded in the same commit as the change itself; the rest right behind it, before the call is answered. A refusal is recorded within moments of it.
 */
export const listAudit = <ThrowOnError extends boolean = false>(options?: Options<ListAuditData, ThrowOnError>): RequestResult<ListAuditResponses, ListAuditErrors, ThrowOnError> => (options?.client ?? client).get<ListAuditResponses, ListAuditErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/audit',
    ...options
});

/**
 * List the destinations of exports
 *
 * The destinations of the calling key's environment, newest first, without their credentials.
 */
export const listExports = <ThrowOnError extends boolean = false>(options?: Options<ListExportsData, ThrowOnError>): RequestResult<ListExportsResponses, ListExportsErrors, ThrowOnError> => (options?.client ?? client).get<ListExportsResponses, ListExportsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/exports',
    ...options
});

/**
 * Create a destination of exports
 *
 * A bucket of yours, on any server that speaks S3, that runs are exported to: with `auto` every run of the environment that settles from now on, and earlier ones by a backfill. Each gets a folder `<prefix>/yyyy/mm/dd/<run>/` (the day it settled, in UTC) with `log.ndjson.gz`, `patch.diff` and, last of all, `receipt.json`: where that is, the others are whole. Nothing is written now; `POST /exports/{export_id}/test` tries the connection. The endpoint is https on the public internet; others are refused unless the service's operator allows them. An environment has up to 100 destinations.
 */
export const createExport = <ThrowOnError extends boolean = false>(options: Options<CreateExportData, ThrowOnError>): RequestResult<CreateExportResponses, CreateExportErrors, ThrowOnError> => (options.client ?? client).post<CreateExportResponses, CreateExportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/exports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a destination of exports
 *
 * Removes the destination, its credentials, its backfills and what waits for it. What was exported stays in the bucket. Takes no body.
 */
export const deleteExport = <ThrowOnError extends boolean = false>(options: Options<DeleteExportData, ThrowOnError>): RequestResult<DeleteExportResponses, DeleteExportErrors, ThrowOnError> => (options.client ?? client).delete<DeleteExportResponses, DeleteExportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/exports/{export_id}',
    ...options
});

/**
 * Read a destination of exports
 *
 * One destination, how it fares and how much waits for it; never its credentials.
 */
export const getExport = <ThrowOnError extends boolean = false>(options: Options<GetExportData, ThrowOnError>): RequestResult<GetExportResponses, GetExportErrors, ThrowOnError> => (options.client ?? client).get<GetExportResponses, GetExportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/exports/{export_id}',
    ...options
});

/**
 * Change a destination of exports
 *
 * Changes what is given; credentials are replaced as a whole. Runs that wait for this destination are exported to the changed one, at once. `auto: false` ends exporting at settlement for runs that settle from then on; what waits already is still exported.
 */
export const updateExport = <ThrowOnError extends boolean = false>(options: Options<UpdateExportData, ThrowOnError>): RequestResult<UpdateExportResponses, UpdateExportErrors, ThrowOnError> => (options.client ?? client).patch<UpdateExportResponses, UpdateExportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/exports/{export_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Try the connection to a destination
 *
 * Writes a small object under the prefix, looks at it and deletes it again, and says which of these steps failed and why. The steps after a failed one are not tried. Exporting itself needs the right to write only. Answers within 30 seconds. Takes no body.
 */
export const testExport = <ThrowOnError extends boolean = false>(options: Options<TestExportData, ThrowOnError>): RequestResult<TestExportResponses, TestExportErrors, ThrowOnError> => (options.client ?? client).post<TestExportResponses, TestExportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/exports/{export_id}/test',
    ...options
});

/**
 * Export the runs of a range
 *
 * Exports the runs of the environment that were created in a range and are settled, whether or not they were exported before: the same objects are written again with the same bytes. A run that is not settled when the backfill comes to it is left out. Goes on in the background; read the backfill to see how far it is. A destination works on up to 10 backfills at a time.
 */
export const backfillExport = <ThrowOnError extends boolean = false>(options: Options<BackfillExportData, ThrowOnError>): RequestResult<BackfillExportResponses, BackfillExportErrors, ThrowOnError> => (options.client ?? client).post<BackfillExportResponses, BackfillExportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/exports/{export_id}/backfill',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a backfill
 *
 * How far a backfill is.
 */
export const getBackfill = <ThrowOnError extends boolean = false>(options: Options<GetBackfillData, ThrowOnError>): RequestResult<GetBackfillResponses, GetBackfillErrors, ThrowOnError> => (options.client ?? client).get<GetBackfillResponses, GetBackfillErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/exports/{export_id}/backfills/{backfill_id}',
    ...options
});

/**
 * Who am I
 *
 * The calling key, its environment, its scopes and its limits. Any valid key may ask.
 */
export const getMe = <ThrowOnError extends boolean = false>(options?: Options<GetMeData, ThrowOnError>): RequestResult<GetMeResponses, GetMeErrors, ThrowOnError> => (options?.client ?? client).get<GetMeResponses, GetMeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/me',
    ...options
});
