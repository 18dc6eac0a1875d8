/** What the package `agent-run-sdk` offers: the client, its errors, the check of webhooks, and every type of the contract. */
export { type OperationName, problemCodes } from '../../generated/api/calls.gen.ts';
export type * from '../../generated/api/types.gen.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export type { CallOptions, CreateOptions, Raw } from './core.ts';
export {
  AgentRunError,
  type ClientErrorCode,
  type ErrorCode,
  isCode,
  type ServiceErrorCode,
} from './errors.ts';
export type { Exports } from './exports.ts';
export type { Keys } from './keys.ts';
export type { List, Page } from './pages.ts';
export type {
  EventPageQuery,
  EventsOptions,
  ListRunsQuery,
  LogOptions,
  RunHandle,
  RunReference,
  RunStream,
  Runs,
  RunVerbs,
} from './run-types.ts';
export type { Retry } from './send.ts';
export type { Time } from './time.ts';
export { type VerifyWebhookOptions, verifyWebhook, type WebhookHeadersInput } from './verify-webhook.ts';
export type { Webhooks } from './webhooks.ts';
export type { Archive, Workspaces } from './workspaces.ts';
