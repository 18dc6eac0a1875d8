/** Reads Server-Sent Events as they pass and holds each frame against the contract of a run's events. */

export interface FrameCheckOptions {
  /** Whether one frame with the run's usage follows `run.settled`. */
  usageFrame: boolean;
  /** Whether the reader may have been behind `run.settled` already, so that only the usage is left. */
  resumed?: boolean;
  breaks(schema: string, value: unknown): string | undefined;
  blame(what: string): void;
}

interface Frame {
  id?: string;
  event?: string;
  data?: string;
}

function parseFrame(text: string, blame: (what: string) => void): Frame | undefined {
  const frame: Frame = {};
  for (const line of text.split('\n')) {
    if (line.startsWith(':')) continue;
    const colon = line.indexOf(': ');
    const [name, value] = colon === -1 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 2)];
    if (name === 'id' || name === 'event' || name === 'data') {
      if (frame[name] !== undefined) blame(`a frame has ${name} twice: ${text}`);
      frame[name] = value;
    } else if (name !== 'retry') blame(`a frame has the unknown line ${line}`);
  }
  return Object.keys(frame).length === 0 ? undefined : frame;
}

/** A function to feed the bytes of one stream to, in order. */
export function createFrameCheck(options: FrameCheckOptions): (chunk: Uint8Array) => void {
  const { breaks, blame } = options;
  const decoder = new TextDecoder();
  let rest = '';
  let last = 0;
  let settled = false;
  let ended = false;

  const checkEvent = (frame: Frame, payload: { seq?: unknown; type?: unknown }): void => {
    const wrong = breaks('RunEvent', payload);
    if (wrong !== undefined) blame(`a frame is no RunEvent: ${wrong}`);
    if (frame.event !== payload.type)
      blame(`the event field says ${frame.event}, the payload ${payload.type}`);
    const id = Number(frame.id);
    if (frame.id === undefined || String(id) !== frame.id || id !== payload.seq) {
      blame(`the id field says ${frame.id}, the payload ${payload.seq}`);
    }
    if (last !== 0 && id !== last + 1) blame(`event ${id} follows event ${last}`);
    if (settled) blame(`${frame.event} follows run.settled`);
    last = id;
    settled ||= frame.event === 'run.settled';
  };

  const checkUsage = (frame: Frame, payload: unknown): void => {
    const wrong = breaks('Usage', payload);
    if (wrong !== undefined) blame(`the usage frame is no Usage: ${wrong}`);
    const due = settled || (options.resumed === true && last === 0);
    if (!options.usageFrame || !due) blame('a usage frame stands where none may be');
    if (frame.id !== undefined) blame('the usage frame has an id');
    ended = true;
  };

  return (chunk) => {
    rest += decoder.decode(chunk, { stream: true });
    for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
      const text = rest.slice(0, end);
      rest = rest.slice(end + 2);
      const frame = parseFrame(text, blame);
      if (frame === undefined) continue;
      if (ended) blame(`a frame follows the usage: ${text}`);
      try {
        const payload = JSON.parse(frame.data ?? '');
        if (frame.event === 'usage') checkUsage(frame, payload);
        else checkEvent(frame, payload);
      } catch {
        blame(`the data of a frame is no JSON: ${text}`);
      }
    }
  };
}
