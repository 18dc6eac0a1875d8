/** Streams by the thousand, and readers that do not read: neither holds the service up nor its memory. */
import { expect } from 'chai';
import pg from 'pg';
import { parseRunId } from '../../src/base/ids.ts';
import type { Following, Frame } from '../support/caller.ts';
import { type Journey, type Node, openJourney, residentBytes } from '../support/journey.ts';

const mebibyte = 1024 * 1024;
const streams = 2_000;

async function settledFrame(frames: AsyncGenerator<Frame>): Promise<number> {
  for await (const frame of frames) if (frame.event === 'run.settled') return frame.id ?? 0;
  throw new Error('a stream ended without run.settled');
}

describe('journeys/many-streams', () => {
  let journey: Journey;
  let node: Node;

  before(async () => {
    journey = await openJourney();
    node = await journey.start();
  });

  afterEach(() => journey.contract.assertClean());
  after(() => journey.end());

  /** Puts a long log into a run under way, as an agent that talks a lot would. */
  async function talk(id: string, messages: number, bytes: number): Promise<void> {
    const uuid = parseRunId(id)?.uuid;
    const client = new pg.Client({ connectionString: journey.databaseUrl });
    await client.connect();
    try {
      await client.query(
        `with r as (update runs set last_seq = last_seq + $2 where id = $1 returning id, last_seq - $2 as base)
        insert into run_events (run_id, seq, type, payload)
        select r.id, r.base + n, 'message.added', json_build_object('id', $3::text, 'type', 'message.added', 'from', 'agent',
          'at', '2026-01-01T00:00:00.000Z', 'schema_version', 1, 'text', repeat('x', $4))
        from r, generate_series(1, $2) n`,
        [uuid, messages, id, bytes],
      );
    } finally {
      await client.end();
    }
  }

  it(`keeps ${streams} idle streams open on one process, and all of them see the run settle`, async () => {
    const { id } = await node.createRun({ task: 'sleep 300' });
    const { id: other } = await node.createRun({ task: 'sleep 300' });
    await node.untilEvent(id, (event) => event.type === 'step.started');
    const before = residentBytes(node.pid);
    const endings: Promise<number>[] = [];
    for (let opened = 0; opened < streams; opened += 100) {
      const following = await Promise.all(
        Array.from({ length: 100 }, (_, index) => node.follow(index % 2 === 0 ? id : other)),
      );
      for (const one of following) {
        expect(one.status).to.equal(200);
        endings.push(settledFrame(one.frames));
      }
    }
    expect(residentBytes(node.pid) - before).to.be.below(300 * mebibyte);
    // The service still answers everything else.
    const small = await node.createRun({ task: 'true' });
    await node.completed(small.id);
    await Promise.all([node.cancelRun(id), node.cancelRun(other)]);
    const ids = await Promise.all(endings);
    const lasts = await Promise.all([id, other].map(async (one) => (await node.settled(one)).last_event));
    expect(ids).to.have.length(streams);
    expect(ids.every((last, index) => last === lasts[index % 2])).to.equal(true);
  });

  it('holds no memory for readers that stopped reading, and gives them everything later', async () => {
    const readers = 20;
    const messages = 625;
    const { id } = await node.createRun({ task: 'sleep 300' });
    await node.untilEvent(id, (event) => event.type === 'step.started');
    const readAll = async (following: Following): Promise<void> => {
      let seen = 0;
      for await (const frame of following.frames) {
        if (frame.id !== null) seen = frame.id;
        if (seen === messages + 2) break;
      }
      following.cut();
      expect(seen).to.equal(messages + 2);
    };
    // 40 MB for each reader, 800 MB for all: far more than their sockets hold.
    const waiting = await node.follow(id);
    await talk(id, messages, 64_000);
    // What one reader costs who does read is paid before the count begins.
    await readAll(waiting);
    const before = residentBytes(node.pid);
    const paused = await Promise.all(Array.from({ length: readers }, () => node.follow(id)));
    const quick = await node.createRun({ task: 'echo a\necho b' });
    await node.completed(quick.id);
    // A reader that does read gets to the end of what there is, past the ones that do not.
    await readAll(await node.follow(id));
    expect((residentBytes(node.pid) - before) / mebibyte).to.be.below(400);

    await node.cancelRun(id);
    const { last_event } = await node.settled(id);
    // They read on where they stopped; what the connection lost comes with the next one.
    const [patient, ...gone] = paused;
    for (const one of gone) one.cut();
    const ids: number[] = [];
    for await (const frame of (patient ?? expect.fail('no reader')).frames)
      if (frame.id !== null) ids.push(frame.id);
    expect(ids).to.deep.equal(Array.from({ length: last_event }, (_, index) => index + 1));
    const resumed = await node.followToEnd(id, { lastEventId: last_event - 3 });
    expect(resumed.map((event) => event.seq)).to.deep.equal([last_event - 2, last_event - 1, last_event]);
  });
});
