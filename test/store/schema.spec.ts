/** The schema as it is, beside the one in review: a change of it is seen in `schema.sql`, whichever migration made it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { openStore, type TestStore } from '../support/store.ts';

const file = new URL('./schema.sql', import.meta.url);

/** Everything of ours in the order of names; partitions come and go with the days. */
const parts: [what: string, sql: string][] = [
  [
    'columns',
    `select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
  ],
  [
    'views',
    `select format('%s as %s', viewname, regexp_replace(definition, '\\s+', ' ', 'g')) as line from pg_views where schemaname = 'public'`,
  ],
  [
    'constraints',
    `select format('%s %s %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as line
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and not c.relispartition and k.contype <> 'n'`,
  ],
  [
    'indexes',
    `select indexdef as line from pg_indexes i join pg_class c on c.relname = i.tablename
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = i.schemaname
      where i.schemaname = 'public' and not c.relispartition`,
  ],
  [
    'triggers',
    `select pg_get_triggerdef(t.oid) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and not t.tgisinternal and not c.relispartition`,
  ],
  [
    'functions',
    `select format('%s(%s) %s', p.proname, pg_get_function_identity_arguments(p.oid), regexp_replace(p.prosrc, '\\s+', ' ', 'g')) as line
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public'`,
  ],
];

describe('store/schema', () => {
  let store: TestStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  it('is what schema.sql says (UPDATE_SCHEMA=1 writes it anew)', async () => {
    let text =
      '-- What all migrations together make. Written by test/store/schema.spec.ts, read in review.\n';
    for (const [what, sql] of parts) {
      const { rows } = (await store.database.knex.raw(
        `select line from (${sql}) s order by line collate "C"`,
      )) as {
        rows: { line: string }[];
      };
      text += `\n-- ${what}\n${rows.map(({ line }) => line).join('\n')}\n`;
    }
    if (process.env.UPDATE_SCHEMA) writeFileSync(file, text);
    expect(text.split('\n')).to.deep.equal(readFileSync(file, 'utf8').split('\n'));
  });
});
