/** What each error means, how one looks and what to do about it; the compiler refuses a code of the catalogue that lacks its section. */
import type { ErrorCode, ErrorDetail } from '../base/errors.ts';

export interface ErrorSection {
  meaning: string;
  /** The `detail` and `errors` of a real reply. */
  example: { detail: string; errors?: ErrorDetail[] };
  remedy: string;
}

export const errorGuide: Record<ErrorCode, ErrorSection> = {
  invalid_request: {
    meaning:
      'The body, a query parameter or a header does not fit what the operation takes. All mistakes are reported at once.',
    example: {
      detail: 'limit must be between 1 and 1000.',
      errors: [{ pointer: '/limit', message: 'limit must be between 1 and 1000' }],
    },
    remedy:
      'Read errors: each pointer names a place in the body, or a parameter as /query/…, /header/… or /path/…. For a body that is not JSON, detail gives line and column.',
  },
  invalid_last_event_id: {
    meaning: 'Last-Event-ID or after is not the id of an event of this run.',
    example: {
      detail: 'Last-Event-ID is 12, but the last event of this run is 7.',
      errors: [{ pointer: '/header/last-event-id', message: 'must be a whole number from 0 to 7' }],
    },
    remedy:
      'Send the id of the last event you have seen of this very run, or leave it out to begin at the first.',
  },
  unauthenticated: {
    meaning: 'There is no Authorization header, it is not a Bearer key, or nobody has this key.',
    example: { detail: 'Send your key as "Authorization: Bearer <key>".' },
    remedy: 'Send a key of this deployment, complete and unchanged. A key is shown once, when it is made.',
  },
  key_expired: {
    meaning: 'The key was valid once; its expires_at or, after a rotation, its grace period has passed.',
    example: { detail: 'This key has expired. Use another one.' },
    remedy: 'Use the key that took its place, or make a new one with a key that holds keys:write.',
  },
  key_revoked: {
    meaning: 'Somebody has revoked the key.',
    example: { detail: 'This key was revoked. Use another one.' },
    remedy: 'Use another key. A revoked one never works again.',
  },
  insufficient_scope: {
    meaning:
      'The key is valid, but lacks a scope that the operation asks for, or tried to grant one it lacks.',
    example: { detail: 'This call needs the scope runs:write; this key does not hold it.' },
    remedy:
      'Use a key with the scope named in detail and in WWW-Authenticate; scopes of a key are in GET /me.',
  },
  not_found: {
    meaning:
      'There is no such address, or no such thing in the environment of this key. What belongs to another environment looks the same.',
    example: { detail: 'No such run is visible to this key.' },
    remedy: 'Check the id and that the key belongs to the environment the thing was made in.',
  },
  method_not_allowed: {
    meaning: 'The address exists, but not with this method.',
    example: { detail: 'This address takes GET, HEAD.' },
    remedy: 'Use one of the methods in Allow.',
  },
  not_acceptable: {
    meaning: 'The Accept header leaves out everything the operation can answer with.',
    example: { detail: 'This address answers with text/event-stream or application/json.' },
    remedy: 'Name one of the media types of detail in Accept, or leave the header out.',
  },
  conflict: {
    meaning: 'The request is right in itself, but not in the state the thing is in now.',
    example: { detail: 'The run to continue is running; it can be continued once it is settled.' },
    remedy: 'Read the thing, then decide anew.',
  },
  run_settled: {
    meaning: 'The run is settled: its agent is gone, and nothing reaches it any more.',
    example: { detail: 'The run is settled; its agent takes no messages any more.' },
    remedy: 'Start a run that continues this one with continues.',
  },
  not_supported: {
    meaning: 'The agent of the run cannot do what was asked of it.',
    example: { detail: 'The agent script takes no messages; GET /agents lists what each can do.' },
    remedy: 'Choose an agent that has the capability; GET /agents names those of each.',
  },
  idempotency_in_flight: {
    meaning: 'A request with the same Idempotency-Key has not been answered yet.',
    example: {
      detail:
        'The first request with this Idempotency-Key has not been answered yet. Send it again in a second.',
    },
    remedy: 'Send the same request again after Retry-After; you then get the answer of the first.',
  },
  workspace_not_ready: {
    meaning: 'The workspace is still being filled, or could not be filled.',
    example: { detail: 'The workspace is creating; runs can start once it is ready.' },
    remedy:
      'Read the workspace until its state is ready. When it is failed, its reason says why: make another one.',
  },
  workspace_busy: {
    meaning: 'The workspace cannot be deleted while runs of it are open.',
    example: {
      detail:
        'The workspace has 3 open runs. Await or cancel what is open, or send after_runs=true to delete it after the last run.',
    },
    remedy:
      'Cancel or await its runs; GET /runs?workspace=… lists them. With after_runs=true the workspace goes with the last one.',
  },
  quota_exceeded: {
    meaning:
      'The environment has as many workspaces, or a workspace or all of them together hold as much, as they may.',
    example: {
      detail:
        'This environment has 10000 workspaces, which is as many as it may have. Delete some that nobody needs.',
    },
    remedy: 'Delete workspaces or files that nobody needs, then ask again. Nothing was changed.',
  },
  expired: {
    meaning:
      'Logs and events are kept for a while after a run has settled, 30 days unless the operator chose otherwise; those of this run are gone.',
    example: {
      detail:
        'The log and the events of this run were kept until 2026-12-21T09:30:02.600Z. Its record, receipt and patch are still there.',
    },
    remedy:
      'Read the run: its record, receipt and patch stay until it is deleted, and expires_at says until when the rest was there. An export keeps logs for longer.',
  },
  payload_too_large: {
    meaning: 'The body has more bytes than the operation takes or, an archive, unpacks to more.',
    example: { detail: 'The body may have at most 1048576 bytes.' },
    remedy: 'Send less; large inputs belong into a workspace.',
  },
  unsupported_media_type: {
    meaning:
      'The body is not said to be of a media type the operation takes, is not UTF-8, or is compressed.',
    example: { detail: 'Send the body as application/json in UTF-8, uncompressed.' },
    remedy: 'Set Content-Type to the media type that detail names and send no Content-Encoding.',
  },
  range_not_satisfiable: {
    meaning: 'The Range header asks for bytes the file does not have.',
    example: { detail: 'The file has 120 bytes; the range lies outside.' },
    remedy: 'Content-Range gives the size; ask within it. The log of a run grows while the run goes on.',
  },
  idempotency_mismatch: {
    meaning: 'The Idempotency-Key was used before with another body, within 30 days.',
    example: {
      detail:
        'This Idempotency-Key was first used with another body. Send the same body, or a new key for a new run.',
      errors: [{ pointer: '/header/idempotency-key', message: 'was first used with another body' }],
    },
    remedy: 'A retry repeats the body exactly; another request takes another key.',
  },
  invalid_archive: {
    meaning:
      'The archive is damaged or no tar archive, or has an entry that no workspace takes. Nothing of it was kept.',
    example: {
      detail: 'The archive was not taken, because of its entry "../secret": it leads out of the workspace.',
      errors: [{ pointer: '/files/..~1secret', message: '"../secret" leads out of the workspace' }],
    },
    remedy:
      'Leave the entry that errors names out of the archive, or give it another name, and send it again.',
  },
  rate_limited: {
    meaning: 'The key has used up one of its quotas: requests, or new runs, in a window of a minute.',
    example: { detail: 'This key has used up its 1200 requests in 60 seconds. Try again in 17 seconds.' },
    remedy: 'Wait for Retry-After. RateLimit and RateLimit-Policy on every reply say what is left.',
  },
  too_many_streams: {
    meaning: 'The key has as many streams open at this process as it may.',
    example: {
      detail:
        'This key has 1000 streams open here, which is as many as it may. Close one of them and try again.',
    },
    remedy: 'Close streams that nobody reads; a stream of a settled run ends by itself.',
  },
  queue_full: {
    meaning: 'As many runs of this environment wait in the queue as may wait.',
    example: {
      detail:
        'This environment has as many queued runs as it may have. Try again when some of them have started.',
    },
    remedy: 'Wait for Retry-After, or cancel runs that nobody needs any more. Nothing was created.',
  },
  internal: {
    meaning:
      "The service met a mistake of its own. Nothing about it is told here; the cause is in the operator's log.",
    example: {
      detail:
        'An unexpected error was met and logged. Quote request req_01kahz071efay9vvr14d2pf2db when you report it.',
    },
    remedy: 'Try again with the same Idempotency-Key; if it stays, report the request_id.',
  },
  unavailable: {
    meaning:
      'The service is starting or stopping, or its database does not answer. What was accepted is not lost.',
    example: { detail: 'The database does not answer right now. Try again in a few seconds.' },
    remedy: 'Try again after Retry-After. A POST with an Idempotency-Key is safe to send again.',
  },
};
