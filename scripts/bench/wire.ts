/** A lean HTTP/1.1 client on a bare socket: the load shares its cores with what it measures, so it must cost as little as it can. */
import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  body: string;
}

/** One kept-alive connection; one request at a time. */
export interface Wire {
  /** For replies that end; chunked ones keep HTTP's own chunk lines. */
  request(head: string, body?: string): Promise<Reply>;
  /** For streams: hands over the text as it comes, HTTP's own chunk lines included; resolves with the status once `take` answers true or the stream ends. */
  stream(head: string, take: (text: string) => boolean | undefined): Promise<number>;
  close(): void;
}

const silenceMs = 120_000;

/** The head of a request, ready to be sent many times; `length` is that of the body. */
export function requestHead(options: {
  method: string;
  path: string;
  key?: string;
  accept?: string;
  lastEventId?: number;
  length?: number;
}): string {
  const lines = [`${options.method} ${options.path} HTTP/1.1`, 'Host: 127.0.0.1'];
  if (options.key !== undefined) lines.push(`Authorization: Bearer ${options.key}`);
  if (options.accept !== undefined) lines.push(`Accept: ${options.accept}`);
  if (options.lastEventId !== undefined) lines.push(`Last-Event-ID: ${options.lastEventId}`);
  if (options.length !== undefined)
    lines.push('Content-Type: application/json', `Content-Length: ${options.length}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Resolves when the connection stands. */
export function openWire(port: number): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    let take: (text: string) => void = () => undefined;
    let fail: (error: Error) => void = reject;
    const broken = (): void => fail(new Error('the server closed the connection'));
    socket.on('error', (error) => fail(error));
    socket.on('close', broken);
    socket.on('data', (text: string) => take(text));
    socket.setTimeout(silenceMs, () =>
      socket.destroy(new Error(`the server was silent for ${silenceMs} ms`)),
    );
    const idle = (): void => {
      take = () => undefined;
      fail = () => undefined;
    };

    function request(head: string, body = ''): Promise<Reply> {
      return new Promise((done, failed) => {
        let text = '';
        fail = failed;
        take = (more) => {
          text = text === '' ? more : text + more;
          const end = text.indexOf('\r\n\r\n');
          if (end < 0) return;
          const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end + 2))?.[1];
          // Without a length the body comes in chunks, and an empty one ends it.
          if (length === undefined && !text.startsWith('HTTP/1.1 204') && !text.endsWith('\r\n0\r\n\r\n'))
            return;
          if (text.length < end + 4 + Number(length ?? 0)) return;
          idle();
          done({ status: Number(text.slice(9, 12)), body: text.slice(end + 4) });
        };
        socket.write(head + body, 'latin1');
      });
    }

    function stream(head: string, takeText: (text: string) => boolean | undefined): Promise<number> {
      return new Promise((done, failed) => {
        let opening = '';
        let status = 0;
        let tail = '';
        fail = failed;
        take = (more) => {
          let text = more;
          if (status === 0) {
            opening += more;
            const end = opening.indexOf('\r\n\r\n');
            if (end < 0) return;
            status = Number(opening.slice(9, 12));
            text = opening.slice(end + 4);
            const plain = /\r\ncontent-length: *(\d+)/i.exec(opening.slice(0, end + 2));
            if (plain || status === 204) {
              idle();
              return done(status);
            }
          }
          tail = (tail + text).slice(-7);
          if (takeText(text) || tail === '\r\n0\r\n\r\n') {
            idle();
            done(status);
          }
        };
        socket.write(head, 'latin1');
      });
    }

    socket.once('connect', () => {
      idle();
      resolve({
        request,
        stream,
        close: () => {
          idle();
          socket.destroy();
        },
      });
    });
  });
}
