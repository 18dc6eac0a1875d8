/** A receipt as a person reads it. */
import type { Receipt, RunSettledEvent } from '../sdk/index.ts';
import { durationText, fields, plain } from './output.ts';

export function receiptLines(receipt: Receipt | RunSettledEvent): string[] {
  const { usage } = receipt;
  const tokens = usage.input + usage.output > 0 ? `${usage.input} tokens in, ${usage.output} out, ` : '';
  return fields([
    ['run', receipt.id],
    ['state', `${receipt.state} (${receipt.reason.code}): ${receipt.reason.message}`],
    ['usage', `${tokens}${durationText(usage.duration_ms)}`],
    ['limit hit', receipt.limit_hit],
    ['applied', receipt.applied],
    ['conflicts', receipt.conflicts.map(plain).join(', ')],
    ['patch', receipt.patch],
    ['log', receipt.log],
    ['result', receipt.result],
  ]);
}
