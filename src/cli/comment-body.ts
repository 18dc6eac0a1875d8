/** The text of a comment: bounded, and so that nothing of what an agent wrote is read as anything but text. */
import type { Receipt } from '../sdk/index.ts';
import { durationText, plain } from './output.ts';

/** GitHub takes 65,536 characters; what stands around the patch has its room too. */
const patchCharactersMax = 50_000;
const resultCharactersMax = 4000;

/** Visible, since a reviewer must see what would otherwise turn the text around: bidirectional and other control characters. */
function visible(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
    '\ufffd',
  );
}

/** At most so many characters, whole lines of them, and how many lines more there are. */
function bounded(text: string, charactersMax: number): { kept: string; left: number } {
  if (text.length <= charactersMax) return { kept: text, left: 0 };
  const cut = text.lastIndexOf('\n', charactersMax);
  const kept = text.slice(0, cut < charactersMax / 2 ? charactersMax : cut);
  return { kept: kept.replace(/[\ud800-\udbff]$/, ''), left: text.slice(kept.length).split('\n').length - 1 };
}

/** A block of code that its content cannot end: the fence is longer than any in it. No line begins with a slash, which GitLab reads as a command. */
export function fenced(content: string, language: string): string {
  const longest = Math.max(0, ...[...content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${content.replace(/\n$/, '').replace(/^\//gm, ' /')}\n${fence}`;
}

/** In a line of Markdown: letters that mean something there are taken out of it, rather than trusted to be escaped. */
function inline(text: string): string {
  return plain(text).replace(/[`<>[\]()*_#@|\\!&]/g, ' ');
}

export function commentBody(receipt: Receipt, patch: string, name: string): { marker: string; text: string } {
  const marker = `<!-- agent-runs: ${name.replace(/[^a-zA-Z0-9 ._-]/g, '').slice(0, 60) || 'agent-runs'} -->`;
  const { usage } = receipt;
  const { kept, left } = bounded(visible(patch), patchCharactersMax);
  const result = bounded(visible(receipt.result ?? ''), resultCharactersMax).kept;
  const files = [...patch.matchAll(/^diff --git /gm)].length;
  const id = receipt.id.replace(/[^a-zA-Z0-9/_-]/g, '');
  const parts = [
    marker,
    `### Agent run ${receipt.state}`,
    ...(receipt.state === 'completed' ? [] : [fenced(visible(receipt.reason.message), 'text')]),
    `\`${id}\` · ${inline(receipt.reason.code)} · ${usage.input + usage.output} tokens · ${durationText(usage.duration_ms)}`,
    ...(result.trim() === '' ? [] : [fenced(result, 'text')]),
    patch === ''
      ? 'It changed nothing.'
      : [
          `<details open><summary>Patch: ${files} ${files === 1 ? 'file' : 'files'}</summary>`,
          fenced(kept, 'diff'),
          ...(left === 0 ? [] : [`${left} lines more: \`agent-runs runs patch ${id}\``]),
          '</details>',
        ].join('\n\n'),
    `To apply it: \`agent-runs runs patch ${id} --apply\``,
  ];
  return { marker, text: `${parts.join('\n\n')}\n` };
}
