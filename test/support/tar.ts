/** Archives for tests: honest ones by tar-stream, and blocks written by hand for what no honest program writes. */
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';

export type Entry = Partial<Header> & { name: string; content?: Buffer | string };

/** The archive of these entries, in order. */
export async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  const done = buffer(archive);
  for (const { content = '', ...header } of entries) {
    const bytes = Buffer.from(content);
    const sized = { ...header, size: header.type === undefined || header.type === 'file' ? bytes.length : 0 };
    await new Promise<void>((resolve, reject) => {
      const entry = archive.entry(sized as Header, bytes, (error) => (error ? reject(error) : resolve()));
      entry?.on('error', reject);
    });
  }
  archive.finalize();
  return done;
}

export const filesTar = (files: Record<string, string | Buffer>): Promise<Buffer> =>
  tarOf(Object.entries(files).map(([name, content]) => ({ name, content })));

/** One block with whatever is given, its checksum right. */
export function rawHeader(fields: {
  name: Buffer | string;
  size?: number;
  type?: string;
  link?: Buffer | string;
  mode?: number;
}): Buffer {
  const block = Buffer.alloc(512);
  Buffer.from(fields.name).copy(block, 0, 0, 100);
  block.write(`${(fields.mode ?? 0o644).toString(8).padStart(7, '0')}\0`, 100, 'latin1');
  block.write('0000000\x000000000\0', 108, 'latin1');
  block.write(`${(fields.size ?? 0).toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  block.write('00000000000\0', 136, 'latin1');
  block.write('        ', 148, 'latin1');
  block.write(fields.type ?? '0', 156, 'latin1');
  Buffer.from(fields.link ?? '').copy(block, 157, 0, 100);
  block.write('ustar\x0000', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

/** Content filled up to whole blocks. */
export function blocks(content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

export const endOfTar = Buffer.alloc(1024);

/** A record of a pax header: `<length> <key>=<value>\n`. */
export function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  length = bytes + String(length).length;
  return length + rest;
}

export function paxEntry(records: Record<string, string>, header: Buffer, content = ''): Buffer {
  const text = Object.entries(records)
    .map(([key, value]) => paxRecord(key, value))
    .join('');
  const size = Buffer.byteLength(text);
  return Buffer.concat([rawHeader({ name: 'pax', size, type: 'x' }), blocks(text), header, blocks(content)]);
}

export const gzip = (bytes: Buffer): Buffer => gzipSync(bytes, { level: 1 });
