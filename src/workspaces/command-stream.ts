/** The output of an outside program as a stream that holds nothing back in memory, and ends the program when its reader goes. */
import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import { systemClock } from '../base/clock.ts';

export interface StreamOptions {
  /** Starts the program, its standard output and error as pipes and in a process group of its own; called when the first byte is asked for. */
  start(): ChildProcess;
  /** Bytes to leave out at the beginning. */
  skip?: number;
  /** Bytes to give at most; the program is ended after them. */
  take?: number;
  /** Without a byte on its way for so long, because the program or its reader is stuck, the stream breaks. */
  stallMs: number;
  /** Called once, when the program is gone or was never needed. */
  done(): void;
}

const stderrBytesMax = 2_000;

/** Breaks when the program fails; what came before is then only a part. */
export function streamOutput(options: StreamOptions): Readable {
  let child: ChildProcess | undefined;
  let skip = options.skip ?? 0;
  let left = options.take ?? Number.POSITIVE_INFINITY;
  let stderr = '';
  let callOff = (): void => undefined;
  let over = false;

  const end = (): void => {
    callOff();
    if (over) return;
    over = true;
    options.done();
  };
  const kill = (): void => {
    callOff();
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  };
  const watch = (): void => {
    callOff();
    callOff = systemClock.after(options.stallMs, () =>
      stream.destroy(new Error(`no byte moved for ${options.stallMs} ms`)),
    );
  };

  function begin(): void {
    child = options.start();
    watch();
    child.stdout?.on('data', (chunk: Buffer) => {
      watch();
      const part = chunk.subarray(Math.min(skip, chunk.length)).subarray(0, left);
      skip -= Math.min(skip, chunk.length);
      left -= part.length;
      if (part.length > 0 && !stream.push(part)) child?.stdout?.pause();
      if (left > 0) return;
      stream.push(null);
      kill();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (stderr.length < stderrBytesMax) stderr += chunk.toString('utf8').slice(0, stderrBytesMax);
    });
    child.on('error', (error) => {
      stream.destroy(error);
      end();
    });
    child.on('close', (code) => {
      end();
      if (left === 0) return;
      if (code === 0) stream.push(null);
      else stream.destroy(new Error(`the program ended with ${code ?? 'a signal'}: ${stderr.trim()}`));
    });
  }

  const stream = new Readable({
    read: () => {
      if (left === 0) stream.push(null);
      else if (child) child.stdout?.resume();
      else begin();
    },
    destroy: (error, done) => {
      kill();
      if (!child) end();
      done(error);
    },
  });
  return stream;
}
