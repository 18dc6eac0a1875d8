/** The figures an operator watches: one registry per service, made in compose and handed down; names and units as Prometheus has them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One value of a gauge, e.g. `{ labels: { state: 'queued' }, value: 3 }`. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

/** From a cached answer to a database in trouble. */
const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const appendSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];
const modelSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 600];
const runSeconds = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600, 14_400];

export interface Metrics {
  runsCreated: Counter;
  /** Labels: `state`, `reason`. */
  runsSettled: Counter<'state' | 'reason'>;
  /** First start to settlement. Label: `state`. */
  runDuration: Histogram<'state'>;
  /** Attempts given up for another one. Label: `ending`. */
  attemptsGivenUp: Counter<'ending'>;
  /** From the report of an event to its commit. */
  eventAppend: Histogram;
  /** From the arrival of a request to the beginning of its reply. Labels: `operation`, `status`. */
  requestDuration: Histogram<'operation' | 'status'>;
  /** Labels: `kind`. */
  sandboxesOpened: Counter<'kind'>;
  sandboxFailures: Counter<'kind'>;
  sandboxSpawns: Counter<'kind'>;
  /** Labels: `provider`; `status` of the answer an agent got, or what there was instead of one. */
  modelCalls: Counter<'provider' | 'status'>;
  /** Labels: `provider`; `kind` is `input`, `output`, and of these `cached_input` and `reasoning`. */
  modelTokens: Counter<'provider' | 'kind'>;
  /** From a call to the beginning of its answer, further tries included. */
  modelCallDuration: Histogram<'provider'>;
  /** Tries of deliveries. Label: `result`. */
  webhookDeliveries: Counter<'result'>;
  /** Tries of runs to reach a host. Label: `outcome`, which is `opened`, `refused` or `failed`. */
  networkConnections: Counter<'outcome'>;
  /** What passed between runs and their hosts. Label: `direction`, which is `sent` or `received`. */
  networkBytes: Counter<'direction'>;
  /** Tries of exports. Label: `result`. */
  exports: Counter<'result'>;
  /** What the upkeep removed or made. Label: `what`. */
  swept: Counter<'what'>;
  /** Passes of the upkeep that failed. Label: `sweep`. */
  sweepFailures: Counter<'sweep'>;
  /** A gauge that is read when somebody asks; without an answer (undefined) it is left out. */
  watch(name: string, help: string, read: () => number | undefined): void;
  /** The same for a gauge with labels. */
  watchAll(name: string, help: string, labelNames: string[], read: () => Sample[]): void;
  /** Awaited before every reading, so that watched gauges speak of now. */
  beforeReading(work: () => Promise<void>): void;
  /** Everything in Prometheus's text format, and its media type. */
  read(): Promise<{ type: string; text: string }>;
}

/** Every instrument of the service, and those of the process (`process_…`, `nodejs_…`). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const works: (() => Promise<void>)[] = [];
  collectDefaultMetrics({ register: registry });

  return {
    runsCreated: new Counter({ name: 'ars_runs_created_total', help: 'Runs created here.', registers }),
    runsSettled: new Counter({
      name: 'ars_runs_settled_total',
      help: 'Runs settled here, by final state and reason.',
      labelNames: ['state', 'reason'],
      registers,
    }),
    runDuration: new Histogram({
      name: 'ars_run_duration_seconds',
      help: 'From the first start of a run to its settlement.',
      labelNames: ['state'],
      buckets: runSeconds,
      registers,
    }),
    attemptsGivenUp: new Counter({
      name: 'ars_attempts_given_up_total',
      help: 'Attempts that went back to the queue: handed_back by a stopping worker, broken by an error.',
      labelNames: ['ending'],
      registers,
    }),
    eventAppend: new Histogram({
      name: 'ars_event_append_duration_seconds',
      help: 'From the report of an event to its commit.',
      buckets: appendSeconds,
      registers,
    }),
    requestDuration: new Histogram({
      name: 'ars_http_request_duration_seconds',
      help: 'From the arrival of a request to the beginning of its reply.',
      labelNames: ['operation', 'status'],
      buckets: requestSeconds,
      registers,
    }),
    sandboxesOpened: new Counter({
      name: 'ars_sandboxes_opened_total',
      help: 'Sandboxes opened.',
      labelNames: ['kind'],
      registers,
    }),
    sandboxFailures: new Counter({
      name: 'ars_sandbox_failures_total',
      help: 'Sandboxes that could not be opened, and commands that could not be set up in one.',
      labelNames: ['kind'],
      registers,
    }),
    sandboxSpawns: new Counter({
      name: 'ars_sandbox_spawns_total',
      help: 'Commands started in sandboxes.',
      labelNames: ['kind'],
      registers,
    }),
    modelCalls: new Counter({
      name: 'ars_model_calls_total',
      help: 'Calls of models, by provider and by the status of the answer, or unreachable, silent or closed without one.',
      labelNames: ['provider', 'status'],
      registers,
    }),
    modelTokens: new Counter({
      name: 'ars_model_tokens_total',
      help: 'Tokens that providers told: input and output; cached_input is part of the first, reasoning of the second.',
      labelNames: ['provider', 'kind'],
      registers,
    }),
    modelCallDuration: new Histogram({
      name: 'ars_model_call_duration_seconds',
      help: 'From a call of a model to the beginning of its answer, further tries included.',
      labelNames: ['provider'],
      buckets: modelSeconds,
      registers,
    }),
    webhookDeliveries: new Counter({
      name: 'ars_webhook_deliveries_total',
      help: 'Tries to deliver an event to a webhook: delivered, retried later, or failed for good.',
      labelNames: ['result'],
      registers,
    }),
    networkConnections: new Counter({
      name: 'ars_network_connections_total',
      help: 'Tries of runs to reach a host: opened, refused or failed.',
      labelNames: ['outcome'],
      registers,
    }),
    networkBytes: new Counter({
      name: 'ars_network_bytes_total',
      help: 'Bytes between runs and their hosts: sent by runs and received by them.',
      labelNames: ['direction'],
      registers,
    }),
    exports: new Counter({
      name: 'ars_exports_total',
      help: 'Tries to export a run: exported, retried later, or failed for good.',
      labelNames: ['result'],
      registers,
    }),
    swept: new Counter({
      name: 'ars_swept_total',
      help: 'What the upkeep removed because its time was over or nobody had it any more, and days of the event log it made.',
      labelNames: ['what'],
      registers,
    }),
    sweepFailures: new Counter({
      name: 'ars_sweep_failures_total',
      help: 'Passes of the upkeep that failed and are made up for by the next.',
      labelNames: ['sweep'],
      registers,
    }),
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: () => {
          const value = read();
          if (value === undefined) gauge.remove();
          else gauge.set(value);
        },
      });
    },
    watchAll: (name, help, labelNames, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect: () => {
          gauge.reset();
          for (const { labels, value } of read()) gauge.set(labels, value);
        },
      });
    },
    beforeReading: (work) => {
      works.push(work);
    },
    read: async () => {
      await Promise.all(works.map((work) => work()));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
