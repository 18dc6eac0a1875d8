/** The wake bus: what one process says the others hear, in order, and a broken line heals with a word about it. */
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { createNotices, type EventNotice, type Notices } from '../../src/store/notices.ts';
import { type Line, openLine } from '../support/line.ts';
import { openStore, quiet, type TestStore } from '../support/store.ts';
import { until } from '../support/until.ts';

let store: TestStore;
let line: Line;
let far: Database;
let one: Notices;
let two: Notices;

before(async () => {
  store = await openStore();
  line = await openLine(store.url);
  far = createDatabase({ url: line.url, poolMax: 2, log: quiet });
  const bus = (database: Database, process: string): Notices =>
    createNotices({ database, clock: systemClock, log: quiet, process, shared: true });
  [one, two] = [bus(store.database, 'one'), bus(far, 'two')];
  await Promise.all([one.start(), two.start()]);
});
after(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await far.close();
  await line.close();
  await store.close();
});

const runUuid = '019ab3f0-1234-7abc-8def-0123456789ab';
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const said = (seq: number, payload: string): EventNotice => ({
  runUuid,
  seq,
  type: 'message.added',
  payload,
});

function hear(bus: Notices, uuid = runUuid) {
  const heard: EventNotice[] = [];
  return { heard, stop: bus.watchRun(uuid, (notice) => heard.push(notice)) };
}

describe('store/notices', () => {
  it('tells listeners here at once and listeners elsewhere soon, once each and in order', async () => {
    const [here, there] = [hear(one), hear(two)];
    const notices = upTo(500).map((seq) => said(seq, `{"text":"number ${seq}\u00e4"}`));
    one.events(notices);
    expect(here.heard).to.deep.equal(notices);
    await until('the other bus', () => there.heard.length >= 500);
    // What is said afterwards arrives after everything before it, doubles included.
    one.events([said(501, '{}')]);
    await until('the last word', () => there.heard.at(-1)?.seq === 501);
    expect(there.heard).to.deep.equal([...notices, said(501, '{}')]);
    expect(here.heard.length).to.equal(501);
    here.stop();
    there.stop();
  });

  it('leaves out a payload that is too long to travel', async () => {
    const there = hear(two);
    const long = `{"text":"${'ü'.repeat(4_000)}"}`;
    one.events([said(1, long), said(2, '{"text":"has blanks  in it"}')]);
    await until('both', () => there.heard.length === 2);
    expect(there.heard).to.deep.equal([
      { ...said(1, ''), payload: undefined },
      said(2, '{"text":"has blanks  in it"}'),
    ]);
    there.stop();
  });

  it('tells of work and of cancels on both sides', async () => {
    const heard: string[] = [];
    const stops = [
      one.watchWork(() => heard.push('one work')),
      two.watchWork(() => heard.push('two work')),
      one.watchCancel((uuid) => heard.push(`one ${uuid}`)),
      two.watchCancel((uuid) => heard.push(`two ${uuid}`)),
    ];
    one.work();
    two.cancel(runUuid);
    await until('four words', () => heard.length === 4);
    expect([...heard].sort()).to.deep.equal([`one ${runUuid}`, 'one work', `two ${runUuid}`, 'two work']);
    for (const stop of stops) stop();
    one.work();
    two.cancel(runUuid);
    expect(heard.length).to.equal(4);
  });

  it('knows which runs are watched here, and forgets them with their last listener', () => {
    const [first, second] = [hear(one), hear(one)];
    expect(one.watchedRuns()).to.deep.equal([runUuid]);
    first.stop();
    expect(one.watchedRuns()).to.deep.equal([runUuid]);
    second.stop();
    second.stop();
    expect(one.watchedRuns()).to.deep.equal([]);
  });

  it('speaks of other runs to nobody', async () => {
    const there = hear(two, '019ab3f0-1234-7abc-8def-0123456789ff');
    let worked = false;
    const stop = two.watchWork(() => {
      worked = true;
    });
    one.events([said(1, '{}')]);
    one.work();
    await until('the word after it', () => worked);
    expect(there.heard).to.deep.equal([]);
    stop();
    there.stop();
  });

  it('listens again after its line broke, and says that something may have been missed', async () => {
    let gaps = 0;
    const stop = two.watchGap(() => gaps++);
    const there = hear(two);
    line.cut();
    one.events([said(1, '{}')]);
    line.mend();
    await until('the gap', () => gaps > 0);
    one.events([said(2, '{}')]);
    await until('the next notice', () => there.heard.at(-1)?.seq === 2);
    expect(there.heard.filter(({ seq }) => seq === 2).length).to.equal(1);
    stop();
    there.stop();
  });
});
