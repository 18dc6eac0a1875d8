/** GET /runs/{run_id}/inputs/{input_id}: a question as its event told it, and what became of it. */
import { expect } from 'chai';
import { getInput } from '../../generated/api/sdk.gen.ts';
import { askingAgent, options } from '../support/asking-agent.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';

describe('contract/get-input', () => {
  const suite = contractSuite('getInput', {}, [askingAgent]);
  let run: string;
  let input: string;
  before(async () => {
    const wanted = { task: 'ask permission go on?', agent: 'asking', approval: 'ask' } as const;
    run = (await suite.admin.createRun(wanted)).id;
    const event = await suite.admin.untilEvent(run, ({ type }) => type === 'input.requested');
    input = event.type === 'input.requested' ? event.input : '';
  });
  const path = () => `/v1/runs/${encodeURIComponent(run)}/inputs/${input}`;

  describe('200', () => {
    it('shows an open question, and that it was taken back', async () => {
      const { data } = await getInput({ client: suite.client, path: { run_id: run, input_id: input } });
      expect(data).to.deep.include({
        id: input,
        run,
        kind: 'permission',
        title: 'go on?',
        options,
        state: 'open',
        answer: null,
        answered_at: null,
      });
      await suite.admin.cancelRun(run);
      await suite.admin.settled(run);
      const after = await suite.admin.call('GET', path());
      expect(await after.json()).to.deep.equal({ ...data, state: 'withdrawn' });
    });
  });

  describe('404', () => {
    it('knows no question that is not there', async () => {
      const nobodys = path().replace(input, `inp_${'0'.repeat(26)}`);
      await problemOf(await suite.admin.call('GET', nobodys), 404, 'not_found');
    });
  });

  suite.refuses({ path });
  suite.coversEveryStatus();
});
