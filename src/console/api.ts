/** The SDK as the page uses it: on its own origin, with a 401 that ends the visit and a line whose cuts can be seen. */
import { AgentRunError, type Client, createClient, type RunEvent } from '../sdk/index.ts';

export type * from '../sdk/index.ts';
export { AgentRunError };

/** What a page of any list is asked for. */
export const pageSize = 50;

/** All members of a union in this order: the compiler refuses a list that lacks one. */
export const allOf = <T extends string>(members: Record<T, true>): T[] => Object.keys(members) as T[];

export interface Api extends Client {
  /** The events of a run on a line of their own, which tells when it is cut and when it holds. */
  follow(id: string, asked: Following): AsyncGenerator<RunEvent, void>;
}

export interface Following {
  after: number;
  signal: AbortSignal;
  /** The line was cut, and is taken up again. */
  onLost(): void;
  /** The line holds. */
  onHeld(): void;
}

/** `refused` hears of every 401, so that a key that stopped working ends the visit. */
export function createApi(origin: string, key: string, refused: () => void): Api {
  // A person waits: after two more tries it is better to say what is wrong.
  const settings = { baseUrl: `${origin}/v1`, key, retries: 2 };
  const client = createClient({
    ...settings,
    fetch: async (input, init) => {
      const response = await fetch(input, { ...init, cache: 'no-store' });
      if (response.status === 401) refused();
      return response;
    },
  });
  return {
    ...client,
    follow: (id, { after, signal, onLost, onHeld }) =>
      createClient({
        ...settings,
        onRetry: onLost,
        fetch: async (input, init) => {
          const response = await fetch(input, { ...init, cache: 'no-store' });
          if (response.ok) onHeld();
          return response;
        },
      }).runs.events(id, { after, signal }),
  };
}
