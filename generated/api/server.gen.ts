// generated from openapi/; do not edit

import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import type { AgentList, AnswerInputRequest, ApplyOutcome, AuditList, BackfillExportRequest, CreatedKey, CreatedWebhook, CreateExportRequest, CreateKeyRequest, CreatePromptRun, CreateRunLinkRequest, CreateTaskRun, CreateWebhookRequest, CreateWorkspaceRequestWritable, Export, ExportBackfill, ExportList, ExportTest, FileList, Key, KeyList, Me, RotateKeyRequest, RotateWebhookSecretRequest, Run, RunEventPage, RunInput, RunLink, RunList, RunMessage, SendMessageRequest, UpdateExportRequest, UpdateKeyRequest, UpdateWebhookRequest, UpdateWorkspaceRequest, Webhook, WebhookDelivery, WebhookDeliveryList, WebhookList, Workspace, WorkspaceList } from './types.gen.ts';

/**
 * Takes over the raw response once its status and headers are set; ends it.
 */
export type StreamBody = (response: ServerResponse) => void | Promise<void>;

export type ListRunsCall = {
    path: {};
    query: {
        limit: number;
        cursor?: string;
        state?: string[];
        workspace?: string;
        agent?: string;
        metadata?: Record<string, string>;
        created_after?: string;
        created_before?: string;
    };
    headers: {};
    body: undefined;
};

export type ListRunsReply = {
    status: 200;
    type: 'application/json';
    body: RunList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type CreateRunCall = {
    path: {};
    query: {};
    headers: {
        'idempotency-key'?: string;
        'last-event-id'?: string;
    };
    body: (CreateTaskRun & Required<Pick<CreateTaskRun, 'apply' | 'approval' | 'limit' | 'max_attempts'>>) | (CreatePromptRun & Required<Pick<CreatePromptRun, 'apply' | 'approval' | 'limit' | 'max_attempts'>>);
};

export type CreateRunReply = {
    status: 201;
    type: 'application/json';
    body: Run;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        Location: string;
        'Idempotent-Replayed'?: 'true';
        'Cache-Control'?: string;
        'X-Accel-Buffering'?: 'no';
    };
} | {
    status: 201;
    type: 'text/event-stream';
    body: StreamBody;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        Location: string;
        'Idempotent-Replayed'?: 'true';
        'Cache-Control'?: string;
        'X-Accel-Buffering'?: 'no';
    };
};

export type GetRunCall = {
    path: {
        run_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type GetRunReply = {
    status: 200;
    type: 'application/json';
    body: Run;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type DeleteRunCall = {
    path: {
        run_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type DeleteRunReply = {
    status: 204;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type StreamRunEventsCall = {
    path: {
        run_id: string;
    };
    query: {
        after?: string;
        limit: number;
        wait_ms: number;
    };
    headers: {
        'last-event-id'?: string;
    };
    body: undefined;
};

export type StreamRunEventsReply = {
    status: 200;
    type: 'text/event-stream';
    body: StreamBody;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        'Cache-Control'?: string;
        'X-Accel-Buffering'?: 'no';
    };
} | {
    status: 200;
    type: 'application/json';
    body: RunEventPage;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        'Cache-Control'?: string;
        'X-Accel-Buffering'?: 'no';
    };
} | {
    status: 204;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type CancelRunCall = {
    path: {
        run_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type CancelRunReply = {
    status: 200;
    type: 'application/json';
    body: Run;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
} | {
    status: 202;
    type: 'application/json';
    body: Run;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type ApplyRunCall = {
    path: {
        run_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type ApplyRunReply = {
    status: 200;
    type: 'application/json';
    body: ApplyOutcome;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type SendMessageCall = {
    path: {
        run_id: string;
    };
    query: {};
    headers: {
        'idempotency-key'?: string;
    };
    body: SendMessageRequest;
};

export type SendMessageReply = {
    status: 202;
    type: 'application/json';
    body: RunMessage;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type GetInputCall = {
    path: {
        run_id: string;
        input_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type GetInputReply = {
    status: 200;
    type: 'application/json';
    body: RunInput;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type AnswerInputCall = {
    path: {
        run_id: string;
        input_id: string;
    };
    query: {};
    headers: {};
    body: AnswerInputRequest;
};

export type AnswerInputReply = {
    status: 200;
    type: 'application/json';
    body: RunInput;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type CreateRunLinkCall = {
    path: {
        run_id: string;
    };
    query: {};
    headers: {};
    body: (CreateRunLinkRequest & Required<Pick<CreateRunLinkRequest, 'expires_in_seconds'>>);
};

export type CreateRunLinkReply = {
    status: 201;
    type: 'application/json';
    body: RunLink;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        'Cache-Control'?: string;
    };
};

export type GetRunPatchCall = {
    path: {
        run_id: string;
    };
    query: {
        link?: string;
    };
    headers: {
        range?: string;
        'if-none-match'?: string;
        'if-range'?: string;
        'accept-encoding'?: string;
    };
    body: undefined;
};

export type GetRunPatchReply = {
    status: 200;
    type: 'text/x-diff';
    body: Readable | Buffer;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Accept-Ranges'?: 'bytes' | 'none';
        'Content-Length'?: number;
        'Cache-Control'?: string;
        'X-Content-Type-Options'?: 'nosniff';
        'Content-Security-Policy'?: string;
        'Cross-Origin-Resource-Policy'?: 'same-origin';
        'Content-Disposition'?: string;
        Vary?: string;
        'Content-Encoding'?: 'gzip';
    };
} | {
    status: 206;
    type: 'text/x-diff';
    body: Readable | Buffer;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Accept-Ranges'?: 'bytes' | 'none';
        'Content-Length'?: number;
        'Content-Range': string;
        'Cache-Control'?: string;
        'X-Content-Type-Options'?: 'nosniff';
        'Content-Security-Policy'?: string;
        'Cross-Origin-Resource-Policy'?: 'same-origin';
        'Content-Disposition'?: string;
        Vary?: string;
    };
} | {
    status: 304;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Cache-Control'?: string;
        Vary?: string;
    };
};

export type GetRunLogCall = {
    path: {
        run_id: string;
    };
    query: {
        link?: string;
        follow: boolean;
        offset: number;
    };
    headers: {
        range?: string;
        'if-none-match'?: string;
        'if-range'?: string;
        'accept-encoding'?: string;
    };
    body: undefined;
};

export type GetRunLogReply = {
    status: 200;
    type: 'application/x-ndjson';
    body: Readable | Buffer;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Accept-Ranges'?: 'bytes' | 'none';
        'Content-Length'?: number;
        'Cache-Control'?: string;
        'X-Content-Type-Options'?: 'nosniff';
        'Content-Security-Policy'?: string;
        'Cross-Origin-Resource-Policy'?: 'same-origin';
        'Content-Disposition'?: string;
        Vary?: string;
        'Content-Encoding'?: 'gzip';
        'X-Accel-Buffering'?: 'no';
    };
} | {
    status: 206;
    type: 'application/x-ndjson';
    body: Readable | Buffer;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Accept-Ranges'?: 'bytes' | 'none';
        'Content-Length'?: number;
        'Content-Range': string;
        'Cache-Control'?: string;
        'X-Content-Type-Options'?: 'nosniff';
        'Content-Security-Policy'?: string;
        'Cross-Origin-Resource-Policy'?: 'same-origin';
        'Content-Disposition'?: string;
        Vary?: string;
    };
} | {
    status: 304;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Cache-Control'?: string;
        Vary?: string;
    };
};

export type ListAgentsCall = {
    path: {};
    query: {};
    headers: {};
    body: undefined;
};

export type ListAgentsReply = {
    status: 200;
    type: 'application/json';
    body: AgentList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type ListWorkspacesCall = {
    path: {};
    query: {
        limit: number;
        cursor?: string;
    };
    headers: {};
    body: undefined;
};

export type ListWorkspacesReply = {
    status: 200;
    type: 'application/json';
    body: WorkspaceList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type CreateWorkspaceCall = {
    path: {};
    query: {};
    headers: {
        'idempotency-key'?: string;
    };
    body: CreateWorkspaceRequestWritable;
};

export type CreateWorkspaceReply = {
    status: 201;
    type: 'application/json';
    body: Workspace;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        Location: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type GetWorkspaceCall = {
    path: {
        workspace_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type GetWorkspaceReply = {
    status: 200;
    type: 'application/json';
    body: Workspace;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type DeleteWorkspaceCall = {
    path: {
        workspace_id: string;
    };
    query: {
        after_runs: boolean;
    };
    headers: {};
    body: undefined;
};

export type DeleteWorkspaceReply = {
    status: 202;
    type: 'application/json';
    body: Workspace;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
} | {
    status: 204;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type UpdateWorkspaceCall = {
    path: {
        workspace_id: string;
    };
    query: {};
    headers: {};
    body: UpdateWorkspaceRequest;
};

export type UpdateWorkspaceReply = {
    status: 200;
    type: 'application/json';
    body: Workspace;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type ListWorkspaceFilesCall = {
    path: {
        workspace_id: string;
    };
    query: {
        path?: string;
        ref?: string;
        limit: number;
        cursor?: string;
    };
    headers: {};
    body: undefined;
};

export type ListWorkspaceFilesReply = {
    status: 200;
    type: 'application/json';
    body: FileList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type GetWorkspaceFileCall = {
    path: {
        workspace_id: string;
    };
    query: {
        path: string;
        ref?: string;
    };
    headers: {
        range?: string;
        'if-none-match'?: string;
        'if-range'?: string;
    };
    body: undefined;
};

export type GetWorkspaceFileReply = {
    status: 200;
    type: 'application/octet-stream';
    body: Readable | Buffer;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Accept-Ranges'?: 'bytes' | 'none';
        'Content-Length'?: number;
        'Content-Disposition'?: string;
        'X-Content-Type-Options'?: 'nosniff';
        'Content-Security-Policy'?: string;
        'Cache-Control'?: string;
    };
} | {
    status: 206;
    type: 'application/octet-stream';
    body: Readable | Buffer;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Accept-Ranges'?: 'bytes' | 'none';
        'Content-Length'?: number;
        'Content-Disposition'?: string;
        'X-Content-Type-Options'?: 'nosniff';
        'Content-Security-Policy'?: string;
        'Content-Range': string;
        'Cache-Control'?: string;
    };
} | {
    status: 304;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Cache-Control'?: string;
    };
};

export type GetWorkspaceArchiveCall = {
    path: {
        workspace_id: string;
    };
    query: {
        ref?: string;
        format?: 'tar' | 'tar.gz';
    };
    headers: {
        'if-none-match'?: string;
    };
    body: undefined;
};

export type GetWorkspaceArchiveReply = {
    status: 200;
    type: 'application/x-tar';
    body: Readable | Buffer;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Accept-Ranges'?: 'bytes' | 'none';
        'Content-Disposition'?: string;
        'X-Content-Type-Options'?: 'nosniff';
        'Cache-Control'?: string;
    };
} | {
    status: 200;
    type: 'application/gzip';
    body: Readable | Buffer;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Accept-Ranges'?: 'bytes' | 'none';
        'Content-Disposition'?: string;
        'X-Content-Type-Options'?: 'nosniff';
        'Cache-Control'?: string;
    };
} | {
    status: 304;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        ETag?: string;
        'Cache-Control'?: string;
    };
};

export type PutWorkspaceArchiveCall = {
    path: {
        workspace_id: string;
    };
    query: {};
    headers: {};
    body: Readable;
};

export type PutWorkspaceArchiveReply = {
    status: 200;
    type: 'application/json';
    body: Workspace;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type ListKeysCall = {
    path: {};
    query: {
        limit: number;
        cursor?: string;
        environment?: string;
    };
    headers: {};
    body: undefined;
};

export type ListKeysReply = {
    status: 200;
    type: 'application/json';
    body: KeyList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type CreateKeyCall = {
    path: {};
    query: {};
    headers: {
        'idempotency-key'?: string;
    };
    body: CreateKeyRequest;
};

export type CreateKeyReply = {
    status: 201;
    type: 'application/json';
    body: CreatedKey;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        Location: string;
        'Cache-Control'?: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type GetKeyCall = {
    path: {
        key_id: string;
    };
    query: {
        environment?: string;
    };
    headers: {};
    body: undefined;
};

export type GetKeyReply = {
    status: 200;
    type: 'application/json';
    body: Key;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type RevokeKeyCall = {
    path: {
        key_id: string;
    };
    query: {
        environment?: string;
    };
    headers: {};
    body: undefined;
};

export type RevokeKeyReply = {
    status: 200;
    type: 'application/json';
    body: Key;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type UpdateKeyCall = {
    path: {
        key_id: string;
    };
    query: {
        environment?: string;
    };
    headers: {};
    body: UpdateKeyRequest;
};

export type UpdateKeyReply = {
    status: 200;
    type: 'application/json';
    body: Key;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type RotateKeyCall = {
    path: {
        key_id: string;
    };
    query: {
        environment?: string;
    };
    headers: {
        'idempotency-key'?: string;
    };
    body: (RotateKeyRequest & Required<Pick<RotateKeyRequest, 'grace_seconds'>>);
};

export type RotateKeyReply = {
    status: 201;
    type: 'application/json';
    body: CreatedKey;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        Location: string;
        'Cache-Control'?: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type ListWebhooksCall = {
    path: {};
    query: {
        limit: number;
        cursor?: string;
    };
    headers: {};
    body: undefined;
};

export type ListWebhooksReply = {
    status: 200;
    type: 'application/json';
    body: WebhookList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type CreateWebhookCall = {
    path: {};
    query: {};
    headers: {
        'idempotency-key'?: string;
    };
    body: (CreateWebhookRequest & Required<Pick<CreateWebhookRequest, 'events'>>);
};

export type CreateWebhookReply = {
    status: 201;
    type: 'application/json';
    body: CreatedWebhook;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        Location: string;
        'Cache-Control'?: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type GetWebhookCall = {
    path: {
        webhook_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type GetWebhookReply = {
    status: 200;
    type: 'application/json';
    body: Webhook;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type DeleteWebhookCall = {
    path: {
        webhook_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type DeleteWebhookReply = {
    status: 204;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type UpdateWebhookCall = {
    path: {
        webhook_id: string;
    };
    query: {};
    headers: {};
    body: UpdateWebhookRequest;
};

export type UpdateWebhookReply = {
    status: 200;
    type: 'application/json';
    body: Webhook;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type RotateWebhookSecretCall = {
    path: {
        webhook_id: string;
    };
    query: {};
    headers: {
        'idempotency-key'?: string;
    };
    body: (RotateWebhookSecretRequest & Required<Pick<RotateWebhookSecretRequest, 'grace_seconds'>>);
};

export type RotateWebhookSecretReply = {
    status: 201;
    type: 'application/json';
    body: CreatedWebhook;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        'Cache-Control'?: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type TestWebhookCall = {
    path: {
        webhook_id: string;
    };
    query: {};
    headers: {
        'idempotency-key'?: string;
    };
    body: undefined;
};

export type TestWebhookReply = {
    status: 202;
    type: 'application/json';
    body: WebhookDelivery;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type ListWebhookDeliveriesCall = {
    path: {
        webhook_id: string;
    };
    query: {
        limit: number;
        cursor?: string;
    };
    headers: {};
    body: undefined;
};

export type ListWebhookDeliveriesReply = {
    status: 200;
    type: 'application/json';
    body: WebhookDeliveryList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type RedeliverWebhookDeliveryCall = {
    path: {
        webhook_id: string;
        delivery_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type RedeliverWebhookDeliveryReply = {
    status: 202;
    type: 'application/json';
    body: WebhookDelivery;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type ListAuditCall = {
    path: {};
    query: {
        limit: number;
        cursor?: string;
        operation?: string;
        key?: string;
        target?: string;
        created_after?: string;
        created_before?: string;
    };
    headers: {};
    body: undefined;
};

export type ListAuditReply = {
    status: 200;
    type: 'application/json';
    body: AuditList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type ListExportsCall = {
    path: {};
    query: {
        limit: number;
        cursor?: string;
    };
    headers: {};
    body: undefined;
};

export type ListExportsReply = {
    status: 200;
    type: 'application/json';
    body: ExportList;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type CreateExportCall = {
    path: {};
    query: {};
    headers: {
        'idempotency-key'?: string;
    };
    body: (CreateExportRequest & Required<Pick<CreateExportRequest, 'auto' | 'path_style' | 'prefix'>>);
};

export type CreateExportReply = {
    status: 201;
    type: 'application/json';
    body: Export;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        Location: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type GetExportCall = {
    path: {
        export_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type GetExportReply = {
    status: 200;
    type: 'application/json';
    body: Export;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type DeleteExportCall = {
    path: {
        export_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type DeleteExportReply = {
    status: 204;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type UpdateExportCall = {
    path: {
        export_id: string;
    };
    query: {};
    headers: {};
    body: UpdateExportRequest;
};

export type UpdateExportReply = {
    status: 200;
    type: 'application/json';
    body: Export;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type TestExportCall = {
    path: {
        export_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type TestExportReply = {
    status: 200;
    type: 'application/json';
    body: ExportTest;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type BackfillExportCall = {
    path: {
        export_id: string;
    };
    query: {};
    headers: {
        'idempotency-key'?: string;
    };
    body: BackfillExportRequest;
};

export type BackfillExportReply = {
    status: 202;
    type: 'application/json';
    body: ExportBackfill;
    headers: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
        Location: string;
        'Idempotent-Replayed'?: 'true';
    };
};

export type GetBackfillCall = {
    path: {
        export_id: string;
        backfill_id: string;
    };
    query: {};
    headers: {};
    body: undefined;
};

export type GetBackfillReply = {
    status: 200;
    type: 'application/json';
    body: ExportBackfill;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

export type GetMeCall = {
    path: {};
    query: {};
    headers: {};
    body: undefined;
};

export type GetMeReply = {
    status: 200;
    type: 'application/json';
    body: Me;
    headers?: {
        'RateLimit-Policy'?: string;
        RateLimit?: string;
    };
};

/**
 * One function per operation; `C` is what the service hands each of them beside the call.
 */
export type Handlers<C> = {
    listRuns: (call: ListRunsCall, context: C) => ListRunsReply | Promise<ListRunsReply>;
    createRun: (call: CreateRunCall, context: C) => CreateRunReply | Promise<CreateRunReply>;
    getRun: (call: GetRunCall, context: C) => GetRunReply | Promise<GetRunReply>;
    deleteRun: (call: DeleteRunCall, context: C) => DeleteRunReply | Promise<DeleteRunReply>;
    streamRunEvents: (call: StreamRunEventsCall, context: C) => StreamRunEventsReply | Promise<StreamRunEventsReply>;
    cancelRun: (call: CancelRunCall, context: C) => CancelRunReply | Promise<CancelRunReply>;
    applyRun: (call: ApplyRunCall, context: C) => ApplyRunReply | Promise<ApplyRunReply>;
    sendMessage: (call: SendMessageCall, context: C) => SendMessageReply | Promise<SendMessageReply>;
    getInput: (call: GetInputCall, context: C) => GetInputReply | Promise<GetInputReply>;
    answerInput: (call: AnswerInputCall, context: C) => AnswerInputReply | Promise<AnswerInputReply>;
    createRunLink: (call: CreateRunLinkCall, context: C) => CreateRunLinkReply | Promise<CreateRunLinkReply>;
    getRunPatch: (call: GetRunPatchCall, context: C) => GetRunPatchReply | Promise<GetRunPatchReply>;
    getRunLog: (call: GetRunLogCall, context: C) => GetRunLogReply | Promise<GetRunLogReply>;
    listAgents: (call: ListAgentsCall, context: C) => ListAgentsReply | Promise<ListAgentsReply>;
    listWorkspaces: (call: ListWorkspacesCall, context: C) => ListWorkspacesReply | Promise<ListWorkspacesReply>;
    createWorkspace: (call: CreateWorkspaceCall, context: C) => CreateWorkspaceReply | Promise<CreateWorkspaceReply>;
    getWorkspace: (call: GetWorkspaceCall, context: C) => GetWorkspaceReply | Promise<GetWorkspaceReply>;
    deleteWorkspace: (call: DeleteWorkspaceCall, context: C) => DeleteWorkspaceReply | Promise<DeleteWorkspaceReply>;
    updateWorkspace: (call: UpdateWorkspaceCall, context: C) => UpdateWorkspaceReply | Promise<UpdateWorkspaceReply>;
    listWorkspaceFiles: (call: ListWorkspaceFilesCall, context: C) => ListWorkspaceFilesReply | Promise<ListWorkspaceFilesReply>;
    getWorkspaceFile: (call: GetWorkspaceFileCall, context: C) => GetWorkspaceFileReply | Promise<GetWorkspaceFileReply>;
    getWorkspaceArchive: (call: GetWorkspaceArchiveCall, context: C) => GetWorkspaceArchiveReply | Promise<GetWorkspaceArchiveReply>;
    putWorkspaceArchive: (call: PutWorkspaceArchiveCall, context: C) => PutWorkspaceArchiveReply | Promise<PutWorkspaceArchiveReply>;
    listKeys: (call: ListKeysCall, context: C) => ListKeysReply | Promise<ListKeysReply>;
    createKey: (call: CreateKeyCall, context: C) => CreateKeyReply | Promise<CreateKeyReply>;
    getKey: (call: GetKeyCall, context: C) => GetKeyReply | Promise<GetKeyReply>;
    revokeKey: (call: RevokeKeyCall, context: C) => RevokeKeyReply | Promise<RevokeKeyReply>;
    updateKey: (call: UpdateKeyCall, context: C) => UpdateKeyReply | Promise<UpdateKeyReply>;
    rotateKey: (call: RotateKeyCall, context: C) => RotateKeyReply | Promise<RotateKeyReply>;
    listWebhooks: (call: ListWebhooksCall, context: C) => ListWebhooksReply | Promise<ListWebhooksReply>;
    createWebhook: (call: CreateWebhookCall, context: C) => CreateWebhookReply | Promise<CreateWebhookReply>;
    getWebhook: (call: GetWebhookCall, context: C) => GetWebhookReply | Promise<GetWebhookReply>;
    deleteWebhook: (call: DeleteWebhookCall, context: C) => DeleteWebhookReply | Promise<DeleteWebhookReply>;
    updateWebhook: (call: UpdateWebhookCall, context: C) => UpdateWebhookReply | Promise<UpdateWebhookReply>;
    rotateWebhookSecret: (call: RotateWebhookSecretCall, context: C) => RotateWebhookSecretReply | Promise<RotateWebhookSecretReply>;
    testWebhook: (call: TestWebhookCall, context: C) => TestWebhookReply | Promise<TestWebhookReply>;
    listWebhookDeliveries: (call: ListWebhookDeliveriesCall, context: C) => ListWebhookDeliveriesReply | Promise<ListWebhookDeliveriesReply>;
    redeliverWebhookDelivery: (call: RedeliverWebhookDeliveryCall, context: C) => RedeliverWebhookDeliveryReply | Promise<RedeliverWebhookDeliveryReply>;
    listAudit: (call: ListAuditCall, context: C) => ListAuditReply | Promise<ListAuditReply>;
    listExports: (call: ListExportsCall, context: C) => ListExportsReply | Promise<ListExportsReply>;
    createExport: (call: CreateExportCall, context: C) => CreateExportReply | Promise<CreateExportReply>;
    getExport: (call: GetExportCall, context: C) => GetExportReply | Promise<GetExportReply>;
    deleteExport: (call: DeleteExportCall, context: C) => DeleteExportReply | Promise<DeleteExportReply>;
    updateExport: (call: UpdateExportCall, context: C) => UpdateExportReply | Promise<UpdateExportReply>;
    testExport: (call: TestExportCall, context: C) => TestExportReply | Promise<TestExportReply>;
    backfillExport: (call: BackfillExportCall, context: C) => BackfillExportReply | Promise<BackfillExportReply>;
    getBackfill: (call: GetBackfillCall, context: C) => GetBackfillReply | Promise<GetBackfillReply>;
    getMe: (call: GetMeCall, context: C) => GetMeReply | Promise<GetMeReply>;
};

/**
 * Every operation: where it stands, what it needs and what it gives.
 */
export const operations = {
    listRuns: {
        method: 'get',
        base: '/v1',
        path: '/runs',
        scopes: ['runs:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            406,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'limit',
                in: 'query',
                type: 'integer'
            },
            {
                name: 'cursor',
                in: 'query',
                type: 'string'
            },
            {
                name: 'state',
                in: 'query',
                type: 'array'
            },
            {
                name: 'workspace',
                in: 'query',
                type: 'string'
            },
            {
                name: 'agent',
                in: 'query',
                type: 'string'
            },
            {
                name: 'metadata',
                in: 'query',
                type: 'object'
            },
            {
                name: 'created_after',
                in: 'query',
                type: 'string'
            },
            {
                name: 'created_before',
                in: 'query',
                type: 'string'
            }
        ]
    },
    createRun: {
        method: 'post',
        base: '/v1',
        path: '/runs',
        scopes: ['run:create'],
        accepts: ['application/json'],
        produces: ['application/json', 'text/event-stream'],
        statuses: [
            201,
            400,
            401,
            403,
            404,
            406,
            409,
            410,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }, {
                name: 'Last-Event-ID',
                in: 'header',
                type: 'string'
            }]
    },
    getRun: {
        method: 'get',
        base: '/v1',
        path: '/runs/{run_id}',
        scopes: ['runs:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            }]
    },
    deleteRun: {
        method: 'delete',
        base: '/v1',
        path: '/runs/{run_id}',
        scopes: ['runs:write'],
        accepts: [],
        produces: [],
        statuses: [
            204,
            400,
            401,
            403,
            404,
            409,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            }]
    },
    streamRunEvents: {
        method: 'get',
        base: '/v1',
        path: '/runs/{run_id}/events',
        scopes: ['runs:read'],
        accepts: [],
        produces: ['text/event-stream', 'application/json'],
        statuses: [
            200,
            204,
            400,
            401,
            403,
            404,
            406,
            410,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            },
            {
                name: 'Last-Event-ID',
                in: 'header',
                type: 'string'
            },
            {
                name: 'after',
                in: 'query',
                type: 'string'
            },
            {
                name: 'limit',
                in: 'query',
                type: 'integer'
            },
            {
                name: 'wait_ms',
                in: 'query',
                type: 'integer'
            }
        ]
    },
    cancelRun: {
        method: 'post',
        base: '/v1',
        path: '/runs/{run_id}/cancel',
        scopes: ['runs:write'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            202,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            }]
    },
    applyRun: {
        method: 'post',
        base: '/v1',
        path: '/runs/{run_id}/apply',
        scopes: ['runs:write', 'workspaces:write'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            409,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            }]
    },
    sendMessage: {
        method: 'post',
        base: '/v1',
        path: '/runs/{run_id}/messages',
        scopes: ['runs:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            202,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            }, {
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }]
    },
    getInput: {
        method: 'get',
        base: '/v1',
        path: '/runs/{run_id}/inputs/{input_id}',
        scopes: ['runs:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            }, {
                name: 'input_id',
                in: 'path',
                type: 'string'
            }]
    },
    answerInput: {
        method: 'post',
        base: '/v1',
        path: '/runs/{run_id}/inputs/{input_id}',
        scopes: ['runs:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            }, {
                name: 'input_id',
                in: 'path',
                type: 'string'
            }]
    },
    createRunLink: {
        method: 'post',
        base: '/v1',
        path: '/runs/{run_id}/links',
        scopes: ['runs:read'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            201,
            400,
            401,
            403,
            404,
            406,
            410,
            413,
            415,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            }]
    },
    getRunPatch: {
        method: 'get',
        base: '',
        path: '/files/{run_id}/patch',
        scopes: ['runs:read'],
        accepts: [],
        produces: ['text/x-diff'],
        statuses: [
            200,
            206,
            304,
            400,
            401,
            403,
            404,
            406,
            416,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            },
            {
                name: 'Range',
                in: 'header',
                type: 'string'
            },
            {
                name: 'If-None-Match',
                in: 'header',
                type: 'string'
            },
            {
                name: 'If-Range',
                in: 'header',
                type: 'string'
            },
            {
                name: 'Accept-Encoding',
                in: 'header',
                type: 'string'
            },
            {
                name: 'link',
                in: 'query',
                type: 'string'
            }
        ]
    },
    getRunLog: {
        method: 'get',
        base: '',
        path: '/files/{run_id}/log',
        scopes: ['runs:read'],
        accepts: [],
        produces: ['application/x-ndjson'],
        statuses: [
            200,
            206,
            304,
            400,
            401,
            403,
            404,
            406,
            410,
            416,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'run_id',
                in: 'path',
                type: 'string',
                pattern: '^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$',
                multiSegment: true
            },
            {
                name: 'Range',
                in: 'header',
                type: 'string'
            },
            {
                name: 'If-None-Match',
                in: 'header',
                type: 'string'
            },
            {
                name: 'If-Range',
                in: 'header',
                type: 'string'
            },
            {
                name: 'Accept-Encoding',
                in: 'header',
                type: 'string'
            },
            {
                name: 'link',
                in: 'query',
                type: 'string'
            },
            {
                name: 'follow',
                in: 'query',
                type: 'boolean'
            },
            {
                name: 'offset',
                in: 'query',
                type: 'integer'
            }
        ]
    },
    listAgents: {
        method: 'get',
        base: '/v1',
        path: '/agents',
        scopes: ['runs:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            401,
            403,
            406,
            429,
            500,
            503
        ],
        parameters: []
    },
    listWorkspaces: {
        method: 'get',
        base: '/v1',
        path: '/workspaces',
        scopes: ['workspaces:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'limit',
                in: 'query',
                type: 'integer'
            }, {
                name: 'cursor',
                in: 'query',
                type: 'string'
            }]
    },
    createWorkspace: {
        method: 'post',
        base: '/v1',
        path: '/workspaces',
        scopes: ['workspaces:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            201,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }]
    },
    getWorkspace: {
        method: 'get',
        base: '/v1',
        path: '/workspaces/{workspace_id}',
        scopes: ['workspaces:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'workspace_id',
                in: 'path',
                type: 'string'
            }]
    },
    deleteWorkspace: {
        method: 'delete',
        base: '/v1',
        path: '/workspaces/{workspace_id}',
        scopes: ['workspaces:write'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            202,
            204,
            400,
            401,
            403,
            404,
            406,
            409,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'workspace_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'after_runs',
                in: 'query',
                type: 'boolean'
            }]
    },
    updateWorkspace: {
        method: 'patch',
        base: '/v1',
        path: '/workspaces/{workspace_id}',
        scopes: ['workspaces:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'workspace_id',
                in: 'path',
                type: 'string'
            }]
    },
    listWorkspaceFiles: {
        method: 'get',
        base: '/v1',
        path: '/workspaces/{workspace_id}/files',
        scopes: ['workspaces:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'workspace_id',
                in: 'path',
                type: 'string'
            },
            {
                name: 'path',
                in: 'query',
                type: 'string'
            },
            {
                name: 'ref',
                in: 'query',
                type: 'string'
            },
            {
                name: 'limit',
                in: 'query',
                type: 'integer'
            },
            {
                name: 'cursor',
                in: 'query',
                type: 'string'
            }
        ]
    },
    getWorkspaceFile: {
        method: 'get',
        base: '/v1',
        path: '/workspaces/{workspace_id}/files/content',
        scopes: ['workspaces:read'],
        accepts: [],
        produces: ['application/octet-stream'],
        statuses: [
            200,
            206,
            304,
            400,
            401,
            403,
            404,
            406,
            416,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'workspace_id',
                in: 'path',
                type: 'string'
            },
            {
                name: 'path',
                in: 'query',
                type: 'string'
            },
            {
                name: 'ref',
                in: 'query',
                type: 'string'
            },
            {
                name: 'Range',
                in: 'header',
                type: 'string'
            },
            {
                name: 'If-None-Match',
                in: 'header',
                type: 'string'
            },
            {
                name: 'If-Range',
                in: 'header',
                type: 'string'
            }
        ]
    },
    getWorkspaceArchive: {
        method: 'get',
        base: '/v1',
        path: '/workspaces/{workspace_id}/archive',
        scopes: ['workspaces:read'],
        accepts: [],
        produces: ['application/x-tar', 'application/gzip'],
        statuses: [
            200,
            304,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'workspace_id',
                in: 'path',
                type: 'string'
            },
            {
                name: 'ref',
                in: 'query',
                type: 'string'
            },
            {
                name: 'format',
                in: 'query',
                type: 'string'
            },
            {
                name: 'If-None-Match',
                in: 'header',
                type: 'string'
            }
        ]
    },
    putWorkspaceArchive: {
        method: 'put',
        base: '/v1',
        path: '/workspaces/{workspace_id}/archive',
        scopes: ['workspaces:write'],
        accepts: ['application/x-tar', 'application/gzip'],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'workspace_id',
                in: 'path',
                type: 'string'
            }]
    },
    listKeys: {
        method: 'get',
        base: '/v1',
        path: '/keys',
        scopes: ['keys:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            406,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'limit',
                in: 'query',
                type: 'integer'
            },
            {
                name: 'cursor',
                in: 'query',
                type: 'string'
            },
            {
                name: 'environment',
                in: 'query',
                type: 'string'
            }
        ]
    },
    createKey: {
        method: 'post',
        base: '/v1',
        path: '/keys',
        scopes: ['keys:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            201,
            400,
            401,
            403,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }]
    },
    getKey: {
        method: 'get',
        base: '/v1',
        path: '/keys/{key_id}',
        scopes: ['keys:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'key_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'environment',
                in: 'query',
                type: 'string'
            }]
    },
    revokeKey: {
        method: 'delete',
        base: '/v1',
        path: '/keys/{key_id}',
        scopes: ['keys:write'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'key_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'environment',
                in: 'query',
                type: 'string'
            }]
    },
    updateKey: {
        method: 'patch',
        base: '/v1',
        path: '/keys/{key_id}',
        scopes: ['keys:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'key_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'environment',
                in: 'query',
                type: 'string'
            }]
    },
    rotateKey: {
        method: 'post',
        base: '/v1',
        path: '/keys/{key_id}/rotate',
        scopes: ['keys:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            201,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'key_id',
                in: 'path',
                type: 'string'
            },
            {
                name: 'environment',
                in: 'query',
                type: 'string'
            },
            {
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }
        ]
    },
    listWebhooks: {
        method: 'get',
        base: '/v1',
        path: '/webhooks',
        scopes: ['webhooks:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'limit',
                in: 'query',
                type: 'integer'
            }, {
                name: 'cursor',
                in: 'query',
                type: 'string'
            }]
    },
    createWebhook: {
        method: 'post',
        base: '/v1',
        path: '/webhooks',
        scopes: ['webhooks:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            201,
            400,
            401,
            403,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }]
    },
    getWebhook: {
        method: 'get',
        base: '/v1',
        path: '/webhooks/{webhook_id}',
        scopes: ['webhooks:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'webhook_id',
                in: 'path',
                type: 'string'
            }]
    },
    deleteWebhook: {
        method: 'delete',
        base: '/v1',
        path: '/webhooks/{webhook_id}',
        scopes: ['webhooks:write'],
        accepts: [],
        produces: [],
        statuses: [
            204,
            400,
            401,
            403,
            404,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'webhook_id',
                in: 'path',
                type: 'string'
            }]
    },
    updateWebhook: {
        method: 'patch',
        base: '/v1',
        path: '/webhooks/{webhook_id}',
        scopes: ['webhooks:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            413,
            415,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'webhook_id',
                in: 'path',
                type: 'string'
            }]
    },
    rotateWebhookSecret: {
        method: 'post',
        base: '/v1',
        path: '/webhooks/{webhook_id}/rotate-secret',
        scopes: ['webhooks:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            201,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'webhook_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }]
    },
    testWebhook: {
        method: 'post',
        base: '/v1',
        path: '/webhooks/{webhook_id}/test',
        scopes: ['webhooks:write'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            202,
            400,
            401,
            403,
            404,
            406,
            409,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'webhook_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }]
    },
    listWebhookDeliveries: {
        method: 'get',
        base: '/v1',
        path: '/webhooks/{webhook_id}/deliveries',
        scopes: ['webhooks:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'webhook_id',
                in: 'path',
                type: 'string'
            },
            {
                name: 'limit',
                in: 'query',
                type: 'integer'
            },
            {
                name: 'cursor',
                in: 'query',
                type: 'string'
            }
        ]
    },
    redeliverWebhookDelivery: {
        method: 'post',
        base: '/v1',
        path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
        scopes: ['webhooks:write'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            202,
            400,
            401,
            403,
            404,
            406,
            409,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'webhook_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'delivery_id',
                in: 'path',
                type: 'string'
            }]
    },
    listAudit: {
        method: 'get',
        base: '/v1',
        path: '/audit',
        scopes: ['audit:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            406,
            429,
            500,
            503
        ],
        parameters: [
            {
                name: 'limit',
                in: 'query',
                type: 'integer'
            },
            {
                name: 'cursor',
                in: 'query',
                type: 'string'
            },
            {
                name: 'operation',
                in: 'query',
                type: 'string'
            },
            {
                name: 'key',
                in: 'query',
                type: 'string'
            },
            {
                name: 'target',
                in: 'query',
                type: 'string'
            },
            {
                name: 'created_after',
                in: 'query',
                type: 'string'
            },
            {
                name: 'created_before',
                in: 'query',
                type: 'string'
            }
        ]
    },
    listExports: {
        method: 'get',
        base: '/v1',
        path: '/exports',
        scopes: ['exports:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'limit',
                in: 'query',
                type: 'integer'
            }, {
                name: 'cursor',
                in: 'query',
                type: 'string'
            }]
    },
    createExport: {
        method: 'post',
        base: '/v1',
        path: '/exports',
        scopes: ['exports:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            201,
            400,
            401,
            403,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }]
    },
    getExport: {
        method: 'get',
        base: '/v1',
        path: '/exports/{export_id}',
        scopes: ['exports:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'export_id',
                in: 'path',
                type: 'string'
            }]
    },
    deleteExport: {
        method: 'delete',
        base: '/v1',
        path: '/exports/{export_id}',
        scopes: ['exports:write'],
        accepts: [],
        produces: [],
        statuses: [
            204,
            400,
            401,
            403,
            404,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'export_id',
                in: 'path',
                type: 'string'
            }]
    },
    updateExport: {
        method: 'patch',
        base: '/v1',
        path: '/exports/{export_id}',
        scopes: ['exports:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            413,
            415,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'export_id',
                in: 'path',
                type: 'string'
            }]
    },
    testExport: {
        method: 'post',
        base: '/v1',
        path: '/exports/{export_id}/test',
        scopes: ['exports:write'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'export_id',
                in: 'path',
                type: 'string'
            }]
    },
    backfillExport: {
        method: 'post',
        base: '/v1',
        path: '/exports/{export_id}/backfill',
        scopes: ['exports:write'],
        accepts: ['application/json'],
        produces: ['application/json'],
        statuses: [
            202,
            400,
            401,
            403,
            404,
            406,
            409,
            413,
            415,
            422,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'export_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'Idempotency-Key',
                in: 'header',
                type: 'string'
            }]
    },
    getBackfill: {
        method: 'get',
        base: '/v1',
        path: '/exports/{export_id}/backfills/{backfill_id}',
        scopes: ['exports:read'],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            400,
            401,
            403,
            404,
            406,
            429,
            500,
            503
        ],
        parameters: [{
                name: 'export_id',
                in: 'path',
                type: 'string'
            }, {
                name: 'backfill_id',
                in: 'path',
                type: 'string'
            }]
    },
    getMe: {
        method: 'get',
        base: '/v1',
        path: '/me',
        scopes: [],
        accepts: [],
        produces: ['application/json'],
        statuses: [
            200,
            401,
            406,
            429,
            500,
            503
        ],
        parameters: []
    }
} as const;
