/** POST /runs with `model`, and who works by default where a model is configured. */
import { expect } from 'chai';
import { listAgents } from '../../generated/api/sdk.gen.ts';
import type { Agent } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf, type Suite } from '../support/contract-suite.ts';

const agentsOf = async (suite: Suite): Promise<Record<string, Agent>> => {
  const { data } = await listAgents({ client: suite.client });
  return Object.fromEntries((data?.data ?? []).map((agent) => [agent.name, agent]));
};

describe('contract/create-run-model', () => {
  describe('with a model configured', () => {
    const suite = contractSuite('createRun', {
      // Nothing is asked of it here.
      ROLE: 'api',
      MODEL: 'openai:local/model:8b',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      GEMINI_API_KEY: 'not-a-real-key',
    });
    const post = (body: unknown) => suite.admin.call('POST', '/v1/runs', { body });

    it('gives runs that name no agent to the model', async () => {
      const { model, script } = await agentsOf(suite);
      expect(model).to.deep.include({ kind: 'model', default: true, available: true, missing: null });
      expect(model?.capabilities).to.include.members(['model', 'messages', 'inputs']);
      expect(script).to.include({ default: false, available: true });
      expect(await suite.admin.createRun({ task: 'Say hello.' })).to.include({ agent: 'model', model: null });
      expect(await suite.admin.createRun({ task: 'true', agent: 'script' })).to.include({ agent: 'script' });
    });

    it('keeps the model that a run names, in the words of the request', async () => {
      for (const model of ['openai:a/b:c', 'gemini:gemini-x']) {
        const run = await suite.admin.createRun({ task: 'Say hello.', model });
        expect(run.model).to.equal(model);
        expect((await suite.admin.getRun(run.id)).model).to.equal(model);
      }
    });

    const refused: [title: string, body: Record<string, unknown>, sentence: RegExp][] = [
      ['a provider without a key here', { model: 'anthropic:claude' }, /configured here: openai:, gemini:/],
      ['a provider nobody knows', { model: 'acme:one' }, /configured here: openai:, gemini:/],
      ['a model without its provider', { model: 'gpt-5' }, /provider:model/],
      ['a provider without a model', { model: 'openai:' }, /provider:model/],
      ['a name with a space in it', { model: 'openai:a b' }, /provider:model/],
      ['a model that is no text', { model: 7 }, /must be a text/],
      ['a model for an agent that takes none', { model: 'openai:a', agent: 'script' }, /"script" takes none/],
    ];
    for (const [title, body, sentence] of refused)
      it(`refuses ${title}`, async () => {
        const problem = await problemOf(await post({ task: 'a', ...body }), 400, 'invalid_request');
        expect(pointersOf(problem)).to.deep.equal(['/model']);
        expect(JSON.stringify(problem)).to.match(new RegExp(sentence.source.replaceAll('"', '\\\\"')));
      });
  });

  describe('without one', () => {
    const suite = contractSuite('createRun', { ROLE: 'api' });

    it('gives runs to the script, and says what the model lacks', async () => {
      const { model, script } = await agentsOf(suite);
      expect(script).to.include({ default: true });
      expect(model).to.include({ default: false, available: false });
      expect(model?.missing).to.match(
        /^Set MODEL and the key of its provider: MODEL=openai:\S+ OPENAI_API_KEY=/,
      );
    });

    it('refuses every model, for there is none', async () => {
      const response = await suite.admin.call('POST', '/v1/runs', {
        body: { task: 'a', agent: 'model', model: 'openai:a' },
      });
      const problem = await problemOf(response, 400, 'invalid_request');
      expect(pointersOf(problem)).to.deep.equal(['/model']);
      expect(problem.detail).to.match(/no provider of models is configured/);
    });
  });

  describe('with a model whose provider has no key', () => {
    const suite = contractSuite('createRun', {
      ROLE: 'api',
      MODEL: 'anthropic:claude',
      OPENAI_API_KEY: 'not-a-real-key',
    });

    it('names the variable to set', async () => {
      const { model, script } = await agentsOf(suite);
      expect(script).to.include({ default: true });
      expect(model?.missing).to.match(
        /^Set ANTHROPIC_API_KEY, the key for MODEL=anthropic:claude, or ANTHROPIC_BASE_URL /,
      );
    });
  });
});
