/** The work of one attempt as an agent is handed it, with nobody to ask and no model unless a test gives them. */
import type { Job } from '../../src/agents/agent.ts';

export function jobOf(given: Pick<Job, 'instruction' | 'sandbox'> & Partial<Job>): Job {
  return {
    limit: 100,
    signal: new AbortController().signal,
    model: null,
    models: undefined,
    approval: 'auto',
    ask: () => Promise.reject(new Error('nobody answers here')),
    messages: silence(),
    ...given,
  };
}

async function* silence(): AsyncGenerator<never> {}
