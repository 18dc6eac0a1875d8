/** The agents of the deployment: asked for once a visit, since they change with a restart alone. */
import { effect, signal } from '@preact/signals';
import type { Agent } from '../api.ts';
import { api, lacks } from '../session.ts';

export const agents = signal<Agent[] | undefined>(undefined);

effect(() => {
  const current = api.value;
  agents.value = undefined;
  if (current === undefined || lacks('runs:read') !== undefined) return;
  current.agents.list().then(
    (list) => {
      if (api.value === current) agents.value = list;
    },
    // Without the list the page offers no choice of agents, and the service takes its default.
    () => undefined,
  );
});
