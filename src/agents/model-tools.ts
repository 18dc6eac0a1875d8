/** The tools the built-in agent offers its model: their words, and how an input becomes a call. */
import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { clean, type ToolCall } from './tool.ts';
import { bashCall, bashSeconds } from './tool-bash.ts';
import { editCall, listCall, readCall, searchCall, writeCall } from './tool-files.ts';

/** No argument of a process holds a NUL, and none is longer than this. */
const argument = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'), 'must hold no NUL');
const path = argument(4_096).min(1).describe('Relative to the workspace, e.g. src/a.ts');
const folder = argument(4_096)
  .optional()
  .describe('Relative to the workspace; left out: the workspace itself');
const content = z.string().max(2_000_000);

const inputs = {
  bash: z.strictObject({
    command: argument(200_000).min(1).describe('A command or a script for bash'),
    name: argument(200)
      .optional()
      .describe('What it does, in a few words, e.g. "test" or "install the packages"'),
    timeout_seconds: z
      .int()
      .min(1)
      .max(bashSeconds.most)
      .optional()
      .describe(`Stopped after this long; ${bashSeconds.usual} when left out`),
  }),
  read: z.strictObject({
    path,
    from_line: z.int().min(1).optional().describe('The first line to show; 1 when left out'),
    lines: z.int().min(1).max(10_000).optional().describe('How many lines to show; 1000 when left out'),
  }),
  write: z.strictObject({ path, content: content.describe('The whole content of the file') }),
  edit: z.strictObject({
    path,
    old_text: content.min(1).describe('Text of the file, copied exactly; it must occur once'),
    new_text: content.describe('What takes its place'),
    replace_all: z.boolean().optional().describe('Replace every occurrence instead of exactly one'),
  }),
  list: z.strictObject({ path: folder }),
  search: z.strictObject({
    pattern: argument(2_000).min(1).describe('An extended regular expression, as grep -E takes it'),
    path: folder.describe('A folder or a file; left out: the whole workspace'),
    files: argument(200).optional().describe('Only files whose name fits, e.g. *.ts'),
  }),
};

/** As the model is offered them; none can be executed by the adapter, only by `readToolCall`. */
export const tools = {
  bash: tool({
    description: 'Run a command in the workspace and see its exit code and what it printed.',
    inputSchema: inputs.bash,
  }),
  read: tool({ description: 'Read a text file.', inputSchema: inputs.read }),
  write: tool({
    description: 'Write a whole file, new or in the place of an old one; missing folders are made.',
    inputSchema: inputs.write,
  }),
  edit: tool({
    description: 'Replace a piece of text in a file.',
    inputSchema: inputs.edit,
  }),
  list: tool({
    description: 'List the entries of a folder; folders end in a slash.',
    inputSchema: inputs.list,
  }),
  search: tool({
    description: 'Search the contents of files; gives file:line:text for each match.',
    inputSchema: inputs.search,
  }),
} satisfies ToolSet;

/** The call that an input stands for; a string says what is wrong with it. */
export function readToolCall(
  name: string,
  input: unknown,
  options: { outputUnits: number },
): ToolCall | string {
  switch (name) {
    case 'bash':
      return read(inputs.bash, input, (one) => bashCall(one, options));
    case 'read':
      return read(inputs.read, input, (one) => readCall(one, options));
    case 'write':
      return read(inputs.write, input, writeCall);
    case 'edit':
      return read(inputs.edit, input, editCall);
    case 'list':
      return read(inputs.list, input, listCall);
    case 'search':
      return read(inputs.search, input, searchCall);
    default:
      return `There is no tool ${clean(name).slice(0, 60)}; there are ${Object.keys(inputs).join(', ')}.`;
  }
}

function read<Input>(
  shape: z.ZodType<Input>,
  input: unknown,
  use: (input: Input) => ToolCall,
): ToolCall | string {
  const result = shape.safeParse(input);
  if (result.success) return use(result.data);
  const wrong = result.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`);
  return `The input does not fit the tool. ${wrong.join('; ')}.`;
}
