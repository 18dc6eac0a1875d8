// generated from openapi/; do not edit

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:8080/v1' | 'http://127.0.0.1:8080' | 'http://127.0.0.1:8080' | (string & {});
};

/**
 * What settlement leaves. It is the same object in the `run.settled` event and, field by field, in the run record.
 */
export type Receipt = {
    id: RunId;
    state: FinalState;
    reason: Reason;
    /**
     * Where the patch is. Nothing changed makes an empty file.
     */
    patch: string;
    /**
     * Where the log is.
     */
    log: string;
    usage: Usage;
    settled_at: Timestamp;
    applied: Applied;
    /**
     * The files that clash when `applied` is `conflict`, else empty.
     */
    conflicts: Array<string>;
    /**
     * What kept the run apart from the machine; null when it was never started.
     */
    sandbox: SandboxKind | null;
    /**
     * The limit on what a run may use that ended it; null when none did. The number of steps and the tokens of a budget are not among them: `reason` tells of those.
     */
    limit_hit: LimitHit | null;
    /**
     * The agent's last words.
     */
    result: string | null;
};

/**
 * One line of a run's log.
 */
export type LogLine = {
    at: Timestamp;
    /**
     * The attempt it belongs to.
     */
    attempt: number;
    /**
     * The index of the step it belongs to; null outside of steps.
     */
    step: number | null;
    /**
     * What it came from: a command's output or errors, the agent's own words, or this service.
     */
    stream: 'stdout' | 'stderr' | 'message' | 'service';
    /**
     * The text as it came, line breaks included.
     */
    text: string;
};

/**
 * One event of a run. New types may come; ignore those you do not know.
 */
export type RunEvent = ({
    type: 'run.started';
} & RunStartedEvent) | ({
    type: 'step.started';
} & StepStartedEvent) | ({
    type: 'step.completed';
} & StepCompletedEvent) | ({
    type: 'patch.ready';
} & PatchReadyEvent) | ({
    type: 'run.retrying';
} & RunRetryingEvent) | ({
    type: 'message.added';
} & MessageAddedEvent) | ({
    type: 'input.requested';
} & InputRequestedEvent) | ({
    type: 'input.resolved';
} & InputResolvedEvent) | ({
    type: 'usage.updated';
} & UsageUpdatedEvent) | ({
    type: 'run.settled';
} & RunSettledEvent);

/**
 * What is posted to a webhook. The headers `webhook-id`, `webhook-timestamp` and `webhook-signature` are those of Standard Webhooks 1.0. `data` is the event as the run's log has it.
 */
export type WebhookMessage = {
    /**
     * The type of the event.
     */
    type: string;
    timestamp: Timestamp;
    /**
     * The event.
     */
    data: RunEvent | WebhookTestEvent;
};

/**
 * Where a run stands. `queued`, `running` and `waiting` come before settlement; exactly one of `completed`, `interrupted` and `failed` after it, and that one never changes.
 */
export type RunState = 'queued' | 'running' | 'waiting' | 'completed' | 'interrupted' | 'failed';

/**
 * The id of a workspace. Treat it as opaque.
 */
export type WorkspaceId = string;

/**
 * The id of a run, `<environment>/run_<26 characters>`. Treat it as opaque. In a path it may stand raw (`prod/run_…`) or percent-encoded (`prod%2Frun_…`); both always work.
 */
export type RunId = string;

/**
 * The name of an agent, as `GET /agents` lists it.
 */
export type AgentName = string;

/**
 * The model to work with, as `provider:model` in the provider's own name for it. Which providers there are is up to the deployment: `openai` (or any server that speaks like it), `anthropic` and `gemini`.
 */
export type ModelName = string;

/**
 * What a run may use, each at most the deployment's own limit.
 */
export type RunLimits = {
    /**
     * Memory of all its processes and temporary files together, in MiB.
     */
    memory_mb: number;
    /**
     * Processes and threads at one time.
     */
    processes: number;
    /**
     * Disk space of the run's folder and of its home, each, in MiB.
     */
    disk_mb: number;
    /**
     * What one step may print, in MiB.
     */
    output_mb: number;
    /**
     * Seconds on the processor, of all its processes together.
     */
    cpu_seconds: number;
};

/**
 * How many tokens the run may use.
 */
export type RunBudget = {
    /**
     * Tokens given to the model; null without a bound.
     */
    input: number | null;
    /**
     * Tokens the model gives back; null without a bound.
     */
    output: number | null;
};

/**
 * A host name, or an IPv4 address; with `*.` in front, every name below it; with `:` and a port behind, that port instead of 80 and 443.
 */
export type NetworkHost = string;

/**
 * Up to 16 names and texts of your own, kept with the record and given back as they are.
 */
export type Metadata = {
    [key: string]: string;
};

/**
 * Why a run ended as it did.
 */
export type Reason = {
    /**
     * A word for programs. The set is open, so expect new ones. Known today, completed: `done`; interrupted: `cancelled`, `limit_reached`, `budget_exhausted`, `timed_out`, `queue_expired`, `input_timeout`; failed: `agent_error`, `agent_unavailable`, `model_error`, `workspace_error`, `worker_lost`, `internal_error`.
     */
    code: string;
    /**
     * A sentence for people.
     */
    message: string;
};

/**
 * A git commit of the workspace's history (40 hexadecimal characters).
 */
export type Commit = string;

/**
 * Tokens given to models, as their providers counted them; those read from a cache are among them.
 */
export type InputTokens = number;

/**
 * Tokens that models gave back, as their providers counted them; those of their thinking are among them.
 */
export type OutputTokens = number;

/**
 * The part of `input` that providers read from their caches; null when one of them did not tell it.
 */
export type CachedInputTokens = number | null;

/**
 * Calls of models that ended before the provider told their last count. Above 0, the tokens are what was told and so a lower bound; nothing is guessed.
 */
export type CutCalls = number;

/**
 * What a run took. Tokens count every attempt.
 */
export type Usage = {
    input: InputTokens;
    output: OutputTokens;
    cached_input: CachedInputTokens;
    cut_calls: CutCalls;
    /**
     * Milliseconds from the start of the first attempt to settlement, time in `waiting` excluded.
     */
    duration_ms: number;
};

/**
 * What became of the result in the workspace. `fast_forward`: the workspace is now exactly the result. `merged`: the workspace had moved on and both changes are in it. `unchanged`: there was nothing to apply. `skipped`: the run asked for `apply: never`, or did not complete. `conflict`: the workspace was left alone because the changes clash; the files are in `conflicts`. `quota_exceeded`: the workspace was left alone because it, or its environment, would hold more than it may; the run can be applied later when there is room.
 */
export type Applied = 'fast_forward' | 'merged' | 'unchanged' | 'skipped' | 'conflict' | 'quota_exceeded';

/**
 * What kept the run apart from the machine. `none` means plain processes without isolation. What each promises and what it does not stands under `/docs/sandbox`.
 */
export type SandboxKind = 'bubblewrap' | 'unshare' | 'none';

/**
 * The name of a limit on what a run may use.
 */
export type LimitHit = 'memory' | 'processes' | 'disk' | 'output' | 'cpu' | 'wall_clock';

/**
 * An instant in UTC, as RFC 3339 writes it.
 */
export type Timestamp = string;

/**
 * A run. Every field is always there; what is not known yet is null. `patch`, `log`, `usage` and `settled_at` are null until the run is settled and never after.
 */
export type Run = {
    id: RunId;
    state: RunState;
    /**
     * The task, verbatim; null when the run was given a prompt.
     */
    task: string | null;
    /**
     * The prompt, verbatim; null when the run was given a task.
     */
    prompt: string | null;
    workspace: WorkspaceId;
    agent: AgentName;
    /**
     * The model that was asked for; null when none was, and then the agent works with its own.
     */
    model: ModelName | null;
    /**
     * How many steps the agent may take.
     */
    limit: number;
    /**
     * How many milliseconds the run may work.
     */
    timeout_ms: number;
    /**
     * What the run may use; null of a run that was made before runs had limits of their own.
     */
    limits: RunLimits | null;
    /**
     * How often the run may be started.
     */
    max_attempts: number;
    /**
     * Whether a completed run's result goes back to its workspace.
     */
    apply: 'auto' | 'never';
    /**
     * Whether the agent asks before it does what needs permission.
     */
    approval: 'auto' | 'ask';
    /**
     * How many tokens the run may use; null without any bound.
     */
    budget: RunBudget | null;
    /**
     * What the run may reach besides its model, `none` or hosts; a deployment that has narrowed its list since gives less.
     */
    network: string | Array<NetworkHost>;
    metadata: Metadata;
    /**
     * The run this one continues; null when it continues none. It may have been deleted since.
     */
    continues: RunId | null;
    /**
     * The number of the latest attempt; 0 while the run was never started.
     */
    attempt: number;
    /**
     * The agent's last words.
     */
    result: string | null;
    /**
     * Why the run ended as it did; null until then.
     */
    reason: Reason | null;
    /**
     * The commit the run starts from; null until that is known, which is at its start unless it continues a run.
     */
    base_commit: Commit | null;
    /**
     * Where the patch is; the same key opens it.
     */
    patch: string | null;
    /**
     * Where the log is; the same key opens it.
     */
    log: string | null;
    /**
     * What the run took; null until it is settled.
     */
    usage: Usage | null;
    /**
     * What became of the result in the workspace; null until the run is settled.
     */
    applied: Applied | null;
    /**
     * The files that clash, when `applied` is `conflict`, else empty; null until the run is settled.
     */
    conflicts: Array<string> | null;
    /**
     * What kept the run apart from the machine; null while it was never started.
     */
    sandbox: SandboxKind | null;
    /**
     * The limit on what a run may use that ended it; null when none did, and until the run is settled. The number of steps and the tokens of a budget are not among them: `reason` tells of those.
     */
    limit_hit: LimitHit | null;
    created_at: Timestamp;
    /**
     * When the first attempt started.
     */
    started_at: string | null;
    /**
     * When cancelling was first asked for.
     */
    cancel_requested_at: string | null;
    /**
     * When the run was settled.
     */
    settled_at: string | null;
    /**
     * From when on the log and the events are gone (410 `expired`); the rest of the record, the receipt and the patch stay. Null until the run is settled.
     */
    expires_at: string | null;
    /**
     * The number of the latest event; 0 while there is none.
     */
    last_event: number;
    /**
     * The place of a queued run among the queued runs of its environment by age: 1 is the oldest, and more than 100000 is told as 100000. Workspaces take turns, so a younger run may start first. Told by `GET /runs/{run_id}` alone; null in every other reply and whenever the run is not queued.
     */
    queue_position: number | null;
};

/**
 * A page of runs, newest first.
 */
export type RunList = {
    data: Array<Run>;
    /**
     * What to give as `cursor` for the next page; null on the last one.
     */
    next_cursor: string | null;
};

/**
 * One reason a request was refused.
 */
export type ProblemDetail = {
    /**
     * A JSON Pointer into the body, or `/query/<name>`, `/header/<name>`, `/path/<name>`, or `/files/<path>` for a file of the workspace; empty for the body as a whole.
     */
    pointer: string;
    /**
     * What is wrong there.
     */
    message: string;
};

/**
 * An error reply, as RFC 9457 has it, with a code for programs and the id of the request for support.
 */
export type Problem = {
    /**
     * Where the error is explained, `/docs/errors#<code>`.
     */
    type: string;
    /**
     * What kind of error it is; the same for every error of this code.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What went wrong this time and what to do about it.
     */
    detail: string;
    /**
     * A word for programs. New ones may come; go by the status of those you do not know.
     */
    code: 'invalid_request' | 'invalid_last_event_id' | 'unauthenticated' | 'key_expired' | 'key_revoked' | 'insufficient_scope' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'conflict' | 'run_settled' | 'not_supported' | 'idempotency_in_flight' | 'workspace_not_ready' | 'workspace_busy' | 'quota_exceeded' | 'expired' | 'payload_too_large' | 'unsupported_media_type' | 'range_not_satisfiable' | 'idempotency_mismatch' | 'invalid_archive' | 'rate_limited' | 'too_many_streams' | 'queue_full' | 'internal' | 'unavailable';
    /**
     * The id of the request, as in the `Request-Id` header.
     */
    request_id: string;
    /**
     * Every single reason, when there are places to point at; else empty.
     */
    errors: Array<ProblemDetail>;
};

/**
 * What the agent is asked to do, kept verbatim. It may not contain the NUL character.
 */
export type InstructionText = string;

/**
 * How many steps the agent may take. Reaching it settles the run as interrupted with reason `limit_reached`.
 */
export type StepLimit = number;

/**
 * How many milliseconds the run may work, time in the queue excluded. Reaching it settles the run as interrupted with reason `timed_out`. Left out, the deployment's own bound holds; the run record says which.
 */
export type TimeoutMs = number;

/**
 * Lower limits than the deployment's own, which hold where a field is left out and can't be exceeded (400; `GET /me` tells them as `run_limits`). For the time on the clock there is `timeout_ms`.
 */
export type AskedLimits = {
    /**
     * Memory of all its processes and temporary files together, in MiB.
     */
    memory_mb?: number;
    /**
     * Processes and threads at one time.
     */
    processes?: number;
    /**
     * Disk space of the run's folder and of its home, each, in MiB.
     */
    disk_mb?: number;
    /**
     * What one step may print, in MiB.
     */
    output_mb?: number;
    /**
     * Seconds on the processor, of all its processes together.
     */
    cpu_seconds?: number;
};

/**
 * How often the run may be started when the worker it runs on is lost. After the last attempt it settles as failed with reason `worker_lost`.
 */
export type MaxAttempts = number;

/**
 * Whether a completed run's result goes back to its workspace by itself. Interrupted and failed runs never change the workspace, but still leave a patch.
 */
export type ApplyMode = 'auto' | 'never';

/**
 * Whether the agent asks before it does what needs permission. `auto`: it is allowed, within the walls of the sandbox. `ask`: the run waits for the answer to each question (`input.requested`); only agents with `inputs` among their `capabilities` can.
 */
export type ApprovalMode = 'auto' | 'ask';

/**
 * The id of a settled run of the same environment. The new run works in that run's workspace and starts from the tree that run ended with, whether or not it went back to the workspace.
 */
export type ContinuedRunId = string;

/**
 * How many tokens the run may use, every attempt counted. Once either is used up, no further call of a model is let through: the run is settled as interrupted with reason `budget_exhausted`. The call that uses it up is let finish and counted, so a run may use more by that call, and one that needs no further call is completed. The `script` agent uses none.
 */
export type Budget = {
    /**
     * Tokens given to the model; without a bound when left out.
     */
    input?: number;
    /**
     * Tokens the model gives back; without a bound when left out.
     */
    output?: number;
};

/**
 * The address that deliveries are posted to: https, on the public internet, without a user name or a password in it. Private addresses, and http, only where the service's operator allows them.
 */
export type WebhookUrl = string;

/**
 * What the delivery to `webhook` is signed with: `whsec_` and the base64 of 24 to 64 random bytes, chosen by the client and never shown. Without one the delivery is not signed, and the receiver reads the run to be sure.
 */
export type WebhookSecret = string;

/**
 * What the run may reach besides its model: `none`, or hosts. `registry.npmjs.org` is one name, `*.example.com` every name below example.com; ports are 80 and 443 unless one is given (`git.example.com:8443`). The deployment sets what may be asked for (400; `GET /me` tells it as `run_limits.network`). Left out, it is what the agent has by default, which is `none` for those on board.
 */
export type AskedNetwork = string | Array<NetworkHost>;

/**
 * A run that is given a task. It may name a workspace; without one it works in a fresh, empty one.
 */
export type CreateTaskRun = {
    task: InstructionText;
    /**
     * A workspace to work in. Left out, the run gets a fresh, empty one. A run that continues another works in that run's, and names no other.
     */
    workspace?: string;
    agent?: AgentName;
    model?: ModelName;
    limit?: StepLimit;
    timeout_ms?: TimeoutMs;
    limits?: AskedLimits;
    max_attempts?: MaxAttempts;
    apply?: ApplyMode;
    approval?: ApprovalMode;
    metadata?: Metadata;
    continues?: ContinuedRunId;
    budget?: Budget;
    webhook?: WebhookUrl;
    webhook_secret?: WebhookSecret;
    network?: AskedNetwork;
};

export type CreatePromptRun = unknown & {
    prompt: InstructionText;
    /**
     * The id of the workspace to work in. A run that continues another may leave it out, and names no other than that run's.
     */
    workspace?: string;
    agent?: AgentName;
    model?: ModelName;
    limit?: StepLimit;
    timeout_ms?: TimeoutMs;
    limits?: AskedLimits;
    max_attempts?: MaxAttempts;
    apply?: ApplyMode;
    approval?: ApprovalMode;
    metadata?: Metadata;
    continues?: ContinuedRunId;
    budget?: Budget;
    webhook?: WebhookUrl;
    webhook_secret?: WebhookSecret;
    network?: AskedNetwork;
};

/**
 * What a new run shall do: exactly one of `task` and `prompt`.
 */
export type CreateRunRequest = CreateTaskRun | CreatePromptRun;

/**
 * The number of the event in its run, from 1 without gaps. It is also the SSE id, so it is what `Last-Event-ID` takes.
 */
export type EventSeq = number;

/**
 * The version of this event's payload, from 1. A later version only adds fields.
 */
export type SchemaVersion = number;

/**
 * An attempt of the run has started.
 */
export type RunStartedEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'run.started';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    /**
     * The number of the attempt.
     */
    attempt: number;
};

/**
 * The name of the step, e.g. `test` or `edit src/a.ts`.
 */
export type StepName = string;

/**
 * The number of the step in its attempt, from 1 in the order steps started.
 */
export type StepIndex = number;

/**
 * What sort of work a step is.
 */
export type StepKind = 'command' | 'edit' | 'read' | 'search' | 'other';

/**
 * The agent has started a step.
 */
export type StepStartedEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'step.started';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    step: StepName;
    index: StepIndex;
    kind: StepKind;
    /**
     * One line for people.
     */
    title: string;
};

/**
 * A step has ended. `passed` and `failed` count its checks.
 */
export type StepCompletedEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'step.completed';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    step: StepName;
    index: StepIndex;
    /**
     * How many checks passed: the test cases the step's own command reported as passed, else 1 when the step succeeded and 0 when it did not.
     */
    passed: number;
    /**
     * How many checks failed, counted alike.
     */
    failed: number;
    /**
     * Whether the step's own command reported the counts, or they only say how the step ended.
     */
    checks: 'reported' | 'outcome';
    /**
     * The exit code of the command; null when none ran or a signal ended it.
     */
    exit_code: number | null;
    /**
     * The limit on what a run may use that ended the step; null when none did, or when the agent does not tell.
     */
    limit_hit: LimitHit | null;
    /**
     * How the step ended.
     */
    status: 'completed' | 'failed' | 'interrupted';
    /**
     * How many milliseconds the step took.
     */
    duration_ms: number;
};

/**
 * The patch can be read.
 */
export type PatchReadyEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'patch.ready';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    /**
     * Where the patch is.
     */
    patch: string;
    base_commit: Commit;
    /**
     * How many files the patch touches.
     */
    files: number;
    /**
     * How many lines it adds.
     */
    insertions: number;
    /**
     * How many lines it removes.
     */
    deletions: number;
    /**
     * The size of the patch.
     */
    bytes: number;
    /**
     * The SHA-256 of the patch, in hexadecimal.
     */
    sha256: string;
    /**
     * Paths left out of the patch, because they are too large or cannot be stored; at most 1000.
     */
    omitted: Array<string>;
    /**
     * New paths that a `.gitignore` keeps out of the patch, a folder in which all is ignored as one path with a slash at its end; at most 1000. Not in events of runs from before there was this field.
     */
    ignored?: Array<string>;
};

/**
 * The worker was lost; the run goes back to the queue and starts again from its base commit.
 */
export type RunRetryingEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'run.retrying';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    /**
     * The number of the attempt to come.
     */
    attempt: number;
    reason: Reason;
};

/**
 * The agent has said something, or was told something.
 */
export type MessageAddedEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'message.added';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    /**
     * Who says it. `client`: the agent has the message now.
     */
    from: 'agent' | 'client';
    /**
     * The whole message.
     */
    text: string;
};

/**
 * The id of a question. Treat it as opaque.
 */
export type InputId = string;

/**
 * `permission` asks whether something may be done, `choice` for one of the options, `text` for words.
 */
export type InputKind = 'permission' | 'choice' | 'text';

/**
 * One answer that a question offers.
 */
export type InputOption = {
    /**
     * What to send as `option`.
     */
    id: string;
    /**
     * What to show.
     */
    label: string;
    /**
     * What it does, where the question asks for permission.
     */
    effect: 'allow' | 'deny' | 'other';
};

/**
 * The agent asks something and the run waits for the answer.
 */
export type InputRequestedEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'input.requested';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    input: InputId;
    kind: InputKind;
    /**
     * One line for people.
     */
    title: string;
    /**
     * The answers it offers; none where it asks for words.
     */
    options: Array<InputOption>;
    /**
     * Until when it can be answered; after that the run is interrupted with `input_timeout`.
     */
    expires_at: string;
};

/**
 * What the agent asked waits for no answer any more.
 */
export type InputResolvedEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'input.resolved';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    input: InputId;
    /**
     * `withdrawn`: the attempt that asked is over.
     */
    outcome: 'answered' | 'expired' | 'withdrawn';
    /**
     * The id of the option taken.
     */
    option: string | null;
    /**
     * The words given.
     */
    text: string | null;
};

/**
 * The tokens the run has used so far, every attempt counted. It comes as the counts change, at most about once a second, and once more when the agent has ended, so that the last one says what the receipt says.
 */
export type UsageUpdatedEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'usage.updated';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    input: InputTokens;
    output: OutputTokens;
    cached_input: CachedInputTokens;
    cut_calls: CutCalls;
};

/**
 * The state a run settles in. `completed`: the agent ended the task by itself. `interrupted`: something outside the agent ended it early. `failed`: the agent, the model, the workspace or the worker failed, after retries.
 */
export type FinalState = 'completed' | 'interrupted' | 'failed';

/**
 * The run is settled. Comes exactly once and is always the last event. Carries the receipt.
 */
export type RunSettledEvent = {
    id: RunId;
    /**
     * The type of the event, equal to the SSE event field.
     */
    type: 'run.settled';
    seq: EventSeq;
    at: Timestamp;
    schema_version: SchemaVersion;
    state: FinalState;
    reason: Reason;
    /**
     * Where the patch is. Nothing changed makes an empty file.
     */
    patch: string;
    /**
     * Where the log is.
     */
    log: string;
    usage: Usage;
    settled_at: Timestamp;
    applied: Applied;
    /**
     * The files that clash when `applied` is `conflict`, else empty.
     */
    conflicts: Array<string>;
    /**
     * What kept the run apart from the machine; null when it was never started.
     */
    sandbox: SandboxKind | null;
    /**
     * The limit on what a run may use that ended it; null when none did. The number of steps and the tokens of a budget are not among them: `reason` tells of those.
     */
    limit_hit: LimitHit | null;
    /**
     * The agent's last words.
     */
    result: string | null;
};

/**
 * A page of a run's events, oldest first.
 */
export type RunEventPage = {
    data: Array<RunEvent>;
    /**
     * What to give as `after` for the next page. Unchanged when this page is empty.
     */
    next_after: number;
};

/**
 * What applying a run's result has come to. The receipt of the run stays as it was.
 */
export type ApplyOutcome = {
    id: RunId;
    workspace: WorkspaceId;
    /**
     * `fast_forward`: the workspace is now exactly the result. `merged`: the workspace had moved on and both changes are in it. `unchanged`: it had the changes already, or there were none.
     */
    applied: 'fast_forward' | 'merged' | 'unchanged';
    /**
     * The commit the workspace stands at.
     */
    head: Commit;
};

/**
 * Something to say to the agent of a run.
 */
export type SendMessageRequest = {
    /**
     * What to say.
     */
    text: string;
};

/**
 * Something a client says to the agent of a run.
 */
export type RunMessage = {
    run: RunId;
    /**
     * Its place among the messages to this run.
     */
    number: number;
    /**
     * What is said.
     */
    text: string;
    created_at: Timestamp;
};

/**
 * An answer; one of its fields is not null.
 */
export type InputAnswer = {
    /**
     * The id of the option taken.
     */
    option: string | null;
    /**
     * The words given.
     */
    text: string | null;
};

/**
 * A question that the agent of a run asks, and what became of it.
 */
export type RunInput = {
    id: InputId;
    run: RunId;
    kind: InputKind;
    /**
     * One line for people.
     */
    title: string;
    /**
     * The answers it offers; none where it asks for words.
     */
    options: Array<InputOption>;
    /**
     * `expired`: nobody answered in time. `withdrawn`: the attempt that asked is over.
     */
    state: 'open' | 'answered' | 'expired' | 'withdrawn';
    /**
     * The answer; null while there is none.
     */
    answer: InputAnswer | null;
    requested_at: Timestamp;
    /**
     * Until when it can be answered.
     */
    expires_at: string;
    /**
     * When it was answered.
     */
    answered_at: string | null;
};

/**
 * The answer to a question, exactly one of its fields.
 */
export type AnswerInputRequest = {
    /**
     * For a question that asks for permission.
     */
    decision?: 'approve' | 'deny';
    /**
     * The id of one of the options.
     */
    option?: string;
    /**
     * For a question that asks for words.
     */
    text?: string;
};

/**
 * A link to make.
 */
export type CreateRunLinkRequest = {
    /**
     * The file that the link opens.
     */
    file: 'patch' | 'log';
    /**
     * For how long it opens it.
     */
    expires_in_seconds?: number;
};

/**
 * An address that opens one file without a key.
 */
export type RunLink = {
    /**
     * The address. Treat it as a secret.
     */
    url: string;
    expires_at: Timestamp;
};

/**
 * An agent this deployment offers.
 */
export type Agent = {
    name: AgentName;
    /**
     * `script` runs the instruction as a shell script, `model` is the built-in agent over a language model, `acp` is a program that speaks the Agent Client Protocol.
     */
    kind: 'script' | 'model' | 'acp';
    /**
     * One line for people.
     */
    description: string;
    /**
     * Whether runs that name no agent get this one.
     */
    default: boolean;
    /**
     * Whether it can work right now.
     */
    available: boolean;
    /**
     * What it lacks while it is not available, with the line that installs it; else null.
     */
    missing: string | null;
    /**
     * What it can do besides working on an instruction: `messages` (it takes messages while it works), `inputs` (it asks before it acts, when a run wants that), `continues` (it goes on with the conversation of the run it continues), `model` (it takes the `model` of a run). The set is open.
     */
    capabilities: Array<string>;
};

/**
 * Every agent of this deployment.
 */
export type AgentList = {
    data: Array<Agent>;
};

/**
 * Why a workspace could not be filled.
 */
export type WorkspaceReason = {
    /**
     * A word for programs. The set is open. Known today: `unreachable` (no connection, or the server broke it off), `address_refused` (the address is not one this service calls), `redirected` (the server points to another host), `auth` (credentials are missing or not taken), `repository_not_found`, `ref_not_found`, `too_large` (more bytes or files than allowed), `timed_out`, `invalid_repository` (what the server sent is damaged or not to be trusted), `run_gone` (the run's tree is not there any more), `internal_error`.
     */
    code: string;
    /**
     * A sentence for people.
     */
    message: string;
};

/**
 * How far the filling of a workspace has come.
 */
export type WorkspaceProgress = {
    /**
     * What is being done. The set is open. Known today: `waiting` (for a worker, or for another try), `waiting_for_archive` (send it with PUT), `connecting`, `receiving`, `resolving`, `checking`, `storing`.
     */
    phase: string;
    /**
     * Objects of the repository dealt with so far; null where there are none to count.
     */
    objects: number | null;
    /**
     * Of so many; null while unknown.
     */
    objects_total: number | null;
    /**
     * Files counted so far; null before.
     */
    files: number | null;
    /**
     * Bytes received so far or, while `checking`, of the files counted; null before.
     */
    bytes: number | null;
};

/**
 * A server-side folder that agents work in. Runs work on private copies of it.
 */
export type Workspace = {
    id: WorkspaceId;
    /**
     * What the workspace is called.
     */
    name: string | null;
    /**
     * What the workspace was filled from.
     */
    source: {
        /**
         * The kind of source; the set is open.
         */
        type: string;
        /**
         * Only of `git`: where it was fetched from.
         */
        url?: string;
        /**
         * Only of `git`: the branch, tag or commit that was asked for; null for the default one.
         */
        ref?: string | null;
        /**
         * Only of `git`: how many commits of the history were asked for; 0 for all.
         */
        depth?: number;
        run_id?: RunId;
    };
    /**
     * Runs can be created in a workspace that is `ready`. One that is filled from something is `creating` first, and `failed` when that went wrong: `reason` says why.
     */
    state: 'creating' | 'ready' | 'failed' | 'deleting';
    /**
     * Why it is `failed`; null in every other state.
     */
    reason: WorkspaceReason | null;
    /**
     * How far it is while it is `creating`; null in every other state.
     */
    progress: WorkspaceProgress | null;
    head: Commit;
    /**
     * The size of its files.
     */
    size_bytes: number;
    /**
     * How many files and symlinks it holds.
     */
    file_count: number;
    metadata: Metadata;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * When a run last started in it or brought something in.
     */
    last_used_at: string | null;
    /**
     * When it is deleted by itself, its open runs awaited; null for never.
     */
    expires_at: string | null;
};

/**
 * A page of workspaces, newest first.
 */
export type WorkspaceList = {
    data: Array<Workspace>;
    /**
     * What to give as `cursor` for the next page; null on the last one.
     */
    next_cursor: string | null;
};

/**
 * Nothing; the workspace is ready at once.
 */
export type EmptySource = {
    type: 'empty';
};

export type GitCredentials = unknown & {
    /**
     * The user name; `git` when left out beside a password.
     */
    username?: string;
    /**
     * The password.
     */
    password?: string;
    /**
     * An access token, instead of the two.
     */
    token?: string;
};

/**
 * A git repository that is fetched over HTTPS. Its commit becomes the workspace's `head`, so patches of runs apply to a clone of it. Submodules and Git LFS objects are not fetched: the places of the first stay empty, of the second the pointers stay.
 */
export type GitSource = {
    type: 'git';
    /**
     * Where to fetch from, such as `https://git.example.com/team/shop.git`: a public address without user name, password, query or fragment. Redirects to another host are not followed.
     */
    url: string;
    /**
     * A branch, a tag, a full ref such as `refs/heads/main`, or the 40 characters of a commit. Left out: what the server's `HEAD` names. Where a tag and a branch have the same name, the tag is taken.
     */
    ref?: string;
    /**
     * How many commits of the history to fetch; 1 when left out, 0 for all of them.
     */
    depth?: number;
    credentials?: GitCredentials;
};

/**
 * An archive that is sent afterwards, with `PUT /workspaces/{workspace_id}/archive`; the workspace is `creating` until then.
 */
export type ArchiveSource = {
    type: 'archive';
};

/**
 * The tree that a settled run of the same environment ended with, whether or not it went back to that run's workspace.
 */
export type RunSource = {
    type: 'run';
    /**
     * The id of the run.
     */
    run_id: string;
};

/**
 * What a workspace is filled from; `empty` when left out.
 */
export type WorkspaceSource = ({
    type: 'empty';
} & EmptySource) | ({
    type: 'git';
} & GitSource) | ({
    type: 'archive';
} & ArchiveSource) | ({
    type: 'run';
} & RunSource);

/**
 * A workspace to make.
 */
export type CreateWorkspaceRequest = {
    /**
     * What to call the workspace.
     */
    name?: string;
    metadata?: Metadata;
    /**
     * When to delete the workspace. Must be in the future.
     */
    expires_at?: string;
    source?: WorkspaceSource;
};

/**
 * What to change of a workspace; what is left out stays as it is.
 */
export type UpdateWorkspaceRequest = {
    /**
     * What to call the workspace; null for nothing.
     */
    name?: string | null;
    metadata?: Metadata;
    /**
     * When the workspace shall be deleted; null for never. Must be in the future.
     */
    expires_at?: string | null;
};

/**
 * One thing in a folder of a workspace.
 */
export type FileEntry = {
    /**
     * Its name in the folder. Bytes that are not UTF-8 show as U+FFFD.
     */
    name: string;
    /**
     * Its path from the top of the workspace.
     */
    path: string;
    /**
     * What it is. Of a `submodule` (a repository that git only points to) the workspace holds no files.
     */
    type: 'file' | 'directory' | 'symlink' | 'submodule';
    /**
     * The size of its content; null for directories and submodules.
     */
    size_bytes: number | null;
    /**
     * Git's mode: `100644`, `100755`, `120000`, `040000` or `160000`.
     */
    mode: string;
};

/**
 * A page of what lies in a folder, in git's order.
 */
export type FileList = {
    commit: Commit;
    /**
     * The folder; empty for the top.
     */
    path: string;
    data: Array<FileEntry>;
    /**
     * What to give as `cursor` for the next page; null on the last one.
     */
    next_cursor: string | null;
};

/**
 * The environment a key belongs to. Keys of one environment never see anything of another.
 */
export type EnvironmentName = string;

/**
 * The id of a key (not the secret). Treat it as opaque.
 */
export type KeyId = string;

/**
 * A permission. `run:create` creates runs; `runs:read` reads runs, events, files and agents; `runs:write` cancels. The others name their resource and whether it may be read or written. `environments:admin` lets a key that has `keys:read` or `keys:write` read, make and change the keys of other environments, and so begin new ones.
 */
export type Scope = 'run:create' | 'runs:read' | 'runs:write' | 'workspaces:read' | 'workspaces:write' | 'keys:read' | 'keys:write' | 'webhooks:read' | 'webhooks:write' | 'exports:read' | 'exports:write' | 'audit:read' | 'environments:admin';

/**
 * What a key may ask of the service. Null where there is no such limit.
 */
export type KeyLimits = {
    /**
     * Requests in a minute, over all processes.
     */
    requests: number | null;
    /**
     * Runs it may create in a minute, over all processes.
     */
    creates: number | null;
    /**
     * Streams it may have open at one process.
     */
    streams: number | null;
};

/**
 * A key, without its secret.
 */
export type Key = {
    id: KeyId;
    /**
     * What the key is called.
     */
    name: string;
    environment: EnvironmentName;
    /**
     * What the key may do.
     */
    scopes: Array<Scope>;
    /**
     * The first characters of the secret, to recognise it by.
     */
    prefix: string;
    /**
     * The last four characters of the secret.
     */
    last4: string;
    created_at: Timestamp;
    /**
     * When the key stops working by itself; null for never.
     */
    expires_at: string | null;
    /**
     * When the key was last used, to the minute or so.
     */
    last_used_at: string | null;
    /**
     * When the key was revoked.
     */
    revoked_at: string | null;
    /**
     * The key this one replaces.
     */
    rotated_from: KeyId | null;
    /**
     * Until when a replaced key still works.
     */
    grace_ends_at: string | null;
    /**
     * Limits of its own; null where that of the deployment holds. `GET /me` tells what holds for the calling key.
     */
    limits: KeyLimits;
};

/**
 * A page of keys, newest first.
 */
export type KeyList = {
    data: Array<Key>;
    /**
     * What to give as `cursor` for the next page; null on the last one.
     */
    next_cursor: string | null;
};

/**
 * Limits that a key carries itself, each no higher than that of the deployment and of the key that sets it. What is left out stays as it is, or is that of the key that makes it; null takes a limit of its own away.
 */
export type KeyLimitsRequest = {
    /**
     * Requests in a minute, over all processes.
     */
    requests?: number | null;
    /**
     * Runs it may create in a minute, over all processes.
     */
    creates?: number | null;
    /**
     * Streams it may have open at one process.
     */
    streams?: number | null;
};

/**
 * A key to make. It cannot have a scope that the key that makes it lacks.
 */
export type CreateKeyRequest = {
    /**
     * What to call the key.
     */
    name: string;
    /**
     * What the key may do.
     */
    scopes: Array<Scope>;
    /**
     * When the key shall stop working; left out, it never does. Must be in the future.
     */
    expires_at?: string;
    /**
     * The environment the key shall be of; left out, that of the key that makes it. Another one takes the scope `environments:admin`; one that has no key yet begins with this one.
     */
    environment?: EnvironmentName;
    limits?: KeyLimitsRequest;
};

/**
 * A key that was just made, with its secret. The secret is shown this once and never again.
 */
export type CreatedKey = {
    id: KeyId;
    /**
     * What the key is called.
     */
    name: string;
    environment: EnvironmentName;
    /**
     * What the key may do.
     */
    scopes: Array<Scope>;
    /**
     * The first characters of the secret, to recognise it by.
     */
    prefix: string;
    /**
     * The last four characters of the secret.
     */
    last4: string;
    created_at: Timestamp;
    /**
     * When the key stops working by itself; null for never.
     */
    expires_at: string | null;
    /**
     * When the key was last used, to the minute or so.
     */
    last_used_at: string | null;
    /**
     * When the key was revoked.
     */
    revoked_at: string | null;
    /**
     * The key this one replaces.
     */
    rotated_from: KeyId | null;
    /**
     * Until when a replaced key still works.
     */
    grace_ends_at: string | null;
    /**
     * Limits of its own; null where that of the deployment holds.
     */
    limits: KeyLimits;
    /**
     * What to send as `Authorization: Bearer <secret>`.
     */
    secret: string;
};

/**
 * What to change of a key; what is left out stays as it is.
 */
export type UpdateKeyRequest = {
    /**
     * What to call the key.
     */
    name?: string;
    /**
     * What the key may do from now on.
     */
    scopes?: Array<Scope>;
    /**
     * When the key shall stop working; null for never. Must be in the future.
     */
    expires_at?: string | null;
    limits?: KeyLimitsRequest;
};

/**
 * How to replace a key; `{}` is enough.
 */
export type RotateKeyRequest = {
    /**
     * For how many seconds the old key goes on working beside the new one; 0 stops it at once.
     */
    grace_seconds?: number;
};

/**
 * The id of a webhook. Treat it as opaque.
 */
export type WebhookId = string;

/**
 * The type of an event of runs, or `*` for every one, those of later versions included.
 */
export type WebhookEvent = '*' | 'run.started' | 'step.started' | 'step.completed' | 'patch.ready' | 'run.retrying' | 'message.added' | 'input.requested' | 'input.resolved' | 'usage.updated' | 'run.settled';

/**
 * A webhook, without its secret.
 */
export type Webhook = {
    id: WebhookId;
    /**
     * Where deliveries are posted to.
     */
    url: string;
    /**
     * What the webhook is for.
     */
    description: string | null;
    /**
     * Which events are delivered.
     */
    events: Array<WebhookEvent>;
    /**
     * Whether events are delivered.
     */
    enabled: boolean;
    /**
     * When the webhook was switched off; null while it is on.
     */
    disabled_at: string | null;
    /**
     * Why it is off: `requested` by a client, `gone` because the address answered 410, `failing` because it did not take anything for five days. New reasons may come. Null while it is on.
     */
    disabled_reason: string | null;
    /**
     * Since when every try has failed; null when the last one was taken.
     */
    failing_since: string | null;
    /**
     * Until when deliveries are signed with a replaced secret too.
     */
    old_secret_ends_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
};

/**
 * A page of webhooks, newest first.
 */
export type WebhookList = {
    data: Array<Webhook>;
    /**
     * What to give as `cursor` for the next page; null on the last one.
     */
    next_cursor: string | null;
};

/**
 * A webhook to make.
 */
export type CreateWebhookRequest = {
    url: WebhookUrl;
    /**
     * Which events to deliver.
     */
    events?: Array<WebhookEvent>;
    /**
     * What the webhook is for.
     */
    description?: string;
};

/**
 * A webhook with a secret that was just made. The secret is shown this once and never again.
 */
export type CreatedWebhook = {
    id: WebhookId;
    /**
     * Where deliveries are posted to.
     */
    url: string;
    /**
     * What the webhook is for.
     */
    description: string | null;
    /**
     * Which events are delivered.
     */
    events: Array<WebhookEvent>;
    /**
     * Whether events are delivered.
     */
    enabled: boolean;
    /**
     * When the webhook was switched off; null while it is on.
     */
    disabled_at: string | null;
    /**
     * Why it is off: `requested` by a client, `gone` because the address answered 410, `failing` because it did not take anything for five days. New reasons may come. Null while it is on.
     */
    disabled_reason: string | null;
    /**
     * Since when every try has failed; null when the last one was taken.
     */
    failing_since: string | null;
    /**
     * Until when deliveries are signed with a replaced secret too.
     */
    old_secret_ends_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * What deliveries are signed with, as Standard Webhooks libraries take it.
     */
    secret: string;
};

/**
 * What to change of a webhook; what is left out stays as it is.
 */
export type UpdateWebhookRequest = {
    url?: WebhookUrl;
    /**
     * Which events to deliver from now on.
     */
    events?: Array<WebhookEvent>;
    /**
     * What the webhook is for.
     */
    description?: string | null;
    /**
     * False switches the webhook off, true on again.
     */
    enabled?: boolean;
};

/**
 * How to replace the secret; `{}` is enough.
 */
export type RotateWebhookSecretRequest = {
    /**
     * For how many seconds deliveries are signed with the old secret too; 0 stops it at once.
     */
    grace_seconds?: number;
};

/**
 * The id of a delivery; receivers get it as `webhook-id`, the same at every try. Treat it as opaque.
 */
export type DeliveryId = string;

/**
 * One try of a delivery.
 */
export type WebhookAttempt = {
    /**
     * Which try it was.
     */
    number: number;
    at: Timestamp;
    /**
     * How long it took.
     */
    duration_ms: number;
    /**
     * The status of the reply; null when there was none.
     */
    status: number | null;
    /**
     * Why there was no reply.
     */
    error: string | null;
    /**
     * The headers that were sent.
     */
    request_headers: {
        [key: string]: string;
    };
    /**
     * Some headers of the reply.
     */
    response_headers: {
        [key: string]: string;
    };
    /**
     * The first 1024 bytes of the reply.
     */
    response_body: string;
    /**
     * Whether there was more of the reply.
     */
    response_truncated: boolean;
};

/**
 * One event on its way to a webhook.
 */
export type WebhookDelivery = {
    id: DeliveryId;
    webhook: WebhookId;
    /**
     * The type of the event, or `webhook.test`.
     */
    type: string;
    /**
     * The run the event is of; null for a test.
     */
    run: RunId | null;
    /**
     * The number of the event in its run; null for a test.
     */
    seq: number | null;
    /**
     * `pending` waits for its next try, `delivered` was answered 2xx, `failed` was not taken in eight tries or was answered 410, `cancelled` was given up because the webhook was switched off.
     */
    state: 'pending' | 'delivered' | 'failed' | 'cancelled';
    created_at: Timestamp;
    /**
     * When it is tried next; null when it is not.
     */
    next_attempt_at: string | null;
    /**
     * When it was answered 2xx.
     */
    delivered_at: string | null;
    /**
     * The body of the requests, its first 4096 characters.
     */
    body: string;
    /**
     * Whether the body is longer.
     */
    body_truncated: boolean;
    /**
     * How often it was tried.
     */
    attempt_count: number;
    /**
     * The latest eight tries, oldest first.
     */
    attempts: Array<WebhookAttempt>;
};

/**
 * A page of deliveries, newest first.
 */
export type WebhookDeliveryList = {
    data: Array<WebhookDelivery>;
    /**
     * What to give as `cursor` for the next page; null on the last one.
     */
    next_cursor: string | null;
};

/**
 * One change, or one refusal to change something.
 */
export type AuditEntry = {
    /**
     * The id of the entry. Treat it as opaque.
     */
    id: string;
    created_at: Timestamp;
    environment: EnvironmentName;
    /**
     * `key`: a call with a key. `operator`: the command line of the service's operator, or the first start, which makes the first key.
     */
    actor: 'key' | 'operator';
    /**
     * The key that called; null for the operator.
     */
    key: KeyId | null;
    /**
     * The `operationId` of the call in this document, as `createRun`. An open set.
     */
    operation: string;
    /**
     * The id of what was created or changed: of the run, key, workspace or other thing. The run where an answer to its question is meant; the replaced key where a key is rotated. Null where nothing was created, or there was no such thing.
     */
    target: string | null;
    /**
     * The `Request-Id` of the call; null for the operator.
     */
    request_id: string | null;
    /**
     * The address of the client; behind proxies that the deployment trusts, the one they say. Null for the operator.
     */
    address: string | null;
    /**
     * The status of the reply.
     */
    status: number;
    /**
     * The `code` of the refusal; null where the call was served.
     */
    code: string | null;
    /**
     * True where an `Idempotency-Key` got its first reply again, so that nothing was changed anew.
     */
    replayed: boolean;
};

/**
 * A page of audit entries, newest first.
 */
export type AuditList = {
    data: Array<AuditEntry>;
    /**
     * What to give as `cursor` for the next page; null on the last one.
     */
    next_cursor: string | null;
};

/**
 * The id of a destination. Treat it as opaque.
 */
export type ExportId = string;

/**
 * What went wrong, and when.
 */
export type ExportError = {
    /**
     * A sentence for people.
     */
    message: string;
    at: Timestamp;
};

/**
 * Runs by what became of their export.
 */
export type ExportCounts = {
    /**
     * Wait for their first or next try; more than 100000 are told as 100000.
     */
    pending: number;
    /**
     * Were exported; a run counts each time.
     */
    exported: number;
    /**
     * Were given up: a week after their log expired, nothing had worked.
     */
    failed: number;
};

/**
 * A destination of exports, without its credentials.
 */
export type Export = {
    id: ExportId;
    /**
     * The server's address.
     */
    endpoint: string;
    /**
     * The region that requests are signed for.
     */
    region: string;
    /**
     * The bucket.
     */
    bucket: string;
    /**
     * Folders in the bucket that objects are written under; empty for none.
     */
    prefix: string;
    /**
     * Whether every run of the environment is exported when it settles.
     */
    auto: boolean;
    /**
     * Whether the bucket is named in the path and not in the host.
     */
    path_style: boolean;
    /**
     * Since when every try has failed; null when the last one worked.
     */
    failing_since: string | null;
    /**
     * What the last try failed with; null when it worked.
     */
    last_error: ExportError | null;
    /**
     * When a run was last exported; null when none was.
     */
    last_exported_at: string | null;
    counts: ExportCounts;
    created_at: Timestamp;
    updated_at: Timestamp;
};

/**
 * A page of destinations, newest first.
 */
export type ExportList = {
    data: Array<Export>;
    /**
     * What to give as `cursor` for the next page; null on the last one.
     */
    next_cursor: string | null;
};

/**
 * What requests to the bucket are signed with. Kept sealed, never shown again.
 */
export type ExportCredentials = {
    /**
     * The access key id.
     */
    access_key_id: string;
    /**
     * The secret access key.
     */
    secret_access_key: string;
    /**
     * The session token of temporary credentials. They stop working when it ends.
     */
    session_token?: string;
};

/**
 * A destination to make.
 */
export type CreateExportRequest = {
    /**
     * The server's address: https, on the public internet, without a user name, a password or a query. Private addresses, and http, only where the service's operator allows them.
     */
    endpoint: string;
    /**
     * The region that requests are signed for. Servers without regions mostly take us-east-1.
     */
    region: string;
    /**
     * The bucket. It has to be there.
     */
    bucket: string;
    /**
     * Folders in the bucket that objects are written under; empty for none.
     */
    prefix?: string;
    credentials: ExportCredentials;
    /**
     * Whether every run of the environment is exported when it settles.
     */
    auto?: boolean;
    /**
     * Whether the bucket is named in the path and not in the host, as servers of your own mostly want it.
     */
    path_style?: boolean;
};

/**
 * What to change of a destination; what is left out stays as it is.
 */
export type UpdateExportRequest = {
    /**
     * The server's address: https, on the public internet, without a user name, a password or a query. Private addresses, and http, only where the service's operator allows them.
     */
    endpoint?: string;
    /**
     * The region that requests are signed for. Servers without regions mostly take us-east-1.
     */
    region?: string;
    /**
     * The bucket. It has to be there.
     */
    bucket?: string;
    /**
     * Folders in the bucket that objects are written under; empty for none.
     */
    prefix?: string;
    credentials?: ExportCredentials;
    /**
     * Whether every run of the environment is exported when it settles.
     */
    auto?: boolean;
    /**
     * Whether the bucket is named in the path and not in the host, as servers of your own mostly want it.
     */
    path_style?: boolean;
};

/**
 * One step of a connection test.
 */
export type ExportTestStep = {
    /**
     * What was tried: writing an object, looking at it, deleting it.
     */
    step: 'put' | 'head' | 'delete';
    /**
     * Whether it worked.
     */
    ok: boolean;
    /**
     * Why it failed and what to do, in a sentence; null when it worked.
     */
    error: string | null;
    /**
     * How long it took.
     */
    duration_ms: number;
};

/**
 * How a connection test went.
 */
export type ExportTest = {
    /**
     * Whether every step worked.
     */
    ok: boolean;
    /**
     * The steps that were tried, in their order.
     */
    steps: Array<ExportTestStep>;
};

/**
 * Which runs to export.
 */
export type BackfillExportRequest = {
    /**
     * Only runs that were created at this instant or after it; left out, from the first one on.
     */
    created_after?: string;
    /**
     * Only runs that were created before this instant; left out, up to now.
     */
    created_before?: string;
};

/**
 * The id of a backfill. Treat it as opaque.
 */
export type BackfillId = string;

/**
 * An export of the runs of a range.
 */
export type ExportBackfill = {
    id: BackfillId;
    export: ExportId;
    /**
     * Completed when nothing of it waits any longer.
     */
    state: 'running' | 'completed';
    /**
     * Where the range begins; null: with the first run.
     */
    created_after: string | null;
    created_before: Timestamp;
    /**
     * Settled runs of the range found so far.
     */
    found: number;
    /**
     * Of these, exported.
     */
    exported: number;
    /**
     * Of these, given up after a week. What is neither, when the backfill is completed, was deleted meanwhile.
     */
    failed: number;
    created_at: Timestamp;
    /**
     * When nothing of it waited any longer; null while it goes on.
     */
    completed_at: string | null;
};

/**
 * What this deployment lets one run use; a run that asks for more is refused.
 */
export type RunLimitMaxima = {
    /**
     * Memory of all its processes and temporary files together, in MiB.
     */
    memory_mb: number;
    /**
     * Processes and threads at one time.
     */
    processes: number;
    /**
     * Disk space of the run's folder and of its home, each, in MiB.
     */
    disk_mb: number;
    /**
     * What one step may print, in MiB.
     */
    output_mb: number;
    /**
     * Seconds on the processor, of all its processes together.
     */
    cpu_seconds: number;
    /**
     * Milliseconds on the clock.
     */
    timeout_ms: number;
    /**
     * Hosts that a run may ask for in `network`, `*` for any public one; empty, and a run reaches nothing.
     */
    network: Array<string>;
};

/**
 * The calling key.
 */
export type Me = {
    key: Key;
    environment: EnvironmentName;
    /**
     * What the key may do.
     */
    scopes: Array<Scope>;
    limits: KeyLimits;
    run_limits: RunLimitMaxima;
};

/**
 * A test, asked for by `POST /webhooks/{webhook_id}/test`.
 */
export type WebhookTestEvent = {
    id: WebhookId;
    /**
     * The type of the event.
     */
    type: 'webhook.test';
    at: Timestamp;
    schema_version: SchemaVersion;
};

/**
 * What the run may reach besides its model: `none`, or hosts. `registry.npmjs.org` is one name, `*.example.com` every name below example.com; ports are 80 and 443 unless one is given (`git.example.com:8443`). The deployment sets what may be asked for (400; `GET /me` tells it as `run_limits.network`). Left out, it is what the agent has by default, which is `none` for those on board.
 */
export type AskedNetworkWritable = string | Array<NetworkHost>;

/**
 * A git repository that is fetched over HTTPS. Its commit becomes the workspace's `head`, so patches of runs apply to a clone of it. Submodules and Git LFS objects are not fetched: the places of the first stay empty, of the second the pointers stay.
 */
export type GitSourceWritable = {
    type: 'git';
    /**
     * Where to fetch from, such as `https://git.example.com/team/shop.git`: a public address without user name, password, query or fragment. Redirects to another host are not followed.
     */
    url: string;
    /**
     * A branch, a tag, a full ref such as `refs/heads/main`, or the 40 characters of a commit. Left out: what the server's `HEAD` names. Where a tag and a branch have the same name, the tag is taken.
     */
    ref?: string;
    /**
     * How many commits of the history to fetch; 1 when left out, 0 for all of them.
     */
    depth?: number;
    credentials?: GitCredentials;
};

/**
 * What a workspace is filled from; `empty` when left out.
 */
export type WorkspaceSourceWritable = ({
    type: 'empty';
} & EmptySource) | ({
    type: 'git';
} & GitSourceWritable) | ({
    type: 'archive';
} & ArchiveSource) | ({
    type: 'run';
} & RunSource);

/**
 * A workspace to make.
 */
export type CreateWorkspaceRequestWritable = {
    /**
     * What to call the workspace.
     */
    name?: string;
    metadata?: Metadata;
    /**
     * When to delete the workspace. Must be in the future.
     */
    expires_at?: string;
    source?: WorkspaceSourceWritable;
};

/**
 * How many records a page holds at most. A page of large ones may hold fewer.
 */
export type Limit = number;

/**
 * The `next_cursor` of the page before; left out for the first page.
 */
export type Cursor = string;

/**
 * Only runs in this state. Given more than once, runs in any of these states.
 */
export type RunStateFilter = Array<RunState>;

/**
 * Only runs of this workspace.
 */
export type WorkspaceFilter = WorkspaceId;

/**
 * Only runs of this agent.
 */
export type AgentFilter = string;

/**
 * Only runs whose `metadata` has exactly this text under this name: `metadata.<name>=<text>`, e.g. `metadata.ticket=ABC-123`. With several of them, runs that fit them all.
 */
export type MetadataFilter = {
    [key: string]: string;
};

/**
 * Only runs that were created at this instant or after it.
 */
export type CreatedAfter = string;

/**
 * Only runs that were created before this instant. With `created_after`, windows that touch share no run and miss none.
 */
export type CreatedBefore = string;

/**
 * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
 */
export type IdempotencyKey = string;

/**
 * The number of the last event you have; the stream goes on with the next one. A number that is no number, or above the run's last event, is 400 `invalid_last_event_id`.
 */
export type LastEventId = string;

/**
 * The id of the run. It contains a slash, which may stand raw or percent-encoded.
 */
export type RunId2 = RunId;

/**
 * The same as `Last-Event-ID`, for clients that cannot set headers. The header wins when both are given.
 */
export type After = string;

/**
 * How many events a page holds at most. A page of large ones may hold fewer. For JSON pages only; a stream ignores it.
 */
export type EventLimit = number;

/**
 * How many milliseconds to wait for an event when there is none after the cursor yet (long polling). For JSON pages only; a stream ignores it.
 */
export type WaitMs = number;

/**
 * The id of the question, as `input.requested` told it.
 */
export type InputId2 = string;

/**
 * Which bytes to send, one range of RFC 9110, e.g. `bytes=100-`.
 */
export type Range = string;

/**
 * An ETag you have; when it is still right the reply is 304 without a body.
 */
export type IfNoneMatch = string;

/**
 * An ETag you have; when it is no longer right, `Range` is ignored and the whole file comes.
 */
export type IfRange = string;

/**
 * With `gzip` a file of a kibibyte or more comes compressed, with a weak ETag and without its size. A call with `Range` gets bytes of the file as it is.
 */
export type AcceptEncoding = string;

/**
 * What `POST /runs/{run_id}/links` put there; a call without `Authorization` is let in by it.
 */
export type FileLink = string;

/**
 * With `true` the reply goes on until the run settles: what is there, then what is said as it is said, that of further attempts included. It counts as a stream, has no size, no ETag and no ranges, and stays silent for as long as the run does: lines of JSON have no room for a heartbeat. Whole lines come, and a reply that is cut before its end can be taken up again with `offset`.
 */
export type FollowLog = boolean;

/**
 * With `follow`: how many bytes of the log to leave out, because you have them. Without `follow` it changes nothing.
 */
export type LogOffset = number;

/**
 * The id of the workspace.
 */
export type WorkspaceId2 = string;

/**
 * Delete the workspace once its open runs are settled, instead of refusing while there are any.
 */
export type AfterRuns = boolean;

/**
 * The folder, relative and with `/` between the names, e.g. `src/cart`; left out for the top. No name may be empty, `.` or `..`; a `/` at the end is fine.
 */
export type FolderPath = string;

/**
 * What to look at instead of the workspace as it is now: the id of a settled run that worked in it, for what that run ended with, or a commit of its history.
 */
export type Ref = string;

/**
 * How many entries a page holds at most.
 */
export type EntryLimit = number;

/**
 * The file, relative and with `/` between the names, e.g. `src/cart.js`. No name may be empty, `.` or `..`.
 */
export type FilePath = string;

/**
 * The kind of archive, for clients that cannot set `Accept`; it wins over `Accept`.
 */
export type ArchiveFormat = 'tar' | 'tar.gz';

/**
 * The environment the key is of; left out, the calling key's own. Another one takes the scope `environments:admin`.
 */
export type KeyEnvironment = EnvironmentName;

/**
 * The id of the key.
 */
export type KeyId2 = string;

/**
 * The id of the webhook.
 */
export type WebhookId2 = string;

/**
 * The id of the delivery.
 */
export type DeliveryId2 = string;

/**
 * Only entries of this operation, named by its `operationId`.
 */
export type AuditOperation = string;

/**
 * Only what was called with this key, named by its id.
 */
export type AuditKey = KeyId;

/**
 * Only entries about this thing, named by its id.
 */
export type AuditTarget = string;

/**
 * Only entries of this instant or after it.
 */
export type AuditAfter = string;

/**
 * Only entries from before this instant. With `created_after`, windows that touch share no entry and miss none.
 */
export type AuditBefore = string;

/**
 * The id of the destination.
 */
export type ExportId2 = string;

/**
 * The id of the backfill.
 */
export type BackfillId2 = string;

export type ListRunsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many records a page holds at most. A page of large ones may hold fewer.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; left out for the first page.
         */
        cursor?: string;
        /**
         * Only runs in this state. Given more than once, runs in any of these states.
         */
        state?: Array<RunState>;
        /**
         * Only runs of this workspace.
         */
        workspace?: WorkspaceId;
        /**
         * Only runs of this agent.
         */
        agent?: string;
        /**
         * Only runs whose `metadata` has exactly this text under this name: `metadata.<name>=<text>`, e.g. `metadata.ticket=ABC-123`. With several of them, runs that fit them all.
         */
        metadata?: {
            [key: string]: string;
        };
        /**
         * Only runs that were created at this instant or after it.
         */
        created_after?: string;
        /**
         * Only runs that were created before this instant. With `created_after`, windows that touch share no run and miss none.
         */
        created_before?: string;
    };
    url: '/runs';
};

export type ListRunsErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListRunsError = ListRunsErrors[keyof ListRunsErrors];

export type ListRunsResponses = {
    /**
     * A page of runs.
     */
    200: RunList;
};

export type ListRunsResponse = ListRunsResponses[keyof ListRunsResponses];

export type CreateRunData = {
    /**
     * What the run shall do.
     */
    body: CreateRunRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
        /**
         * The number of the last event you have; the stream goes on with the next one. A number that is no number, or above the run's last event, is 400 `invalid_last_event_id`.
         */
        'Last-Event-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/runs';
};

export type CreateRunErrors = {
    /**
     * The request is not valid (`invalid_request`), or the cursor is no number or above the last event (`invalid_last_event_id`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The first request with this key is still being handled (`idempotency_in_flight`, with `Retry-After`), or the workspace is not ready (`workspace_not_ready`), or the run to continue is not settled (`conflict`).
     */
    409: Problem;
    /**
     * The log and the events of the run were kept until `expires_at` and are gone; its record, receipt and patch are still there (`expired`).
     */
    410: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`) or has too many streams open (`too_many_streams`), or too many runs of the environment are queued (`queue_full`); nothing was created.
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type CreateRunError = CreateRunErrors[keyof CreateRunErrors];

export type CreateRunResponses = {
    /**
     * The run was created (or had been, when `Idempotent-Replayed` says so).
     */
    201: Run;
};

export type CreateRunResponse = CreateRunResponses[keyof CreateRunResponses];

export type DeleteRunData = {
    body?: never;
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: never;
    url: '/runs/{run_id}';
};

export type DeleteRunErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * The run is not settled yet (`conflict`).
     */
    409: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type DeleteRunError = DeleteRunErrors[keyof DeleteRunErrors];

export type DeleteRunResponses = {
    /**
     * The run is gone. Asking again is 404.
     */
    204: void;
};

export type DeleteRunResponse = DeleteRunResponses[keyof DeleteRunResponses];

export type GetRunData = {
    body?: never;
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: never;
    url: '/runs/{run_id}';
};

export type GetRunErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetRunError = GetRunErrors[keyof GetRunErrors];

export type GetRunResponses = {
    /**
     * The run.
     */
    200: Run;
};

export type GetRunResponse = GetRunResponses[keyof GetRunResponses];

export type StreamRunEventsData = {
    body?: never;
    headers?: {
        /**
         * The number of the last event you have; the stream goes on with the next one. A number that is no number, or above the run's last event, is 400 `invalid_last_event_id`.
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: {
        /**
         * The same as `Last-Event-ID`, for clients that cannot set headers. The header wins when both are given.
         */
        after?: string;
        /**
         * How many events a page holds at most. A page of large ones may hold fewer. For JSON pages only; a stream ignores it.
         */
        limit?: number;
        /**
         * How many milliseconds to wait for an event when there is none after the cursor yet (long polling). For JSON pages only; a stream ignores it.
         */
        wait_ms?: number;
    };
    url: '/runs/{run_id}/events';
};

export type StreamRunEventsErrors = {
    /**
     * The request is not valid (`invalid_request`), or the cursor is no number or above the last event (`invalid_last_event_id`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The log and the events of the run were kept until `expires_at` and are gone; its record, receipt and patch are still there (`expired`).
     */
    410: Problem;
    /**
     * The key has used up a quota (`rate_limited`) or has too many streams open (`too_many_streams`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type StreamRunEventsError = StreamRunEventsErrors[keyof StreamRunEventsErrors];

export type StreamRunEventsResponses = {
    /**
     * The events after the cursor.
     */
    200: RunEventPage;
    /**
     * The stream had already ended at this cursor, so there is nothing to come. Streams only.
     */
    204: void;
};

export type StreamRunEventsResponse = StreamRunEventsResponses[keyof StreamRunEventsResponses];

export type CancelRunData = {
    body?: never;
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: never;
    url: '/runs/{run_id}/cancel';
};

export type CancelRunErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type CancelRunError = CancelRunErrors[keyof CancelRunErrors];

export type CancelRunResponses = {
    /**
     * The run had been settled before; it stays as it is.
     */
    200: Run;
    /**
     * The run will be settled soon; follow its events to know when.
     */
    202: Run;
};

export type CancelRunResponse = CancelRunResponses[keyof CancelRunResponses];

export type ApplyRunData = {
    body?: never;
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: never;
    url: '/runs/{run_id}/apply';
};

export type ApplyRunErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The changes clash with what the workspace has by now, and `errors` names every file; or the run is not settled yet, or its workspace is gone (`conflict`); or the workspace or its environment would hold more than it may (`quota_exceeded`).
     */
    409: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ApplyRunError = ApplyRunErrors[keyof ApplyRunErrors];

export type ApplyRunResponses = {
    /**
     * The workspace has the run's changes.
     */
    200: ApplyOutcome;
};

export type ApplyRunResponse = ApplyRunResponses[keyof ApplyRunResponses];

export type SendMessageData = {
    /**
     * What to say.
     */
    body: SendMessageRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: never;
    url: '/runs/{run_id}/messages';
};

export type SendMessageErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The agent takes no messages (`not_supported`), the run is settled (`run_settled`), it has as many messages as it may have (`conflict`), or the first request with this key is still being handled (`idempotency_in_flight`, with `Retry-After`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type SendMessageError = SendMessageErrors[keyof SendMessageErrors];

export type SendMessageResponses = {
    /**
     * The message will be handed to the agent.
     */
    202: RunMessage;
};

export type SendMessageResponse = SendMessageResponses[keyof SendMessageResponses];

export type GetInputData = {
    body?: never;
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
        /**
         * The id of the question, as `input.requested` told it.
         */
        input_id: string;
    };
    query?: never;
    url: '/runs/{run_id}/inputs/{input_id}';
};

export type GetInputErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetInputError = GetInputErrors[keyof GetInputErrors];

export type GetInputResponses = {
    /**
     * The question.
     */
    200: RunInput;
};

export type GetInputResponse = GetInputResponses[keyof GetInputResponses];

export type AnswerInputData = {
    /**
     * Exactly one of `decision`, `option` and `text`.
     */
    body: AnswerInputRequest;
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
        /**
         * The id of the question, as `input.requested` told it.
         */
        input_id: string;
    };
    query?: never;
    url: '/runs/{run_id}/inputs/{input_id}';
};

export type AnswerInputErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The question waits for no answer any more (`conflict`), or its run is settled (`run_settled`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type AnswerInputError = AnswerInputErrors[keyof AnswerInputErrors];

export type AnswerInputResponses = {
    /**
     * The question with its answer.
     */
    200: RunInput;
};

export type AnswerInputResponse = AnswerInputResponses[keyof AnswerInputResponses];

export type CreateRunLinkData = {
    /**
     * The file, and for how long.
     */
    body: CreateRunLinkRequest;
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: never;
    url: '/runs/{run_id}/links';
};

export type CreateRunLinkErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The log and the events of the run were kept until `expires_at` and are gone; its record, receipt and patch are still there (`expired`).
     */
    410: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type CreateRunLinkError = CreateRunLinkErrors[keyof CreateRunLinkErrors];

export type CreateRunLinkResponses = {
    /**
     * The link.
     */
    201: RunLink;
};

export type CreateRunLinkResponse = CreateRunLinkResponses[keyof CreateRunLinkResponses];

export type GetRunPatchData = {
    body?: never;
    headers?: {
        /**
         * Which bytes to send, one range of RFC 9110, e.g. `bytes=100-`.
         */
        Range?: string;
        /**
         * An ETag you have; when it is still right the reply is 304 without a body.
         */
        'If-None-Match'?: string;
        /**
         * An ETag you have; when it is no longer right, `Range` is ignored and the whole file comes.
         */
        'If-Range'?: string;
        /**
         * With `gzip` a file of a kibibyte or more comes compressed, with a weak ETag and without its size. A call with `Range` gets bytes of the file as it is.
         */
        'Accept-Encoding'?: string;
    };
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: {
        /**
         * What `POST /runs/{run_id}/links` put there; a call without `Authorization` is let in by it.
         */
        link?: string;
    };
    url: '/files/{run_id}/patch';
};

export type GetRunPatchErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The range lies outside the file (`range_not_satisfiable`).
     */
    416: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetRunPatchError = GetRunPatchErrors[keyof GetRunPatchErrors];

export type GetRunPatchResponses = {
    /**
     * The whole file.
     */
    200: string;
    /**
     * The bytes that `Range` asked for.
     */
    206: string;
};

export type GetRunPatchResponse = GetRunPatchResponses[keyof GetRunPatchResponses];

export type GetRunLogData = {
    body?: never;
    headers?: {
        /**
         * Which bytes to send, one range of RFC 9110, e.g. `bytes=100-`.
         */
        Range?: string;
        /**
         * An ETag you have; when it is still right the reply is 304 without a body.
         */
        'If-None-Match'?: string;
        /**
         * An ETag you have; when it is no longer right, `Range` is ignored and the whole file comes.
         */
        'If-Range'?: string;
        /**
         * With `gzip` a file of a kibibyte or more comes compressed, with a weak ETag and without its size. A call with `Range` gets bytes of the file as it is.
         */
        'Accept-Encoding'?: string;
    };
    path: {
        /**
         * The id of the run. It contains a slash, which may stand raw or percent-encoded.
         */
        run_id: RunId;
    };
    query?: {
        /**
         * What `POST /runs/{run_id}/links` put there; a call without `Authorization` is let in by it.
         */
        link?: string;
        /**
         * With `true` the reply goes on until the run settles: what is there, then what is said as it is said, that of further attempts included. It counts as a stream, has no size, no ETag and no ranges, and stays silent for as long as the run does: lines of JSON have no room for a heartbeat. Whole lines come, and a reply that is cut before its end can be taken up again with `offset`.
         */
        follow?: boolean;
        /**
         * With `follow`: how many bytes of the log to leave out, because you have them. Without `follow` it changes nothing.
         */
        offset?: number;
    };
    url: '/files/{run_id}/log';
};

export type GetRunLogErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The log and the events of the run were kept until `expires_at` and are gone; its record, receipt and patch are still there (`expired`).
     */
    410: Problem;
    /**
     * The range lies outside the file (`range_not_satisfiable`).
     */
    416: Problem;
    /**
     * The key has used up a quota (`rate_limited`) or has too many streams open (`too_many_streams`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetRunLogError = GetRunLogErrors[keyof GetRunLogErrors];

export type GetRunLogResponses = {
    /**
     * Lines, each a `LogLine`.
     */
    200: string;
    /**
     * Lines, each a `LogLine`.
     */
    206: string;
};

export type GetRunLogResponse = GetRunLogResponses[keyof GetRunLogResponses];

export type ListAgentsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/agents';
};

export type ListAgentsErrors = {
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListAgentsError = ListAgentsErrors[keyof ListAgentsErrors];

export type ListAgentsResponses = {
    /**
     * Every agent.
     */
    200: AgentList;
};

export type ListAgentsResponse = ListAgentsResponses[keyof ListAgentsResponses];

export type ListWorkspacesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many records a page holds at most. A page of large ones may hold fewer.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; left out for the first page.
         */
        cursor?: string;
    };
    url: '/workspaces';
};

export type ListWorkspacesErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListWorkspacesError = ListWorkspacesErrors[keyof ListWorkspacesErrors];

export type ListWorkspacesResponses = {
    /**
     * A page of workspaces.
     */
    200: WorkspaceList;
};

export type ListWorkspacesResponse = ListWorkspacesResponses[keyof ListWorkspacesResponses];

export type CreateWorkspaceData = {
    /**
     * The workspace to make; `{}` is enough.
     */
    body: CreateWorkspaceRequestWritable;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/workspaces';
};

export type CreateWorkspaceErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The environment has as many workspaces, or as much in them, as it may have (`quota_exceeded`), the first request with this Idempotency-Key is still being handled (`idempotency_in_flight`, with `Retry-After`), or the run whose tree is asked for is not settled (`conflict`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type CreateWorkspaceError = CreateWorkspaceErrors[keyof CreateWorkspaceErrors];

export type CreateWorkspaceResponses = {
    /**
     * The workspace.
     */
    201: Workspace;
};

export type CreateWorkspaceResponse = CreateWorkspaceResponses[keyof CreateWorkspaceResponses];

export type DeleteWorkspaceData = {
    body?: never;
    path: {
        /**
         * The id of the workspace.
         */
        workspace_id: string;
    };
    query?: {
        /**
         * Delete the workspace once its open runs are settled, instead of refusing while there are any.
         */
        after_runs?: boolean;
    };
    url: '/workspaces/{workspace_id}';
};

export type DeleteWorkspaceErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * Runs of the workspace are open (`workspace_busy`).
     */
    409: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type DeleteWorkspaceError = DeleteWorkspaceErrors[keyof DeleteWorkspaceErrors];

export type DeleteWorkspaceResponses = {
    /**
     * The workspace is `deleting` and goes with its last open run. Asking again says the same until then.
     */
    202: Workspace;
    /**
     * The workspace is gone. Asking again is 404.
     */
    204: void;
};

export type DeleteWorkspaceResponse = DeleteWorkspaceResponses[keyof DeleteWorkspaceResponses];

export type GetWorkspaceData = {
    body?: never;
    path: {
        /**
         * The id of the workspace.
         */
        workspace_id: string;
    };
    query?: never;
    url: '/workspaces/{workspace_id}';
};

export type GetWorkspaceErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetWorkspaceError = GetWorkspaceErrors[keyof GetWorkspaceErrors];

export type GetWorkspaceResponses = {
    /**
     * The workspace.
     */
    200: Workspace;
};

export type GetWorkspaceResponse = GetWorkspaceResponses[keyof GetWorkspaceResponses];

export type UpdateWorkspaceData = {
    /**
     * What to change.
     */
    body: UpdateWorkspaceRequest;
    path: {
        /**
         * The id of the workspace.
         */
        workspace_id: string;
    };
    query?: never;
    url: '/workspaces/{workspace_id}';
};

export type UpdateWorkspaceErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The workspace is being deleted (`conflict`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type UpdateWorkspaceError = UpdateWorkspaceErrors[keyof UpdateWorkspaceErrors];

export type UpdateWorkspaceResponses = {
    /**
     * The workspace as it is now.
     */
    200: Workspace;
};

export type UpdateWorkspaceResponse = UpdateWorkspaceResponses[keyof UpdateWorkspaceResponses];

export type ListWorkspaceFilesData = {
    body?: never;
    path: {
        /**
         * The id of the workspace.
         */
        workspace_id: string;
    };
    query?: {
        /**
         * The folder, relative and with `/` between the names, e.g. `src/cart`; left out for the top. No name may be empty, `.` or `..`; a `/` at the end is fine.
         */
        path?: string;
        /**
         * What to look at instead of the workspace as it is now: the id of a settled run that worked in it, for what that run ended with, or a commit of its history.
         */
        ref?: string;
        /**
         * How many entries a page holds at most.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; left out for the first page.
         */
        cursor?: string;
    };
    url: '/workspaces/{workspace_id}/files';
};

export type ListWorkspaceFilesErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListWorkspaceFilesError = ListWorkspaceFilesErrors[keyof ListWorkspaceFilesErrors];

export type ListWorkspaceFilesResponses = {
    /**
     * A page of entries.
     */
    200: FileList;
};

export type ListWorkspaceFilesResponse = ListWorkspaceFilesResponses[keyof ListWorkspaceFilesResponses];

export type GetWorkspaceFileData = {
    body?: never;
    headers?: {
        /**
         * Which bytes to send, one range of RFC 9110, e.g. `bytes=100-`.
         */
        Range?: string;
        /**
         * An ETag you have; when it is still right the reply is 304 without a body.
         */
        'If-None-Match'?: string;
        /**
         * An ETag you have; when it is no longer right, `Range` is ignored and the whole file comes.
         */
        'If-Range'?: string;
    };
    path: {
        /**
         * The id of the workspace.
         */
        workspace_id: string;
    };
    query: {
        /**
         * The file, relative and with `/` between the names, e.g. `src/cart.js`. No name may be empty, `.` or `..`.
         */
        path: string;
        /**
         * What to look at instead of the workspace as it is now: the id of a settled run that worked in it, for what that run ended with, or a commit of its history.
         */
        ref?: string;
    };
    url: '/workspaces/{workspace_id}/files/content';
};

export type GetWorkspaceFileErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The range lies outside the file (`range_not_satisfiable`).
     */
    416: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetWorkspaceFileError = GetWorkspaceFileErrors[keyof GetWorkspaceFileErrors];

export type GetWorkspaceFileResponses = {
    /**
     * The bytes of the file.
     */
    200: Blob | File;
    /**
     * The bytes of the file.
     */
    206: Blob | File;
};

export type GetWorkspaceFileResponse = GetWorkspaceFileResponses[keyof GetWorkspaceFileResponses];

export type GetWorkspaceArchiveData = {
    body?: never;
    headers?: {
        /**
         * An ETag you have; when it is still right the reply is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The id of the workspace.
         */
        workspace_id: string;
    };
    query?: {
        /**
         * What to look at instead of the workspace as it is now: the id of a settled run that worked in it, for what that run ended with, or a commit of its history.
         */
        ref?: string;
        /**
         * The kind of archive, for clients that cannot set `Accept`; it wins over `Accept`.
         */
        format?: 'tar' | 'tar.gz';
    };
    url: '/workspaces/{workspace_id}/archive';
};

export type GetWorkspaceArchiveErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetWorkspaceArchiveError = GetWorkspaceArchiveErrors[keyof GetWorkspaceArchiveErrors];

export type GetWorkspaceArchiveResponses = {
    /**
     * A tar file in the format of POSIX.1-2001.
     */
    200: Blob | File;
};

export type GetWorkspaceArchiveResponse = GetWorkspaceArchiveResponses[keyof GetWorkspaceArchiveResponses];

export type PutWorkspaceArchiveData = {
    /**
     * The archive, at most 256 MiB unless the deployment says otherwise.
     */
    body: Blob | File;
    path: {
        /**
         * The id of the workspace.
         */
        workspace_id: string;
    };
    query?: never;
    url: '/workspaces/{workspace_id}/archive';
};

export type PutWorkspaceArchiveErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The workspace is `failed`, or `creating` from something else than an archive (`workspace_not_ready`), or it would hold more than it may (`quota_exceeded`).
     */
    409: Problem;
    /**
     * The archive has more bytes than one may have or, unpacked, more bytes or files than a workspace takes (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The archive cannot be read, or holds an entry that is not taken; `errors` names it (`invalid_archive`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type PutWorkspaceArchiveError = PutWorkspaceArchiveErrors[keyof PutWorkspaceArchiveErrors];

export type PutWorkspaceArchiveResponses = {
    /**
     * The workspace as it is now.
     */
    200: Workspace;
};

export type PutWorkspaceArchiveResponse = PutWorkspaceArchiveResponses[keyof PutWorkspaceArchiveResponses];

export type ListKeysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many records a page holds at most. A page of large ones may hold fewer.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; left out for the first page.
         */
        cursor?: string;
        /**
         * The environment the key is of; left out, the calling key's own. Another one takes the scope `environments:admin`.
         */
        environment?: EnvironmentName;
    };
    url: '/keys';
};

export type ListKeysErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListKeysError = ListKeysErrors[keyof ListKeysErrors];

export type ListKeysResponses = {
    /**
     * A page of keys.
     */
    200: KeyList;
};

export type ListKeysResponse = ListKeysResponses[keyof ListKeysResponses];

export type CreateKeyData = {
    /**
     * The key to make.
     */
    body: CreateKeyRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/keys';
};

export type CreateKeyErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The first request with this Idempotency-Key is still being handled (`idempotency_in_flight`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body, or by another key: the reply holds a secret that only the key that asked first gets again (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type CreateKeyError = CreateKeyErrors[keyof CreateKeyErrors];

export type CreateKeyResponses = {
    /**
     * The key and its secret.
     */
    201: CreatedKey;
};

export type CreateKeyResponse = CreateKeyResponses[keyof CreateKeyResponses];

export type RevokeKeyData = {
    body?: never;
    path: {
        /**
         * The id of the key.
         */
        key_id: string;
    };
    query?: {
        /**
         * The environment the key is of; left out, the calling key's own. Another one takes the scope `environments:admin`.
         */
        environment?: EnvironmentName;
    };
    url: '/keys/{key_id}';
};

export type RevokeKeyErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type RevokeKeyError = RevokeKeyErrors[keyof RevokeKeyErrors];

export type RevokeKeyResponses = {
    /**
     * The key, revoked.
     */
    200: Key;
};

export type RevokeKeyResponse = RevokeKeyResponses[keyof RevokeKeyResponses];

export type GetKeyData = {
    body?: never;
    path: {
        /**
         * The id of the key.
         */
        key_id: string;
    };
    query?: {
        /**
         * The environment the key is of; left out, the calling key's own. Another one takes the scope `environments:admin`.
         */
        environment?: EnvironmentName;
    };
    url: '/keys/{key_id}';
};

export type GetKeyErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetKeyError = GetKeyErrors[keyof GetKeyErrors];

export type GetKeyResponses = {
    /**
     * The key.
     */
    200: Key;
};

export type GetKeyResponse = GetKeyResponses[keyof GetKeyResponses];

export type UpdateKeyData = {
    /**
     * What to change.
     */
    body: UpdateKeyRequest;
    path: {
        /**
         * The id of the key.
         */
        key_id: string;
    };
    query?: {
        /**
         * The environment the key is of; left out, the calling key's own. Another one takes the scope `environments:admin`.
         */
        environment?: EnvironmentName;
    };
    url: '/keys/{key_id}';
};

export type UpdateKeyErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has been revoked, has expired or is past its grace, so there is nothing left to change (`conflict`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type UpdateKeyError = UpdateKeyErrors[keyof UpdateKeyErrors];

export type UpdateKeyResponses = {
    /**
     * The key as it is now.
     */
    200: Key;
};

export type UpdateKeyResponse = UpdateKeyResponses[keyof UpdateKeyResponses];

export type RotateKeyData = {
    /**
     * How to replace it; `{}` is enough.
     */
    body: RotateKeyRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the key.
         */
        key_id: string;
    };
    query?: {
        /**
         * The environment the key is of; left out, the calling key's own. Another one takes the scope `environments:admin`.
         */
        environment?: EnvironmentName;
    };
    url: '/keys/{key_id}/rotate';
};

export type RotateKeyErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has been revoked, has expired or was replaced already (`conflict`), or the first request with this Idempotency-Key is still being handled (`idempotency_in_flight`, with `Retry-After`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body, or by another key: the reply holds a secret that only the key that asked first gets again (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type RotateKeyError = RotateKeyErrors[keyof RotateKeyErrors];

export type RotateKeyResponses = {
    /**
     * The new key and its secret.
     */
    201: CreatedKey;
};

export type RotateKeyResponse = RotateKeyResponses[keyof RotateKeyResponses];

export type ListWebhooksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many records a page holds at most. A page of large ones may hold fewer.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; left out for the first page.
         */
        cursor?: string;
    };
    url: '/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * A page of webhooks.
     */
    200: WebhookList;
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type CreateWebhookData = {
    /**
     * The webhook to make.
     */
    body: CreateWebhookRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type CreateWebhookErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The environment has as many webhooks as it may have (`conflict`), or the first request with this Idempotency-Key is still being handled (`idempotency_in_flight`, with `Retry-After`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body, or by another key: the reply holds a secret that only the key that asked first gets again (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * The webhook and its secret.
     */
    201: CreatedWebhook;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type DeleteWebhookData = {
    body?: never;
    path: {
        /**
         * The id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/webhooks/{webhook_id}';
};

export type DeleteWebhookErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * The webhook is gone. Asking again is 404.
     */
    204: void;
};

export type DeleteWebhookResponse = DeleteWebhookResponses[keyof DeleteWebhookResponses];

export type GetWebhookData = {
    body?: never;
    path: {
        /**
         * The id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/webhooks/{webhook_id}';
};

export type GetWebhookErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * The webhook.
     */
    200: Webhook;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type UpdateWebhookData = {
    /**
     * What to change.
     */
    body: UpdateWebhookRequest;
    path: {
        /**
         * The id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/webhooks/{webhook_id}';
};

export type UpdateWebhookErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * The webhook as it is now.
     */
    200: Webhook;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type RotateWebhookSecretData = {
    /**
     * How to replace it; `{}` is enough.
     */
    body: RotateWebhookSecretRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/webhooks/{webhook_id}/rotate-secret';
};

export type RotateWebhookSecretErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The first request with this Idempotency-Key is still being handled (`idempotency_in_flight`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body, or by another key: the reply holds a secret that only the key that asked first gets again (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The webhook and its new secret.
     */
    201: CreatedWebhook;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type TestWebhookData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/webhooks/{webhook_id}/test';
};

export type TestWebhookErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The webhook is switched off (`conflict`), or the first request with this Idempotency-Key is still being handled (`idempotency_in_flight`, with `Retry-After`).
     */
    409: Problem;
    /**
     * The Idempotency-Key was first used with another body (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * The delivery that was made.
     */
    202: WebhookDelivery;
};

export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    path: {
        /**
         * The id of the webhook.
         */
        webhook_id: string;
    };
    query?: {
        /**
         * How many records a page holds at most. A page of large ones may hold fewer.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; left out for the first page.
         */
        cursor?: string;
    };
    url: '/webhooks/{webhook_id}/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: WebhookDeliveryList;
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type RedeliverWebhookDeliveryData = {
    body?: never;
    path: {
        /**
         * The id of the webhook.
         */
        webhook_id: string;
        /**
         * The id of the delivery.
         */
        delivery_id: string;
    };
    query?: never;
    url: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver';
};

export type RedeliverWebhookDeliveryErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The webhook is switched off (`conflict`), or the first request with this Idempotency-Key is still being handled (`idempotency_in_flight`, with `Retry-After`).
     */
    409: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type RedeliverWebhookDeliveryError = RedeliverWebhookDeliveryErrors[keyof RedeliverWebhookDeliveryErrors];

export type RedeliverWebhookDeliveryResponses = {
    /**
     * The delivery, waiting to be sent.
     */
    202: WebhookDelivery;
};

export type RedeliverWebhookDeliveryResponse = RedeliverWebhookDeliveryResponses[keyof RedeliverWebhookDeliveryResponses];

export type ListAuditData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many records a page holds at most. A page of large ones may hold fewer.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; left out for the first page.
         */
        cursor?: string;
        /**
         * Only entries of this operation, named by its `operationId`.
         */
        operation?: string;
        /**
         * Only what was called with this key, named by its id.
         */
        key?: KeyId;
        /**
         * Only entries about this thing, named by its id.
         */
        target?: string;
        /**
         * Only entries of this instant or after it.
         */
        created_after?: string;
        /**
         * Only entries from before this instant. With `created_after`, windows that touch share no entry and miss none.
         */
        created_before?: string;
    };
    url: '/audit';
};

export type ListAuditErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListAuditError = ListAuditErrors[keyof ListAuditErrors];

export type ListAuditResponses = {
    /**
     * A page of entries.
     */
    200: AuditList;
};

export type ListAuditResponse = ListAuditResponses[keyof ListAuditResponses];

export type ListExportsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many records a page holds at most. A page of large ones may hold fewer.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; left out for the first page.
         */
        cursor?: string;
    };
    url: '/exports';
};

export type ListExportsErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type ListExportsError = ListExportsErrors[keyof ListExportsErrors];

export type ListExportsResponses = {
    /**
     * A page of destinations.
     */
    200: ExportList;
};

export type ListExportsResponse = ListExportsResponses[keyof ListExportsResponses];

export type CreateExportData = {
    /**
     * The destination to make.
     */
    body: CreateExportRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/exports';
};

export type CreateExportErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The environment has as many destinations as it may have (`conflict`), or the first request with this Idempotency-Key is still being handled (`idempotency_in_flight`, with `Retry-After`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type CreateExportError = CreateExportErrors[keyof CreateExportErrors];

export type CreateExportResponses = {
    /**
     * The destination.
     */
    201: Export;
};

export type CreateExportResponse = CreateExportResponses[keyof CreateExportResponses];

export type DeleteExportData = {
    body?: never;
    path: {
        /**
         * The id of the destination.
         */
        export_id: string;
    };
    query?: never;
    url: '/exports/{export_id}';
};

export type DeleteExportErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type DeleteExportError = DeleteExportErrors[keyof DeleteExportErrors];

export type DeleteExportResponses = {
    /**
     * The destination is gone. Asking again is 404.
     */
    204: void;
};

export type DeleteExportResponse = DeleteExportResponses[keyof DeleteExportResponses];

export type GetExportData = {
    body?: never;
    path: {
        /**
         * The id of the destination.
         */
        export_id: string;
    };
    query?: never;
    url: '/exports/{export_id}';
};

export type GetExportErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetExportError = GetExportErrors[keyof GetExportErrors];

export type GetExportResponses = {
    /**
     * The destination.
     */
    200: Export;
};

export type GetExportResponse = GetExportResponses[keyof GetExportResponses];

export type UpdateExportData = {
    /**
     * What to change.
     */
    body: UpdateExportRequest;
    path: {
        /**
         * The id of the destination.
         */
        export_id: string;
    };
    query?: never;
    url: '/exports/{export_id}';
};

export type UpdateExportErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type UpdateExportError = UpdateExportErrors[keyof UpdateExportErrors];

export type UpdateExportResponses = {
    /**
     * The destination as it is now.
     */
    200: Export;
};

export type UpdateExportResponse = UpdateExportResponses[keyof UpdateExportResponses];

export type TestExportData = {
    body?: never;
    path: {
        /**
         * The id of the destination.
         */
        export_id: string;
    };
    query?: never;
    url: '/exports/{export_id}/test';
};

export type TestExportErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type TestExportError = TestExportErrors[keyof TestExportErrors];

export type TestExportResponses = {
    /**
     * How it went. A connection that does not work is an answer like any other.
     */
    200: ExportTest;
};

export type TestExportResponse = TestExportResponses[keyof TestExportResponses];

export type BackfillExportData = {
    /**
     * Which runs.
     */
    body: BackfillExportRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. The first answer is kept for 30 days: the same key with the same body gets it again, with another body 422 `idempotency_mismatch`, and while the first is still being handled 409 `idempotency_in_flight`. A request that was refused is not kept.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the destination.
         */
        export_id: string;
    };
    query?: never;
    url: '/exports/{export_id}/backfill';
};

export type BackfillExportErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The destination works on as many backfills as it may (`conflict`), or the first request with this Idempotency-Key is still being handled (`idempotency_in_flight`, with `Retry-After`).
     */
    409: Problem;
    /**
     * The body has more than 1 MiB (`payload_too_large`).
     */
    413: Problem;
    /**
     * The body is of a media type that is not taken here (`unsupported_media_type`).
     */
    415: Problem;
    /**
     * The Idempotency-Key was first used with another body (`idempotency_mismatch`).
     */
    422: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type BackfillExportError = BackfillExportErrors[keyof BackfillExportErrors];

export type BackfillExportResponses = {
    /**
     * The backfill that was begun.
     */
    202: ExportBackfill;
};

export type BackfillExportResponse = BackfillExportResponses[keyof BackfillExportResponses];

export type GetBackfillData = {
    body?: never;
    path: {
        /**
         * The id of the destination.
         */
        export_id: string;
        /**
         * The id of the backfill.
         */
        backfill_id: string;
    };
    query?: never;
    url: '/exports/{export_id}/backfills/{backfill_id}';
};

export type GetBackfillErrors = {
    /**
     * The request is not valid; `errors` names every place (`invalid_request`).
     */
    400: Problem;
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * The key lacks the scope this operation needs (`insufficient_scope`).
     */
    403: Problem;
    /**
     * There is no such thing, or it belongs to another environment; the two cannot be told apart (`not_found`).
     */
    404: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetBackfillError = GetBackfillErrors[keyof GetBackfillErrors];

export type GetBackfillResponses = {
    /**
     * The backfill.
     */
    200: ExportBackfill;
};

export type GetBackfillResponse = GetBackfillResponses[keyof GetBackfillResponses];

export type GetMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me';
};

export type GetMeErrors = {
    /**
     * No key, or one that is unknown, expired or revoked (`unauthenticated`, `key_expired`, `key_revoked`).
     */
    401: Problem;
    /**
     * None of the media types in `Accept` is offered here (`not_acceptable`).
     */
    406: Problem;
    /**
     * The key has used up a quota (`rate_limited`).
     */
    429: Problem;
    /**
     * Something went wrong on our side (`internal`).
     */
    500: Problem;
    /**
     * The service cannot answer right now (`unavailable`).
     */
    503: Problem;
};

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * The calling key.
     */
    200: Me;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];
