/** Starts a run from a page and shows it while it works, until it is settled. */
import { createClient } from './agent-run-sdk.js';

const [form, status, steps, patch] = ['form', '[role=status]', 'ol', 'pre'].map((name) =>
  document.querySelector(name),
);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { service, key, task } = Object.fromEntries(new FormData(form));
  const client = createClient({ baseUrl: service, key });
  steps.replaceChildren();
  patch.textContent = '';
  try {
    const run = await client.runs.create({ task });
    form.cancel.hidden = false;
    form.cancel.onclick = () => run.cancel();
    for await (const { type, step, status: how, text } of run.events()) {
      status.textContent = type;
      if (type === 'step.started')
        steps.append(Object.assign(document.createElement('li'), { textContent: step }));
      if (type === 'step.completed') steps.lastChild.textContent += `: ${how}`;
      if (type === 'message.added') patch.textContent += `${text}\n`;
    }
    const { state, reason } = await run.wait();
    status.textContent = `${state}: ${reason.message}`;
    patch.textContent += await run.readPatch();
  } catch (error) {
    status.textContent = `${error.code ?? 'error'}: ${error.message}`;
  } finally {
    form.cancel.hidden = true;
  }
});
