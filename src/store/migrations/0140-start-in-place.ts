/** Lets the start of a run change its row in place: no index depends on the state any more. */
import type { Knex } from 'knex';

/**
 * Of the open runs of an environment nearly all are queued, and `runs_open_environment` has them in the same order. A column that any
 * index speaks of keeps Postgres from changing a row in place: each start wrote an entry into every index of the table. No release counts the queue by
 * the index that goes, so none has to be waited for; a program that does goes on without it, by all runs of the environment.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists runs_queued');
}
