/** What a run asks, as clients see it. */
import type { RunInput as RunInputBody } from '../../../generated/api/types.gen.ts';
import { encodeUuid, runIdOf } from '../../base/ids.ts';
import type { RunInput } from '../../store/inputs.ts';

export function presentInput(input: RunInput, environment: string): RunInputBody {
  const { question, answer } = input;
  return {
    id: `inp_${encodeUuid(input.uuid)}`,
    run: runIdOf(environment, input.runUuid),
    kind: question.kind,
    title: question.title,
    options: question.options.map(({ id, label, effect }) => ({ id, label, effect })),
    // Answered once a client gave the answer, whether or not the agent has it yet.
    state: input.outcome ?? (answer === null ? 'open' : 'answered'),
    answer: answer && {
      option: 'option' in answer ? answer.option : null,
      text: 'text' in answer ? answer.text : null,
    },
    requested_at: input.requestedAt.toISOString(),
    expires_at: input.expiresAt.toISOString(),
    answered_at: input.answeredAt?.toISOString() ?? null,
  };
}
