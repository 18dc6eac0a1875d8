/** GET /agents: who can do the work here. */
import { expect } from 'chai';
import { listAgents } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';

describe('contract/list-agents', () => {
  const suite = contractSuite('listAgents');

  describe('200', () => {
    it('lists agents by unique names, exactly one of them the default', async () => {
      const { data } = await listAgents({ client: suite.client });
      const agents = data?.data ?? [];
      expect(agents.map(({ name }) => name)).to.include('script');
      expect(new Set(agents.map(({ name }) => name)).size).to.equal(agents.length);
      expect(agents.filter((agent) => agent.default).length).to.equal(1);
    });

    it('tells for each agent that can not work here what is missing and what mends it', async () => {
      const { data } = await listAgents({ client: suite.client });
      const agents = data?.data ?? [];
      for (const name of ['opencode', 'codex', 'gemini-cli', 'qwen-code']) {
        const agent = agents.find((one) => one.name === name);
        expect(agent).to.include({ kind: 'acp', default: false });
        expect(agent?.available).to.equal(agent?.missing === null);
        if (!agent?.available)
          expect(agent?.missing).to.match(/npm install -g \S+|Set (?:MODEL|[A-Z]+_API_KEY)/);
      }
    });

    it('names the agent that a run gets which names none, and every name works', async () => {
      const { data } = await listAgents({ client: suite.client });
      const agents = data?.data ?? [];
      const run = await suite.admin.createRun({ task: 'true' });
      expect(run.agent).to.equal(agents.find((agent) => agent.default)?.name);
      for (const { name } of agents)
        expect((await suite.admin.createRun({ task: 'true', agent: name })).agent).to.equal(name);
    });
  });

  suite.refuses({ path: () => '/v1/agents' });
  suite.coversEveryStatus();
});
