/** Words to an agent while it works, where it listens. */
import { useSignal } from '@preact/signals';
import type { Run } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Problem } from '../parts/problem.tsx';
import { say } from '../parts/toast.tsx';
import { useAction } from '../resource.ts';
import { client, lacks } from '../session.ts';
import { agents } from './agents.ts';

export function MessageForm({ run }: { run: Run }) {
  const words = useSignal('');
  const send = useAction(async () => {
    await client().runs.sendMessage(run.id, words.value);
    words.value = '';
    say('Sent. The agent gets it at its next turn.');
  });
  const agent = agents.value?.find((one) => one.name === run.agent);
  // Agents that do not listen, as scripts, get no field that would only be refused.
  if (!agent?.capabilities.includes('messages')) return null;
  return (
    <form
      class="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.value.trim() !== '') void send.run();
      }}
    >
      <div class="message-row">
        <TextField
          label="Message to the agent"
          quiet
          placeholder="Say something to the agent…"
          value={words}
          error={send.error.value}
          pointer="/text"
        />
        <Button type="submit" icon="message" busy={send.busy.value} lack={lacks('runs:write')}>
          Send
        </Button>
      </div>
      <Problem error={send.error.value} />
    </form>
  );
}
