/** The tool that runs a command of the model's: its whole output goes to the log, the beginning and the end of it to the model. */
import type { Exit } from '../sandbox/sandbox.ts';
import { checksTailBytes } from './checks.ts';
import { judge, startBash, stopped } from './command.ts';
import { createTail, readOutput } from './output.ts';
import { firstLine, nameMax, short, titleMax } from './split-script.ts';
import {
  createHeadAndTail,
  type ToolCall,
  type ToolEnd,
  type ToolOutput,
  type ToolPlace,
  unable,
} from './tool.ts';

export interface BashInput {
  command: string;
  name?: string | undefined;
  timeout_seconds?: number | undefined;
}

export const bashSeconds = { usual: 120, most: 1_200 };

/** `outputUnits`: characters of the output that the model is shown. */
export function bashCall(input: BashInput, options: { outputUnits: number }): ToolCall {
  const opening = short(firstLine(input.command), titleMax) || short(input.command, titleMax) || 'bash';
  return {
    kind: 'command',
    step: short(input.name ?? '', nameMax) || short(opening, nameMax),
    title: opening,
    changes: true,
    run: (place) => run(place, input, options.outputUnits),
  };
}

async function* run(
  place: ToolPlace,
  input: BashInput,
  outputUnits: number,
): AsyncGenerator<ToolOutput, ToolEnd> {
  const seconds = input.timeout_seconds ?? bashSeconds.usual;
  const late = new AbortController();
  const callOff = place.clock.after(seconds * 1_000, () => late.abort());
  const shown = createHeadAndTail(outputUnits);
  const everything = createTail(checksTailBytes);
  const child = startBash(place.sandbox, input.command, AbortSignal.any([place.signal, late.signal]));
  let exit: Exit;
  try {
    for await (const output of readOutput(child)) {
      everything.add(output.text);
      shown.add(output.text);
      yield output;
    }
    exit = await child.exit;
  } finally {
    // Also when the reader of this output goes away in the middle.
    child.kill();
    callOff();
  }
  if (exit.cause === 'setup') return unable(everything.text());
  const result = judge(exit, place.signal.aborted, everything.text());
  const how = late.signal.aborted
    ? `stopped after ${seconds} seconds; ask for more with timeout_seconds, or run less`
    : exit.cause === undefined
      ? `exit code ${exit.code}`
      : `The command ${stopped(exit.cause)}`;
  const text = shown.text();
  return { text: `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}[${how}]`, result };
}
