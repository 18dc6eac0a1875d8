/** The wake bus over each of its drivers: what one process says the others hear, in order, and a broken line heals with a word about it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { createNotices, type EventNotice, type Notices } from '../../src/store/notices.ts';
import { type Line, openLine } from '../support/line.ts';
import { needsNats, openNatsServer, withoutNats } from '../support/nats-server.ts';
import { openStore, quiet } from '../support/store.ts';
import { until } from '../support/until.ts';

/** Two processes that share a bus; the second one's line to it can be cut. */
interface Place {
  one: Notices;
  two: Notices;
  line: Line;
  close(): Promise<void>;
}

const bus = (
  database: Database,
  process: string,
  more: Partial<Parameters<typeof createNotices>[0]> = {},
): Notices => createNotices({ database, clock: systemClock, log: quiet, process, shared: true, ...more });

async function openOnPostgres(): Promise<Place> {
  const store = await openStore();
  const line = await openLine(store.url);
  const far = createDatabase({ url: line.url, poolMax: 2, log: quiet });
  const [one, two] = [bus(store.database, 'one'), bus(far, 'two')];
  const close = async (): Promise<void> => {
    await Promise.all([one.stop(), two.stop()]);
    await far.close();
    await line.close();
    await store.close();
  };
  return { one, two, line, close };
}

const natsAt = (url: string, deployment: string) => ({
  nats: { servers: [url], credsFile: undefined, caFile: undefined, deployment },
});

async function openOnNats(): Promise<Place> {
  const store = await openStore();
  const server = await openNatsServer();
  const line = await openLine(server.url);
  const deployment = randomUUID();
  const one = bus(store.database, 'one', natsAt(server.url, deployment));
  const two = bus(store.database, 'two', natsAt(line.url, deployment));
  const close = async (): Promise<void> => {
    await Promise.all([one.stop(), two.stop()]);
    await line.close();
    await server.close();
    await store.close();
  };
  return { one, two, line, close };
}

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

const drivers = [
  { name: 'postgres', without: '', open: openOnPostgres },
  { name: 'nats', without: withoutNats, open: openOnNats },
];

for (const driver of drivers) {
  describe(`drivers/wake-bus ${driver.name}${driver.without}`, () => {
    if (driver.name === 'nats') needsNats();
    let place: Place;
    let one: Notices;
    let two: Notices;
    let line: Line;

    before(async () => {
      place = await driver.open();
      ({ one, two, line } = place);
      await Promise.all([one.start(), two.start()]);
    });
    after(() => place?.close());

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
      const long = `{"text":"${'ü'.repeat(40_000)}"}`;
      one.events([said(1, long), said(2, '{"text":"has blanks  in it"}')]);
      await until('both', () => there.heard.length === 2);
      expect(there.heard).to.deep.equal([
        { ...said(1, ''), payload: undefined },
        said(2, '{"text":"has blanks  in it"}'),
      ]);
      there.stop();
    });

    it('tells of work, workspaces to fill, cancels, answers and changed keys on both sides, each to whom it concerns', async () => {
      const heard: string[] = [];
      const stops = [
        one.watchWork(() => heard.push('one work')),
        two.watchWork(() => heard.push('two work')),
        one.watchFill(() => heard.push('one fills')),
        two.watchFill(() => heard.push('two fills')),
        one.watchCancel((uuid) => heard.push(`one ${uuid}`)),
        two.watchCancel((uuid) => heard.push(`two ${uuid}`)),
        two.watchSteer((uuid) => heard.push(`two is told to look at ${uuid}`)),
        one.watchKeys((uuid) => heard.push(`one forgets ${uuid}`)),
      ];
      one.work();
      one.fill();
      two.cancel(runUuid);
      one.steer(runUuid);
      two.key(runUuid);
      await until('eight words', () => heard.length === 8);
      expect([...heard].sort()).to.deep.equal([
        `one ${runUuid}`,
        'one fills',
        `one forgets ${runUuid}`,
        'one work',
        `two ${runUuid}`,
        'two fills',
        `two is told to look at ${runUuid}`,
        'two work',
      ]);
      for (const stop of stops) stop();
      one.work();
      one.fill();
      two.cancel(runUuid);
      expect(heard.length).to.equal(8);
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
      const other = hear(two);
      one.events([said(1, '{}'), said(2, '{}')]);
      await until('the words', () => other.heard.length === 2);
      expect(there.heard).to.deep.equal([]);
      other.stop();
      there.stop();
    });

    it('listens and speaks again after its line broke, and says that something may have been missed', async () => {
      let gaps = 0;
      const stop = two.watchGap(() => gaps++);
      const there = hear(two);
      line.cut();
      await until('it to be found out', () => two.connected() === false);
      one.events([said(1, '{}')]);
      line.mend();
      await until('the gap', () => gaps > 0);
      expect(two.connected()).to.equal(true);
      one.events([said(2, '{}')]);
      await until('the next notice', () => there.heard.at(-1)?.seq === 2);
      expect(there.heard.filter(({ seq }) => seq === 2).length).to.equal(1);
      const here = hear(one);
      two.events([said(3, '{}')]);
      await until('a word from it', () => here.heard.some(({ seq }) => seq === 3));
      stop();
      here.stop();
      there.stop();
    });
  });
}
