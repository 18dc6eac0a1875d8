#!/usr/bin/env node
/** The program `agent-runs`: its process, and the exit code that everything comes down to. */
import { readFileSync } from 'node:fs';
import { codeOfError, linesOfError } from './exit.ts';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

const io: Io = {
  env: process.env,
  cwd: process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  onInterrupt: (listener) => {
    for (const signal of signals) process.on(signal, listener);
    return () => {
      for (const signal of signals) process.off(signal, listener);
    };
  },
};

/** Beside the program where it is installed; a program that runs from its sources has no version of its own. */
function version(): string {
  try {
    return (
      JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
    ).version;
  } catch {
    return '0.0.0';
  }
}

/** Ends the process once what it said has gone out. */
function end(code: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}

// Whoever reads our output may have read enough: `agent-runs runs list | head -n 1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 5));
process.stderr.on('error', () => undefined);

let code = 0;
try {
  await createProgram(io, version(), (settled) => {
    code = settled;
  }).parseAsync();
} catch (error) {
  for (const [at, line] of linesOfError(error).entries())
    process.stderr.write(`${at === 0 ? 'agent-runs: ' : ''}${line}\n`);
  code = codeOfError(error);
}
end(code);
