/** What every floor needs to serve: a port, a body, a reply, and replies to the calls of the benchmark. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCalls, type Commands } from '../call.ts';

/** The whole body as text. */
export function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => resolve(text));
    request.on('error', reject);
  });
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.socket?.setNoDelay(true);
  response.write('retry: 1000\n\n');
}

/** Resolves when the reader takes more, or has gone. */
export function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.once('drain', go).once('close', go);
  });
}

/** Listens on a free port, or on the one named, and answers calls; `port` is one of them. */
export function announce<C extends Commands>(server: Server, commands: C): void {
  const listening = new Promise<number>((resolve) => {
    server.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
  answerCalls({ ...commands, port: () => listening });
}
