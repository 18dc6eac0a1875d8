/** An agent asks and hears: the run waits for its client, goes on with the answer, and ends honestly when none comes. */
import { expect } from 'chai';
import type { RunEvent } from '../../generated/api/types.gen.ts';
import { askingAgent } from '../support/asking-agent.ts';
import { type Caller, openCaller } from '../support/caller.ts';
import { createContractFetch } from '../support/contract-fetch.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { cloneDatabase } from '../support/postgres.ts';
import { newDataDir, startService } from '../support/service.ts';
import { until } from '../support/until.ts';

type Asked = Extract<RunEvent, { type: 'input.requested' }>;
type Resolved = Extract<RunEvent, { type: 'input.resolved' }>;

const start = (caller: Caller, task: string, fields = {}) =>
  caller.createRun({ task, agent: 'asking', approval: 'ask', ...fields } as never);
const asked = async (caller: Caller, id: string, title: string): Promise<string> => {
  const event = await caller.untilEvent(id, (one) => one.type === 'input.requested' && one.title === title);
  return (event as Asked).input;
};
const answer = (caller: Caller, id: string, input: string, body: unknown) =>
  caller.call('POST', `/v1/runs/${encodeURIComponent(id)}/inputs/${input}`, { body });
const said = (events: RunEvent[]) =>
  events.flatMap((event) => (event.type === 'message.added' ? [`${event.from}: ${event.text}`] : []));
const resolved = (events: RunEvent[]) =>
  events.flatMap((event) => (event.type === 'input.resolved' ? [event as Resolved] : []));
const types = (events: RunEvent[]) => events.map(({ type }) => type);

describe('journeys/ask-and-steer', () => {
  const suite = contractSuite('answerInput', { INPUT_TIMEOUT_SECONDS: '2' }, [askingAgent]);

  it('waits for the answer, goes on with it, and does not count the wait', async () => {
    const { id } = await start(suite.admin, 'say before\nask permission rm -rf build\nsay after');
    const input = await asked(suite.admin, id, 'rm -rf build');
    expect((await suite.admin.getRun(id)).state).to.equal('waiting');
    // Long enough that counting it would show.
    const since = Date.now();
    await until('half a second to pass', () => Date.now() - since > 500);
    expect((await answer(suite.admin, id, input, { decision: 'approve' })).status).to.equal(200);
    const run = await suite.admin.completed(id);
    const events = await suite.admin.listEvents(id);
    expect(types(events)).to.deep.equal([
      'run.started',
      'message.added',
      'input.requested',
      'input.resolved',
      'message.added',
      'message.added',
      'patch.ready',
      'run.settled',
    ]);
    expect(said(events)).to.deep.equal(['agent: before', 'agent: {"option":"once"}', 'agent: after']);
    expect(resolved(events)[0]).to.include({ input, outcome: 'answered', option: 'once', text: null });
    const [requested, resumed] = [events[2], events[3]].map((event) => Date.parse(event?.at ?? ''));
    const whole = Date.parse(run.settled_at ?? '') - Date.parse(run.started_at ?? '');
    expect(run.usage?.duration_ms).to.equal(whole - ((resumed ?? 0) - (requested ?? 0)));
  });

  it('lets a run whose time would be over in the wait go on after it', async () => {
    const { id } = await start(suite.admin, 'ask text name?', { timeout_ms: 1_000 });
    const input = await asked(suite.admin, id, 'name?');
    const since = Date.now();
    await until('more than its time to pass', () => Date.now() - since > 1_200);
    await answer(suite.admin, id, input, { text: 'Ada' });
    await suite.admin.completed(id);
    expect(said(await suite.admin.listEvents(id))).to.deep.equal(['agent: {"text":"Ada"}']);
  });

  it('asks two things at once and waits until both are answered', async () => {
    const { id } = await start(suite.admin, 'ask twice may I?');
    const [one, two] = [await asked(suite.admin, id, 'may I? 1'), await asked(suite.admin, id, 'may I? 2')];
    await answer(suite.admin, id, two, { option: 'always' });
    await suite.admin.untilEvent(id, (event) => event.type === 'input.resolved');
    expect((await suite.admin.getRun(id)).state).to.equal('waiting');
    await answer(suite.admin, id, one, { decision: 'deny' });
    await suite.admin.completed(id);
    expect(said(await suite.admin.listEvents(id))).to.deep.equal([
      'agent: {"option":"deny"}',
      'agent: {"option":"always"}',
    ]);
  });

  it('interrupts a run that nobody answers in time', async () => {
    const { id } = await start(suite.admin, 'ask permission anybody?');
    const input = await asked(suite.admin, id, 'anybody?');
    const run = await suite.admin.settled(id);
    expect([run.state, run.reason?.code]).to.deep.equal(['interrupted', 'input_timeout']);
    const [event] = resolved(await suite.admin.listEvents(id));
    expect(event).to.include({ input, outcome: 'expired', option: null });
    await problemOf(await answer(suite.admin, id, input, { decision: 'approve' }), 409, 'run_settled');
  });

  it('takes its question back when the run is cancelled', async () => {
    const { id } = await start(suite.admin, 'ask permission go on?');
    await asked(suite.admin, id, 'go on?');
    await suite.admin.cancelRun(id);
    const run = await suite.admin.settled(id);
    expect([run.state, run.reason?.code]).to.deep.equal(['interrupted', 'cancelled']);
    const events = await suite.admin.listEvents(id);
    expect(resolved(events).map(({ outcome }) => outcome)).to.deep.equal(['withdrawn']);
    expect(types(events).at(-1)).to.equal('run.settled');
  });

  it('hands messages over in order, those from before the start too, each in the log once', async () => {
    const { id } = await start(suite.admin, 'ask permission ready?\nhear\nhear\nhear');
    const send = async (text: string) =>
      (await suite.admin.call('POST', `/v1/runs/${encodeURIComponent(id)}/messages`, { body: { text } }))
        .status;
    expect(await send('one')).to.equal(202);
    const input = await asked(suite.admin, id, 'ready?');
    expect(await send('two')).to.equal(202);
    await answer(suite.admin, id, input, { decision: 'approve' });
    await suite.admin.untilEvent(id, (event) => event.type === 'message.added' && event.text === 'heard two');
    expect(await send('three')).to.equal(202);
    await suite.admin.completed(id);
    expect(said(await suite.admin.listEvents(id)).slice(1)).to.deep.equal([
      'client: one',
      'agent: heard one',
      'client: two',
      'agent: heard two',
      'client: three',
      'agent: heard three',
    ]);
  });

  it('takes the question back when its worker stops, and the next one asks again', async () => {
    const database = await cloneDatabase();
    const dataDir = await newDataDir();
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir.path };
    const contract = createContractFetch();
    const first = await startService(settings, [askingAgent]);
    const at = (origin: string) => openCaller({ origin, key: first.key, contract });
    let firstStops: Promise<void> | undefined;
    try {
      const { id } = await start(at(first.origin), 'ask text where?');
      await asked(at(first.origin), id, 'where?');
      firstStops = first.stop();
      await firstStops;
      const second = await startService(settings, [askingAgent]);
      try {
        const caller = at(second.origin);
        await caller.untilEvent(id, (event) => event.type === 'input.requested' && event.seq > 2);
        const events = await caller.listEvents(id);
        const told = types(events).filter((type) => type.startsWith('input.') || type.startsWith('run.'));
        expect(told).to.deep.equal([
          'run.started',
          'input.requested',
          'input.resolved',
          'run.retrying',
          'run.started',
          'input.requested',
        ]);
        const [before, now] = events.flatMap((event) =>
          event.type === 'input.requested' ? [event.input] : [],
        );
        await problemOf(await answer(caller, id, before ?? '', { text: 'here' }), 409, 'conflict');
        expect((await answer(caller, id, now ?? '', { text: 'here' })).status).to.equal(200);
        await caller.completed(id);
      } finally {
        await second.stop();
      }
      contract.assertClean();
    } finally {
      await (firstStops ?? first.stop());
      await database.drop();
      await dataDir.remove();
    }
  });
});
