/** Tells whether a database needs nothing before the service may work on it, in one look and without a lock. */
import type pg from 'pg';

const existsText = `select to_regclass('schema_migrations') is not null as there`;
const lookText = `select (select array_agg(name) from schema_migrations) as applied,
  (select count(*)::int from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass('run_events') and c.relname = any($1::text[])) as partitions`;

/** `known` are this program's migrations, `partitions` the tables of the days it writes to. */
export async function schemaInPlace(
  client: pg.Client,
  needed: { known: readonly string[]; partitions: readonly string[] },
): Promise<boolean> {
  const { rows: found } = await client.query<{ there: boolean }>(existsText);
  if (!found[0]?.there) return false;
  const { rows } = await client.query<{ applied: string[] | null; partitions: number }>(lookText, [
    needed.partitions,
  ]);
  const applied = new Set(rows[0]?.applied);
  return (
    needed.known.every((name) => applied.has(name)) &&
    [...applied].every((name) => needed.known.includes(name) || !name.endsWith('.breaking')) &&
    rows[0]?.partitions === needed.partitions.length
  );
}
