/** What an agent wants to know before it goes on, and which answers fit. Pure. */

export interface QuestionOption {
  id: string;
  label: string;
  effect: 'allow' | 'deny' | 'other';
}

export interface Question {
  kind: 'permission' | 'choice' | 'text';
  /** One line for people, e.g. the command it wants to run. */
  title: string;
  /** Empty for `text`. */
  options: readonly QuestionOption[];
}

/** The id of one of the options, or text. */
export type Answer = { option: string } | { text: string };

/** How a question ended; `withdrawn`: the attempt that asked is over. */
export type Outcome = 'answered' | 'expired' | 'withdrawn';

/** What a client may send. */
export interface GivenAnswer {
  decision?: 'approve' | 'deny' | undefined;
  option?: string | undefined;
  text?: string | undefined;
}

/** The answer as the agent gets it, or why what was given is none: the field and what it must be. */
export function readAnswer(
  question: Question,
  given: GivenAnswer,
): Answer | { field: keyof GivenAnswer; must: string } {
  if (given.text !== undefined) {
    if (question.kind === 'text') return { text: given.text };
    return { field: 'text', must: 'be left out: the question offers options' };
  }
  if (given.decision !== undefined) {
    const effect = given.decision === 'approve' ? 'allow' : 'deny';
    const option = question.options.find((one) => one.effect === effect);
    if (option) return { option: option.id };
    return { field: 'decision', must: `be left out: the question has no option that would ${effect}` };
  }
  const option = question.options.find((one) => one.id === given.option);
  if (option) return { option: option.id };
  const ids = question.options.map((one) => one.id).join(', ');
  return {
    field: 'option',
    must: ids === '' ? 'be left out: the question asks for text' : `be one of ${ids}`,
  };
}
