/** Traces by the standard OTEL_ variables: from the caller's span through the request to the attempt and its steps. */
import { expect } from 'chai';
import { type Journey, openJourney } from '../support/journey.ts';
import { type CollectedSpan, type Collector, openCollector } from '../support/otlp.ts';
import { until } from '../support/until.ts';

const callerTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';

describe('journeys/trace-run', () => {
  let collector: Collector;
  let journey: Journey;

  beforeEach(async () => {
    collector = await openCollector();
    journey = await openJourney({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
  });

  afterEach(async () => {
    await journey.end();
    await collector.close();
  });

  const untilSpan = (what: string, fits: (span: CollectedSpan) => boolean) =>
    until(`a span: ${what}`, () => collector.spans().find(fits));

  it('continues the trace of the caller and links the attempt, on whatever worker, to the request that made the run', async () => {
    const api = await journey.start({ ROLE: 'api' });
    await journey.start({ ROLE: 'worker' });
    const response = await api.call('POST', '/v1/runs', {
      body: { task: '# greet\necho hello > greeting.txt\nfalse' },
      headers: { traceparent: `00-${callerTrace}-${callerSpan}-01` },
    });
    const { id } = (await response.json()) as { id: string };
    const run = await api.settled(id);
    expect(run.state).to.equal('failed');

    const request = await untilSpan('the request', (span) => span.name === 'POST /v1/runs');
    expect(request).to.include({
      traceId: callerTrace,
      parentSpanId: callerSpan,
      service: 'agent-run-service',
    });
    expect(request.attributes).to.include({
      'http.route': '/v1/runs',
      'http.response.status_code': 201,
      'ars.operation': 'createRun',
      'ars.request_id': response.headers.get('request-id'),
    });

    const attempt = await untilSpan(
      'the attempt',
      (span) => span.attributes['ars.run.id'] === id && span.name === 'run attempt',
    );
    expect(attempt.links).to.deep.equal([{ traceId: request.traceId, spanId: request.spanId }]);
    expect(attempt).to.include({ failed: true });
    expect(attempt.attributes).to.include({
      'ars.run.attempt': 1,
      'ars.run.agent': 'script',
      'ars.run.state': 'failed',
      'ars.run.reason': 'agent_error',
      'ars.environment': 'dev',
    });
    expect(attempt.events).to.include('patch.ready');
    const steps = collector.spans().filter((span) => span.parentSpanId === attempt.spanId);
    expect(steps.map(({ name, failed }) => ({ name, failed }))).to.have.deep.members([
      { name: 'greet', failed: false },
      { name: 'false', failed: true },
    ]);
    expect(new Set(steps.map((step) => step.traceId))).to.deep.equal(new Set([attempt.traceId]));
  });

  it('begins a trace of its own where the caller has none, and tells nothing secret', async () => {
    const node = await journey.start();
    const response = await node.call('GET', '/v1/me?token=planted-in-the-query', {
      headers: { traceparent: 'no-traceparent-at-all' },
    });
    expect(response.status).to.equal(200);
    const span = await untilSpan('the request', (one) => one.name === 'GET /v1/me');
    expect(span.parentSpanId).to.equal('');
    expect(span.traceId).to.match(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(collector.spans())).not.to.include('planted-in-the-query');
  });

  it('sends what is left when it stops, and stops as well when the collector is gone', async () => {
    const node = await journey.start({ OTEL_BSP_SCHEDULE_DELAY: '60000' });
    await node.call('GET', '/v1/agents');
    expect(await node.kill('SIGTERM')).to.equal(0);
    expect(collector.spans().map((span) => span.name)).to.include('GET /v1/agents');
    const lonely = await journey.start({
      OTEL_BSP_SCHEDULE_DELAY: '60000',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    });
    await lonely.call('GET', '/v1/agents');
    expect(await lonely.kill('SIGTERM')).to.equal(0);
  });

  it('sends nothing when the variables say so', async () => {
    for (const [variable, value] of [
      ['OTEL_SDK_DISABLED', 'true'],
      ['OTEL_TRACES_EXPORTER', 'none'],
    ] as const) {
      const node = await journey.start({ [variable]: value });
      await node.call('GET', '/v1/me');
      expect(await node.kill('SIGTERM')).to.equal(0);
    }
    expect(collector.spans()).to.deep.equal([]);
  });
});
