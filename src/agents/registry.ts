/** The agents a deployment offers, by name. */
import type { Agent } from './agent.ts';

export interface Registry {
  /** In the order they were given. */
  list(): readonly Agent[];
  get(name: string): Agent | undefined;
  /** The agent of runs that name none. */
  readonly defaultName: string;
}

/** Throws when a name is given twice, or when no agent bears the default's. */
export function createRegistry(agents: readonly Agent[], defaultName: string): Registry {
  const byName = new Map(agents.map((agent) => [agent.name, agent]));
  if (byName.size !== agents.length) throw new Error('Two agents bear the same name.');
  if (!byName.has(defaultName)) {
    throw new Error(`No agent is named ${defaultName}: choose one of ${[...byName.keys()].join(', ')}.`);
  }
  return { list: () => agents, get: (name) => byName.get(name), defaultName };
}
