/** Traces by OpenTelemetry, configured by its standard variables. Loaded only when tracing is asked for: it is large. */
import {
  context,
  type Span as OtelSpan,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as traces,
} from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { Clock } from './clock.ts';
import type { Span, Trace } from './trace.ts';

/** A collector that is away must not hold up the end of the service. */
const stopMs = 5_000;
const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER };

function toTraceparent(span: OtelSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function wrap(span: OtelSpan): Span {
  const tracer = traces.getTracer('agent-run-service');
  return {
    traceId: span.spanContext().traceId,
    traceparent: toTraceparent(span),
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    note: (name, attributes) => void span.addEvent(name, attributes),
    link: (traceparent) => {
      const [, traceId, spanId, flags] =
        /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
      if (traceId === undefined || spanId === undefined) return;
      span.addLink({
        context: { traceId, spanId, traceFlags: Number.parseInt(flags ?? '00', 16), isRemote: true },
      });
    },
    child: (name, attributes) =>
      wrap(tracer.startSpan(name, { attributes }, traces.setSpan(context.active(), span))),
    fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
    end: () => span.end(),
  };
}

/** `serviceName` stands in when no `OTEL_…` variable names the service. */
export function startTrace(options: { clock: Clock; serviceName: string | undefined }): Trace {
  const sdk = new NodeSDK({
    serviceName: options.serviceName,
    instrumentations: [],
    // Figures are Prometheus's, log lines are pino's.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  const tracer = traces.getTracer('agent-run-service');
  return {
    begin: (name, { kind, from, attributes }) => {
      const parent = from === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, from);
      return wrap(tracer.startSpan(name, { kind: kinds[kind], attributes }, parent));
    },
    stop: async () => {
      const stopped = sdk.shutdown().catch(() => undefined);
      await Promise.race([stopped, options.clock.sleep(stopMs)]);
    },
  };
}
