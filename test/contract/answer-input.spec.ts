/** POST /runs/{run_id}/inputs/{input_id}: the first answer that fits counts, and it counts once. */
import { expect } from 'chai';
import { answerInput } from '../../generated/api/sdk.gen.ts';
import type { RunInput } from '../../generated/api/types.gen.ts';
import { askingAgent, options } from '../support/asking-agent.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/answer-input', () => {
  const suite = contractSuite('answerInput', {}, [askingAgent]);
  /** A run that waits, and what it asks. */
  async function ask(line: string): Promise<{ run: string; input: string }> {
    const { id } = await suite.admin.createRun({ task: `ask ${line}`, agent: 'asking', approval: 'ask' });
    const event = await suite.admin.untilEvent(id, ({ type }) => type === 'input.requested');
    return { run: id, input: event.type === 'input.requested' ? event.input : '' };
  }
  const path = ({ run, input }: { run: string; input: string }) =>
    `/v1/runs/${encodeURIComponent(run)}/inputs/${input}`;
  const post = (asked: { run: string; input: string }, body: unknown) =>
    suite.admin.call('POST', path(asked), { body });
  let waiting: { run: string; input: string };
  before(async () => {
    waiting = await ask('permission for ever');
  });

  describe('200', () => {
    const answers: [title: string, line: string, body: object, answer: RunInput['answer']][] = [
      ['a decision that approves', 'permission a', { decision: 'approve' }, { option: 'once', text: null }],
      ['a decision that denies', 'permission b', { decision: 'deny' }, { option: 'deny', text: null }],
      ['an option', 'permission c', { option: 'always' }, { option: 'always', text: null }],
      ['an option of a choice', 'choice d', { option: 'deny' }, { option: 'deny', text: null }],
      ['words', 'text e', { text: 'Grüße' }, { option: null, text: 'Grüße' }],
      ['no words', 'text f', { text: '' }, { option: null, text: '' }],
    ];
    for (const [title, line, body, answer] of answers) {
      it(`takes ${title}, and the same again`, async () => {
        const asked = await ask(line);
        const { data } = await answerInput({
          client: suite.client,
          path: { run_id: asked.run, input_id: asked.input },
          body,
        });
        expect(data).to.deep.include({ id: asked.input, run: asked.run, state: 'answered', answer });
        await suite.admin.completed(asked.run);
        const again = await post(asked, body);
        expect([again.status, await again.json()]).to.deep.equal([200, data]);
      });
    }

    it('lets one of many answers given at once stand', async () => {
      const asked = await ask('permission race');
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => post(asked, { option: options[index % 3]?.id })),
      );
      const taken = responses.filter(({ status }) => status === 200);
      const stands = new Set(
        await Promise.all(taken.map(async (one) => ((await one.json()) as RunInput).answer?.option)),
      );
      expect(stands.size).to.equal(1);
      await suite.admin.completed(asked.run);
      const resolved = (await suite.admin.listEvents(asked.run)).filter(
        ({ type }) => type === 'input.resolved',
      );
      expect(resolved).to.have.length(1);
      expect(resolved[0]).to.include({ option: [...stands][0] });
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['no answer', {}, ['']],
      ['two answers', { option: 'once', text: 'a' }, ['']],
      ['a decision there is not', { decision: 'maybe' }, ['/decision']],
      ['an option there is not', { option: 'never' }, ['/option']],
      ['words where there are options', { text: 'yes' }, ['/text']],
      ['an unknown field', { answer: 'yes' }, ['/answer']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        const problem = await problemOf(await post(waiting, body), 400, 'invalid_request');
        expect(pointersOf(problem)).to.deep.equal(pointers);
      });
    }

    it('refuses a decision and an option where words are asked for', async () => {
      const asked = await ask('text name?');
      for (const body of [{ decision: 'approve' }, { option: 'once' }])
        await problemOf(await post(asked, body), 400, 'invalid_request');
      await suite.admin.cancelRun(asked.run);
    });
  });

  describe('404', () => {
    it('knows no question of another run', async () => {
      const other = await ask('text other?');
      await problemOf(await post({ run: waiting.run, input: other.input }, { text: 'a' }), 404, 'not_found');
      await suite.admin.cancelRun(other.run);
    });
  });

  describe('409', () => {
    it('keeps the first answer', async () => {
      const asked = await ask('permission first');
      await post(asked, { decision: 'approve' });
      await problemOf(await post(asked, { decision: 'deny' }), 409, 'conflict');
    });

    it('says that the run is settled', async () => {
      const asked = await ask('permission late');
      await suite.admin.cancelRun(asked.run);
      await suite.admin.settled(asked.run);
      await problemOf(await post(asked, { decision: 'approve' }), 409, 'run_settled');
    });
  });

  suite.refuses({ path: () => path(waiting), body: { text: 'a' } });
  suite.coversEveryStatus();
});
