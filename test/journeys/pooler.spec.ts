/** The service behind PgBouncer: whole in session mode, and a sentence at the start in place of strange failures in any other. */
import { expect } from 'chai';
import { type Journey, openJourney } from '../support/journey.ts';
import { needsPooler, openPooler, withoutPooler } from '../support/pooler.ts';

/** Startup parameters of ours that PgBouncer does not know; it refuses who sends them unless it is told to leave them out. */
const ignored =
  'ignore_startup_parameters = idle_in_transaction_session_timeout, statement_timeout, lock_timeout';

describe(`journeys/pooler${withoutPooler}`, () => {
  needsPooler();
  let journey: Journey;
  const ends: (() => Promise<void>)[] = [];

  before(async () => {
    journey = await openJourney();
  });
  afterEach(() => journey.contract.assertClean());
  after(async () => {
    await journey?.end();
    for (const end of ends) await end();
  });

  async function open(...more: string[]): Promise<string> {
    const { url, close } = await openPooler(journey.databaseUrl, more);
    ends.push(close);
    return url;
  }

  const refusal = async (url: string): Promise<string> =>
    journey.start({ DATABASE_URL: url }).then(
      () => 'started',
      (error: Error) => error.message,
    );

  it('answers, works, streams and cancels between two processes through sessions of a pool', async () => {
    const DATABASE_URL = await open('pool_mode = session', ignored);
    const api = await journey.start({ DATABASE_URL, ROLE: 'api' });
    await journey.start({ DATABASE_URL, ROLE: 'worker' });
    const { id } = await api.createRun({ task: 'echo a > a.txt\necho b' });
    expect((await api.followToEnd(id)).at(-1)).to.include({ type: 'run.settled', state: 'completed' });
    const held = await api.createRun({ task: 'sleep 600' });
    await api.untilEvent(held.id, (event) => event.type === 'step.started');
    await api.cancelRun(held.id);
    expect(await api.settled(held.id)).to.include({ state: 'interrupted' });
  });

  it('does not start behind one that changes sessions between statements, and says so', async () => {
    expect(await refusal(await open('pool_mode = transaction', ignored))).to.contain(
      'DATABASE_URL leads to a pooler that changes sessions between statements (transaction mode)',
    );
  });

  it('does not start behind one that refuses its settings, and says what to tell it', async () => {
    expect(await refusal(await open('pool_mode = session'))).to.match(
      /DATABASE_URL leads to a pooler that refuses the setting \w+\. .*ignore_startup_parameters/,
    );
  });
});
