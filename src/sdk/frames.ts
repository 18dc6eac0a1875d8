/** Server-Sent Events out of bytes, as WHATWG HTML section 9.2 reads them, whatever pieces they come in. */
import { AgentRunError } from './errors.ts';

export interface Frame {
  /** The id of this very frame; undefined when it has none. */
  id: string | undefined;
  event: string;
  data: string;
}

/** An event is at most a few hundred kibibytes; what is this long is no event, and is not kept. */
const frameCharsMax = 16 * 1024 * 1024;

/** Takes bytes and gives the frames that they complete. A frame that was cut short is never given. */
export function createFrameReader(): (chunk: Uint8Array) => Frame[] {
  const decoder = new TextDecoder();
  let rest = '';
  let id: string | undefined;
  let event = '';
  let data: string[] = [];
  let size = 0;

  const takeLine = (line: string): Frame | undefined => {
    if (line === '') {
      const frame = data.length === 0 ? undefined : { id, event, data: data.join('\n') };
      id = undefined;
      event = '';
      data = [];
      size = 0;
      return frame;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return undefined;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    return undefined;
  };

  return (chunk) => {
    const frames: Frame[] = [];
    rest += decoder.decode(chunk, { stream: true });
    size += chunk.length;
    if (size > frameCharsMax) throw new AgentRunError('invalid_event', 'A frame of the stream has no end.');
    let from = 0;
    for (const found of rest.matchAll(/\r\n?|\n/g)) {
      const end = found.index + found[0].length;
      // A line break of two characters may come in two pieces.
      if (found[0] === '\r' && end === rest.length) break;
      const frame = takeLine(rest.slice(from, found.index));
      if (frame !== undefined) frames.push(frame);
      from = end;
    }
    rest = rest.slice(from);
    return frames;
  };
}
