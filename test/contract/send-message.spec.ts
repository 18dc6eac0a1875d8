/** POST /runs/{run_id}/messages: taken for an agent that listens, refused for one that does not. */
import { expect } from 'chai';
import { sendMessage } from '../../generated/api/sdk.gen.ts';
import type { RunMessage } from '../../generated/api/types.gen.ts';
import { askingAgent } from '../support/asking-agent.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/send-message', () => {
  const suite = contractSuite('sendMessage', {}, [askingAgent]);
  let open: string;
  before(async () => {
    open = (await suite.admin.createRun({ task: 'wait', agent: 'asking' })).id;
  });
  const path = (id: string) => `/v1/runs/${encodeURIComponent(id)}/messages`;
  const send = (id: string, body: unknown, headers = {}) =>
    suite.admin.call('POST', path(id), { body, headers });

  describe('202', () => {
    it('takes a message and numbers it', async () => {
      const { data } = await sendMessage({
        client: suite.client,
        path: { run_id: open },
        body: { text: 'hello' },
      });
      expect(data).to.include({ run: open, text: 'hello' });
      const next = (await (await send(open, { text: 'again' })).json()) as RunMessage;
      expect(next.number).to.equal((data?.number ?? 0) + 1);
    });

    it('takes it once, however often it is sent with one Idempotency-Key', async () => {
      const { id } = await suite.admin.createRun({ task: 'hear\nwait', agent: 'asking' });
      const headers = { 'idempotency-key': 'said-once' };
      const replies = await Promise.all(
        Array.from({ length: 20 }, async () => (await send(id, { text: 'once' }, headers)).text()),
      );
      const [first = '{}'] = replies.filter((text) => text.includes('"number":1'));
      for (let again = 0; again < 2; again++) {
        const replay = await send(id, { text: 'once' }, headers);
        expect([replay.status, replay.headers.get('idempotent-replayed')]).to.deep.equal([202, 'true']);
        expect(await replay.json()).to.deep.equal(JSON.parse(first));
      }
      await suite.admin.untilEvent(
        id,
        (event) => event.type === 'message.added' && event.text === 'heard once',
      );
      await suite.admin.cancelRun(id);
      await suite.admin.settled(id);
      const told = (await suite.admin.listEvents(id)).filter(
        (event) => event.type === 'message.added' && event.from === 'client',
      );
      expect(told).to.have.length(1);
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['no text', {}, ['/text']],
      ['an empty text', { text: '' }, ['/text']],
      ['a text that is too long', { text: 'x'.repeat(65_537) }, ['/text']],
      ['a NUL character', { text: 'a\u0000b' }, ['/text']],
      ['an unknown field', { text: 'a', to: 'b' }, ['/to']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        expect(pointersOf(await problemOf(await send(open, body), 400, 'invalid_request'))).to.deep.equal(
          pointers,
        );
      });
    }
  });

  describe('404', () => {
    it('knows no run that is not there', async () => {
      await problemOf(await send(`dev/run_${'0'.repeat(26)}`, { text: 'a' }), 404, 'not_found');
    });
  });

  describe('409', () => {
    it('says that the agent takes no messages', async () => {
      const { id } = await suite.admin.createRun({ task: 'sleep 30' });
      const problem = await problemOf(await send(id, { text: 'a' }), 409, 'not_supported');
      expect(problem.detail).to.include('script').and.to.include('/agents');
      await suite.admin.cancelRun(id);
    });

    it('says that the run is settled', async () => {
      const { id } = await suite.admin.createRun({ task: 'say a', agent: 'asking' });
      await suite.admin.settled(id);
      await problemOf(await send(id, { text: 'a' }), 409, 'run_settled');
    });

    it('takes a hundred messages for one run and no more', async () => {
      const { id } = await suite.admin.createRun({ task: 'wait', agent: 'asking' });
      const statuses = [];
      for (let number = 1; number <= 101; number++) statuses.push((await send(id, { text: 'a' })).status);
      expect(statuses.slice(0, 100).every((status) => status === 202)).to.equal(true);
      await problemOf(await send(id, { text: 'a' }), 409, 'conflict');
      await suite.admin.cancelRun(id);
    });
  });

  describe('422', () => {
    it('refuses an Idempotency-Key that said something else, or to another run', async () => {
      const headers = { 'idempotency-key': 'taken' };
      expect((await send(open, { text: 'a' }, headers)).status).to.equal(202);
      await problemOf(await send(open, { text: 'b' }, headers), 422, 'idempotency_mismatch');
      const other = (await suite.admin.createRun({ task: 'wait', agent: 'asking' })).id;
      await problemOf(await send(other, { text: 'a' }, headers), 422, 'idempotency_mismatch');
      await suite.admin.cancelRun(other);
    });
  });

  suite.refuses({ path: () => path(open), body: { text: 'a' } });
  suite.coversEveryStatus();
});
