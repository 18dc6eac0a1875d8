/** An agent whose task is a list of things to do: say something, ask the client, hear a message, wait to be stopped. */
import type { Agent, AgentEnd, Job, Question, Report } from '../../src/agents/agent.ts';

/** What `ask permission` offers. */
export const options = [
  { id: 'once', label: 'Allow once', effect: 'allow' },
  { id: 'always', label: 'Allow always', effect: 'allow' },
  { id: 'deny', label: 'Deny', effect: 'deny' },
] as const;

/** Lines: `say <text>`, `ask permission|choice|text <title>`, `ask twice <title>`, `hear`, `wait`. */
export const askingAgent: Agent = {
  name: 'asking',
  kind: 'model',
  description: 'Asks and listens.',
  capabilities: ['messages', 'inputs'],
  missing: null,
  work,
};

async function* work(job: Job): AsyncGenerator<Report, AgentEnd> {
  const messages = job.messages[Symbol.asyncIterator]();
  for (const line of job.instruction.split('\n')) {
    if (job.signal.aborted) break;
    const [verb, ...words] = line.trim().split(' ');
    if (verb === 'say') yield { type: 'message', text: words.join(' ') };
    if (verb === 'hear')
      yield { type: 'message', text: `heard ${(await messages.next()).value ?? 'nothing'}` };
    if (verb === 'wait') await new Promise((resolve) => job.signal.addEventListener('abort', resolve));
    if (verb !== 'ask') continue;
    const [kind = '', ...title] = words;
    const ask = (which: string): Promise<string> =>
      job.ask(questionOf(kind === 'twice' ? 'permission' : kind, title.join(' ') + which)).then(
        (answer) => JSON.stringify(answer),
        (error: unknown) => `no answer: ${(error as Error).message}`,
      );
    const answers = await Promise.all(kind === 'twice' ? [ask(' 1'), ask(' 2')] : [ask('')]);
    for (const text of answers) yield { type: 'message', text };
  }
  return { reason: { code: 'done', message: 'The list is done.' }, result: null };
}

function questionOf(kind: string, title: string): Question {
  if (kind === 'text') return { kind: 'text', title, options: [] };
  return { kind: kind === 'choice' ? 'choice' : 'permission', title, options };
}
