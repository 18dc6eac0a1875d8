/** The work of one attempt as an agent is handed it, with nobody to ask and no model unless a test gives them; and all that came of it. */
import type { AgentEnd, Job, Report } from '../../src/agents/agent.ts';

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

type Of<Type extends Report['type']> = Extract<Report, { type: Type }>;

export interface Worked extends AgentEnd {
  reports: Report[];
  all<Type extends Report['type']>(type: Type): Of<Type>[];
  /** Of all steps, in order. */
  output: string;
}

/** Lets the agent work to its end. It goes on from each report when `onReport` is done with it. */
export async function workOff(
  working: AsyncGenerator<Report, AgentEnd>,
  onReport?: (report: Report) => void | Promise<void>,
): Promise<Worked> {
  const reports: Report[] = [];
  for (;;) {
    const { done, value } = await working.next();
    if (done) {
      const all = <Type extends Report['type']>(type: Type) =>
        reports.filter((report): report is Of<Type> => report.type === type);
      const output = all('output').map(({ text }) => text);
      return { ...value, reports, all, output: output.join('') };
    }
    reports.push(value);
    await onReport?.(value);
  }
}
