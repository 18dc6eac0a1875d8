/** Puts what an ACP agent says in pieces together into whole messages. */
import { fields, text } from './acp-result.ts';

/** Longer ones are cut; an event is read whole by every follower. */
const messageUnitsMax = 256 * 1024;

export interface Messages {
  /** A piece; gives the message before it when this begins another one. */
  add(chunk: unknown): string | undefined;
  /** Something else has happened, so what was being said is said. */
  end(): string | undefined;
  /** The last whole message. */
  last(): string | null;
}

export function createMessages(): Messages {
  let said = '';
  let id: string | undefined;
  let last: string | null = null;

  function end(): string | undefined {
    const message = said.trim();
    said = '';
    id = undefined;
    if (message === '') return undefined;
    last = message;
    return message;
  }

  return {
    add: (chunk) => {
      const { content, messageId } = fields(chunk);
      const piece = text(fields(content).text)?.replaceAll('\0', '\uFFFD');
      // Some agents tell their usage on empty pieces.
      if (piece === undefined) return undefined;
      const of = text(messageId);
      const before = of === id ? undefined : end();
      id = of;
      if (said.length < messageUnitsMax) said += piece.slice(0, messageUnitsMax - said.length);
      return before;
    },
    end,
    last: () => last,
  };
}
