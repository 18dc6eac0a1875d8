/** What an agent asks, with its answers in place. */
import { useSignal } from '@preact/signals';
import type { AnswerInputRequest } from '../api.ts';
import { now } from '../clock.ts';
import { clockTime, relative } from '../format.ts';
import { Button } from '../parts/button.tsx';
import { AreaField } from '../parts/field.tsx';
import { Problem } from '../parts/problem.tsx';
import { say } from '../parts/toast.tsx';
import { useAction } from '../resource.ts';
import { client, lacks } from '../session.ts';
import type { Question } from './timeline.ts';

/** One answer stands out, the narrowest that goes on; denying is told apart. */
function look(question: Question, option: Question['options'][number]): { kind?: 'primary' | 'danger' } {
  if (option.effect === 'deny') return { kind: 'danger' };
  return option === question.options.find((one) => one.effect === 'allow') ? { kind: 'primary' } : {};
}

export function QuestionCard({
  question,
  runId,
  open,
}: {
  question: Question;
  runId: string;
  open: boolean;
}) {
  const words = useSignal('');
  const answer = useAction(async (given: AnswerInputRequest) => {
    await client().runs.answerInput(runId, question.input, given);
    say('Answered.');
  });
  const lack = lacks('runs:write');
  if (question.outcome !== undefined || !open)
    return (
      <>
        <div class="event-head">
          <span class="break">{question.title}</span>
          <time class="event-time num">{clockTime(question.at)}</time>
        </div>
        <p class="small quiet break">
          {question.outcome === 'answered' && `Answered: ${question.answer ?? 'yes'}`}
          {question.outcome === 'expired' && 'Nobody answered in time.'}
          {(question.outcome === 'withdrawn' || question.outcome === undefined) && 'Not waited for any more.'}
        </p>
      </>
    );
  return (
    <section class="note ask stack tight question" aria-label={question.title}>
      <div class="event-head">
        <span class="strong break">{question.title}</span>
        <span class="event-time num">ends {relative(question.expiresAt, now.value)}</span>
      </div>
      {question.options.length > 0 && (
        <div class="row">
          {question.options.map((option) => (
            <Button
              key={option.id}
              little
              {...look(question, option)}
              busy={answer.busy.value}
              lack={lack}
              onClick={() => void answer.run({ option: option.id })}
            >
              {option.label}
            </Button>
          ))}
        </div>
      )}
      {question.options.length === 0 && question.kind === 'permission' && (
        <div class="row">
          <Button
            little
            kind="primary"
            lack={lack}
            busy={answer.busy.value}
            onClick={() => void answer.run({ decision: 'approve' })}
          >
            Approve
          </Button>
          <Button
            little
            kind="danger"
            lack={lack}
            busy={answer.busy.value}
            onClick={() => void answer.run({ decision: 'deny' })}
          >
            Deny
          </Button>
        </div>
      )}
      {question.kind === 'text' && (
        <form
          class="stack tight"
          onSubmit={(event) => {
            event.preventDefault();
            void answer.run({ text: words.value });
          }}
        >
          <AreaField
            label="Your answer"
            rows={3}
            value={words}
            required
            error={answer.error.value}
            pointer="/text"
          />
          <div>
            <Button little type="submit" kind="primary" lack={lack} busy={answer.busy.value}>
              Answer
            </Button>
          </div>
        </form>
      )}
      <Problem error={answer.error.value} />
    </section>
  );
}
