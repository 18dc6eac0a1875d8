/** Puts the service's figures around its verbs and behind its gauges, so that the verbs know nothing of being measured. */
import type { Clock } from '../base/clock.ts';
import type { Metrics } from '../base/metrics.ts';
import { openStates } from '../domain/run.ts';
import type { Database } from '../store/database.ts';
import {
  type ExportLoad,
  findExportLoad,
  findLoad,
  findWebhookLoad,
  type Load,
  type WebhookLoad,
} from '../store/load.ts';
import type { Notices } from '../store/notices.ts';
import type { CreateRun } from './create-run.ts';
import type { HandBackRun } from './hand-back-run.ts';
import type { RecordEvent } from './record-event.ts';
import type { SettleRun } from './settle-run.ts';

export function measureCreateRun(createRun: CreateRun, metrics: Metrics): CreateRun {
  return async (request) => {
    const created = await createRun(request);
    if (!created.replayed) metrics.runsCreated.inc();
    return created;
  };
}

/** Counts what is committed; an event that its attempt may no longer write is not. */
export function measureRecordEvent(recordEvent: RecordEvent, metrics: Metrics, clock: Clock): RecordEvent {
  return async (attempt, type, body) => {
    const began = clock.monotonic();
    const seq = await recordEvent(attempt, type, body);
    metrics.eventAppend.observe((clock.monotonic() - began) / 1000);
    return seq;
  };
}

export function measureSettleRun(settleRun: SettleRun, metrics: Metrics): SettleRun {
  return async (ending) => {
    const receipt = await settleRun(ending);
    if (receipt) {
      metrics.runsSettled.inc({ state: receipt.state, reason: receipt.reason.code });
      metrics.runDuration.observe({ state: receipt.state }, receipt.usage.duration_ms / 1000);
    }
    return receipt;
  };
}

export function measureHandBackRun(handBackRun: HandBackRun, metrics: Metrics): HandBackRun {
  return async (attempt, ending, reason) => {
    const given = await handBackRun(attempt, ending, reason);
    if (given) metrics.attemptsGivenUp.inc({ ending });
    return given;
  };
}

/** The table is asked once in this time, however often and by however many the figures are read. */
const loadMs = 5_000;
/** A scrape is answered without the table's figures rather than late. */
const loadPatienceMs = 2_000;

/** Registers the gauges that are read when somebody asks for them. */
export function watchLoad(deps: {
  metrics: Metrics;
  database: Database;
  notices: Notices;
  clock: Clock;
  openStreams(): number;
  /** Undefined where no runs are worked on. */
  worker: { active(): number; slots: number } | undefined;
}): void {
  const { metrics, database, notices, clock, worker } = deps;
  let load: (Load & { webhooks: WebhookLoad; exports: ExportLoad }) | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function readLoad(): Promise<void> {
    load = await Promise.all([
      findLoad(database, clock.now()),
      findWebhookLoad(database),
      findExportLoad(database),
    ]).then(
      ([runs, webhooks, exports]) => ({ ...runs, webhooks, exports }),
      () => undefined,
    );
    readAt = clock.monotonic();
    reading = undefined;
  }

  metrics.beforeReading(async () => {
    if (clock.monotonic() - readAt < loadMs) return;
    reading ??= readLoad();
    const late = new AbortController();
    const overdue = clock.sleep(loadPatienceMs, late.signal).then(() => {
      if (!late.signal.aborted) load = undefined;
    });
    await Promise.race([reading, overdue]);
    late.abort();
  });
  metrics.watch('ars_postgres_up', 'Whether Postgres answered when it was last asked.', () => (load ? 1 : 0));
  metrics.watch(
    'ars_wake_bus_up',
    'Whether notices of other processes arrive: without them streams and cancels go on, only later.',
    () => {
      const connected = notices.connected();
      return connected === undefined ? undefined : Number(connected);
    },
  );
  metrics.watch('ars_queue_depth', 'Queued runs of the whole deployment.', () => load?.runs.queued);
  metrics.watch(
    'ars_queue_oldest_age_seconds',
    'Age of the oldest queued run of the whole deployment.',
    () => load?.oldestQueuedSeconds,
  );
  metrics.watchAll('ars_runs', 'Open runs of the whole deployment, by state.', ['state'], () => {
    const { runs } = load ?? {};
    return runs ? openStates.map((state) => ({ labels: { state }, value: runs[state] })) : [];
  });
  metrics.watch(
    'ars_webhook_backlog',
    'Deliveries of the whole deployment that wait for their first or next try.',
    () => load?.webhooks.pending,
  );
  metrics.watch(
    'ars_webhook_backlog_oldest_age_seconds',
    'How long the delivery that is due the longest has been due.',
    () => load?.webhooks.oldestDueSeconds,
  );
  metrics.watch(
    'ars_export_backlog',
    'Exports of the whole deployment that wait for their first or next try.',
    () => load?.exports.pending,
  );
  metrics.watch(
    'ars_export_backlog_oldest_age_seconds',
    'How long the export that waits the longest has waited.',
    () => load?.exports.oldestSeconds,
  );
  metrics.watch('ars_streams_open', 'Event streams open here.', deps.openStreams);
  metrics.watchAll('ars_database_connections', 'Connections of the pool, by what they do.', ['state'], () => {
    const { busy, idle } = database.usage();
    return [
      { labels: { state: 'busy' }, value: busy },
      { labels: { state: 'idle' }, value: idle },
    ];
  });
  metrics.watch(
    'ars_database_connections_max',
    'Connections that the pool may open.',
    () => database.usage().max,
  );
  metrics.watch(
    'ars_database_waiting',
    'Calls that wait for a connection of the pool.',
    () => database.usage().waiting,
  );
  if (!worker) return;
  metrics.watch('ars_worker_slots', 'Runs that this process may work on side by side.', () => worker.slots);
  metrics.watch('ars_worker_slots_busy', 'Runs that this process works on.', () => worker.active());
}
