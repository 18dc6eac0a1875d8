/** The built-in agent: a language model with tools that work inside the sandbox. Nothing of it is loaded before it works. */
import type { Agent } from './agent.ts';
import type { ModelAgentOptions } from './model-work.ts';

/** `missing`: why it can't work here, with the line that mends it; null when it can. */
export function createModelAgent(options: ModelAgentOptions & { missing: string | null }): Agent {
  return {
    name: 'model',
    kind: 'model',
    description:
      'Works on the task with a language model that reads, writes and runs what it needs in the workspace.',
    capabilities: ['inputs', 'messages', 'model'],
    missing: options.missing,
    work: async function* (job) {
      const { workWithModel } = await import('./model-work.ts');
      return yield* workWithModel(job, options);
    },
  };
}
