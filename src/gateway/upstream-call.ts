/** Asks a provider: with a time for connecting and for the first byte, and a few more tries while it has said nothing. */
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Clock } from '../base/clock.ts';
import { Agent as HttpAgent, request as httpRequest } from '../base/node-http.ts';

export interface Ask {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** A provider's answer, its body still to come; or why there is none. `sent`: it may have begun to work on the call. */
export type Answer =
  | { response: IncomingMessage; problem?: undefined }
  | { problem: 'unreachable' | 'silent' | 'closed'; sent: boolean; cause: unknown };

export interface Patience {
  connectMs: number;
  /** Until the first byte, and between two. */
  silenceMs: number;
  /** Tries after the first. */
  retries: number;
  /** Before the first of them; doubled for each further one, then varied by half. */
  retryMs: number;
  /** A provider that wants to be left alone for longer gets no further try. */
  retryAfterMsMax: number;
}

export interface UpstreamCalls {
  /** Resolves with the last answer; earlier ones were dropped. `signal` ends it at any time. */
  ask(ask: Ask, signal: AbortSignal): Promise<Answer>;
  close(): void;
}

/** Busy, overloaded or broken for a moment: 529 is Anthropic's word for it. */
const passing = new Set([429, 500, 502, 503, 504, 529]);

/** The wait that a reply asks for; undefined when it asks for none. */
export function retryAfterMs(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}(\.\d{1,3})?$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}

export function createUpstreamCalls(deps: { clock: Clock; patience: Patience }): UpstreamCalls {
  const { clock, patience } = deps;
  const agents: Record<'http:' | 'https:', Agent> = {
    'http:': new HttpAgent({ keepAlive: true, timeout: 0 }),
    'https:': new HttpsAgent({ keepAlive: true, timeout: 0 }),
  };

  function once(ask: Ask, signal: AbortSignal): Promise<Answer> {
    return new Promise((resolve) => {
      const secure = ask.url.startsWith('https:');
      let request: ClientRequest;
      let sent = false;
      let problem: 'unreachable' | 'silent' | 'closed' = 'unreachable';
      let callOff = clock.after(patience.connectMs, () => give('unreachable'));
      const give = (why: typeof problem): void => {
        problem = why;
        request.destroy(new Error(why));
      };
      const close = (): void => give('closed');
      const settle = (answer: Answer): void => {
        callOff();
        signal.removeEventListener('abort', close);
        resolve(answer);
      };
      try {
        request = (secure ? httpsRequest : httpRequest)(ask.url, {
          method: ask.method,
          headers: ask.headers,
          agent: agents[secure ? 'https:' : 'http:'],
        });
      } catch (cause) {
        settle({ problem, sent, cause });
        return;
      }
      const connected = (): void => {
        sent = true;
        callOff();
        callOff = clock.after(patience.silenceMs, () => give('silent'));
      };
      request.on('socket', (socket) => {
        // A socket that is used again is connected already.
        if (request.reusedSocket) connected();
        else socket.once(secure ? 'secureConnect' : 'connect', connected);
      });
      request.on('error', (cause) => settle({ problem, sent, cause }));
      request.on('response', (response) => settle({ response }));
      if (signal.aborted) close();
      else signal.addEventListener('abort', close, { once: true });
      request.end(ask.body);
    });
  }

  /** How long to wait before the next try; undefined: there is none. */
  function wait(answer: Answer, earlier: number): number | undefined {
    if (earlier >= patience.retries) return undefined;
    const backOff = patience.retryMs * 2 ** earlier * (0.5 + Math.random());
    // One that was silent for so long would be again; one that was closed is not wanted any more.
    if (answer.problem !== undefined) return answer.problem === 'unreachable' ? backOff : undefined;
    if (!passing.has(answer.response.statusCode ?? 0)) return undefined;
    const asked = retryAfterMs(answer.response.headers['retry-after'], clock.now());
    if (asked === undefined) return backOff;
    return asked > patience.retryAfterMsMax ? undefined : Math.max(asked, backOff);
  }

  return {
    ask: async (ask, signal) => {
      for (let earlier = 0; ; earlier++) {
        const answer = await once(ask, signal);
        const waitMs = signal.aborted ? undefined : wait(answer, earlier);
        if (waitMs === undefined) return answer;
        if (answer.problem === undefined) drop(answer.response);
        await clock.sleep(waitMs, signal);
        if (signal.aborted) return { problem: 'closed', sent: false, cause: undefined };
      }
    },
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** Lets a short reply run out, so that its connection is used again, and cuts a long one. */
function drop(response: IncomingMessage): void {
  let left = 64 * 1024;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) response.destroy();
  });
}
