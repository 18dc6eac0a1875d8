/** What the attempts of a run have used by the last word of its log: it outlives the worker that counted it. */
import { noTokens, type UsedTokens } from '../domain/run.ts';
import type { Db } from '../store/database.ts';
import { findLatestEvent } from '../store/events.ts';

export async function findUsedTokens(db: Db, runUuid: string): Promise<UsedTokens> {
  const last = await findLatestEvent(db, runUuid, ['usage.updated']);
  if (!last) return noTokens;
  const { input, output, cached_input, cut_calls } = JSON.parse(last.payload) as UsedTokens;
  return { input, output, cached_input, cut_calls };
}
