/** Reads what a tool call of an ACP agent says of its command: the agents tell output and exit code each in a place of their own. */

/** A tool call as it comes: `tool_call`, `tool_call_update`, or part of a permission request. All but the id may be absent. */
export interface ToolCallNews {
  toolCallId: string;
  title?: string | null;
  kind?: string | null;
  status?: string | null;
  content?: unknown;
  locations?: unknown;
  rawInput?: unknown;
  rawOutput?: unknown;
  _meta?: unknown;
}

type Fields = Record<string, unknown>;

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function integer(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** `Exit Code: 3` as qwen and gemini write it for their models, and codex in its summaries. */
const exitCodeLine = /^(?:Process )?exit(?:ed with)?[ _]code:? (\d{1,3})\b/im;

/** The command's exit code, where the agent tells it at all. */
export function exitCodeOf(news: ToolCallNews): number | undefined {
  const output = fields(news.rawOutput);
  const meta = fields(news._meta);
  const told = [
    fields(meta.terminal_exit).exit_code,
    fields(output.metadata).exit,
    fields(output.metadata).exitCode,
    output.exit_code,
    output.exitCode,
    output.exit,
  ]
    .map(integer)
    .find((code) => code !== undefined);
  if (told !== undefined) return told;
  const line = exitCodeLine.exec(contentText(news.content).slice(-2_000));
  return line === null ? undefined : Number(line[1]);
}

/** The text blocks of a call's content. */
function contentText(content: unknown): string {
  if (!Array.isArray(content)) return '';
  return content
    .map((block: unknown) => text(fields(fields(block).content).text) ?? '')
    .filter((part) => part !== '')
    .join('\n');
}

/** What the command printed, as far as this news tells; undefined: nothing of it. */
export function outputOf(news: ToolCallNews): string | undefined {
  const output = fields(news.rawOutput);
  const named = [
    output.formatted_output,
    output.aggregated_output,
    output.output,
    output.stdout,
    output.text,
  ];
  return (
    named.map(text).find((found) => found !== undefined) ??
    text(news.rawOutput) ??
    text(contentText(news.content))
  );
}

/** A piece of output that comes beside the call while or when the command runs (codex). */
export function streamedOf(news: ToolCallNews): string | undefined {
  const { terminal_output, terminal_output_delta } = fields(news._meta);
  return text(fields(terminal_output_delta).data) ?? text(fields(terminal_output).data);
}

/** The command line of a call, where it is one. */
export function commandOf(rawInput: unknown): string | undefined {
  const { command, cmd } = fields(rawInput);
  const given = command ?? cmd;
  if (!Array.isArray(given)) return text(given);
  const words = given.filter((word): word is string => typeof word === 'string');
  // `bash -lc '…'`: the line is what it runs.
  const [shell = '', flag = '', line] = words;
  return /(^|\/)(ba|z|da)?sh$/.test(shell) && /^-l?c$/.test(flag) && line ? line : text(words.join(' '));
}

/** The file a call is about, as seen from the workspace. */
export function pathOf(news: ToolCallNews, workspace: string): string | undefined {
  const [location] = Array.isArray(news.locations) ? (news.locations as unknown[]) : [];
  const input = fields(news.rawInput);
  const path =
    text(fields(location).path) ?? text(input.filePath) ?? text(input.file_path) ?? text(input.path);
  return path?.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path;
}
