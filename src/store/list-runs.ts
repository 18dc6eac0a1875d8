/** Pages of runs: newest first, by any filters together. The statement is written for the filters asked and planned for their values. */
import { type FinalState, isFinal, type RunState } from '../domain/run.ts';
import type { Db } from './database.ts';
import { type Run, type RunRow, runColumns, toRun } from './runs.ts';

export interface RunFilters {
  /** Empty: every state. */
  states: readonly RunState[];
  workspaceUuid: string | undefined;
  agent: string | undefined;
  /** Of `metadataTerms`; a run has to have them all. */
  terms: readonly string[];
  /** Only ids from this one on. */
  from: string | undefined;
  /** Only ids below this one: the lower of the time asked and the last run already seen. */
  below: string | undefined;
}

/** A page of the longest instructions would else be a hundred megabytes. */
const pageBytesMax = 4 * 1024 * 1024;

interface Source {
  table: string;
  id: string;
  wheres: string[];
}

/**
 * At most `limit` runs, and no more than `bytesMax` of instructions and receipts together but at least one run; `more`
 * tells whether others follow. Each branch reads one index in the order of the page, so that it stops after `limit` runs: open runs have an index
 * of their own, settled ones are found by their receipt's state, the rest by environment, workspace, agent or metadata.
 */
export async function listRuns(
  db: Db,
  page: RunFilters & { environment: string; limit: number; bytesMax?: number },
): Promise<{ runs: Run[]; more: boolean }> {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const environment = add(page.environment);
  // One more than shown tells whether there are others.
  const limit = add(page.limit + 1);
  const bytes = add(page.bytesMax ?? pageBytesMax);
  const from = page.from === undefined ? undefined : add(page.from);
  const below = page.below === undefined ? undefined : add(page.below);
  // Said of every table: the planner carries equality from one to the other, bounds it does not.
  const range = (column: string): string[] => [
    ...(from === undefined ? [] : [`${column} >= ${from}`]),
    ...(below === undefined ? [] : [`${column} < ${below}`]),
  ];

  /** The tables that decide, each with the column of the run's id and what has to hold; those not asked stay out. */
  const metadata: Source[] = page.terms.map((term, index) => ({
    table: `run_metadata m${index}`,
    id: `m${index}.run_id`,
    wheres: [`m${index}.term = ${add(term)}`, ...range(`m${index}.run_id`)],
  }));
  const runs = (own: string[]): Source => ({
    table: 'runs r',
    id: 'r.id',
    wheres: [
      `r.environment = ${environment}`,
      ...own,
      ...(page.workspaceUuid === undefined ? [] : [`r.workspace_id = ${add(page.workspaceUuid)}`]),
      ...(page.agent === undefined ? [] : [`r.agent = ${add(page.agent)}`]),
      ...range('r.id'),
    ],
  });
  const receipts = (state: FinalState): Source => ({
    table: 'run_receipts f',
    id: 'f.run_id',
    wheres: [`f.environment = ${environment}`, `f.state = ${add(state)}`, ...range('f.run_id')],
  });
  const narrowed = page.workspaceUuid !== undefined || page.agent !== undefined;
  const branch = (sources: Source[]): string => {
    const [first, ...rest] = sources;
    const joins = rest.map((source) => `join ${source.table} on ${source.id} = ${first?.id}`);
    return `(select ${first?.id} as id from ${first?.table} ${joins.join(' ')}
      where ${sources.flatMap((source) => source.wheres).join(' and ')} order by ${first?.id} desc limit ${limit})`;
  };

  const open = page.states.filter((state) => !isFinal(state));
  const final: readonly FinalState[] = page.states.filter(isFinal);
  const branches = [
    ...(page.states.length > 0
      ? []
      : [branch([...metadata, ...(narrowed || metadata.length === 0 ? [runs([])] : [])])]),
    ...(open.length === 0
      ? []
      : [branch([runs(['r.settled_at is null', `r.state = any(${add(open)}::text[])`]), ...metadata])]),
    ...final.map((state) => branch([receipts(state), ...metadata, ...(narrowed ? [runs([])] : [])])),
  ];
  const rows = await db.query<RunRow & { found: number }>(
    // Without a name it is planned anew: how common a filter's value is decides where to begin.
    {
      name: '',
      text: `with page as (select id from (${branches.join(' union all ')}) b order by id desc limit ${limit})
        select * from (
          select ${runColumns}, count(*) over () as found,
            sum(octet_length(s.spec::text) + coalesce(octet_length(c.receipt::text), 0)) over before as bytes_before
          from page p join runs r on r.id = p.id join run_specs s on s.run_id = p.id
            left join run_receipts c on c.run_id = p.id
          where r.environment = ${environment}
          window before as (order by r.id desc rows between unbounded preceding and 1 preceding)
        ) sized where bytes_before is null or bytes_before < ${bytes} order by id desc`,
    },
    values,
  );
  const shown = rows.slice(0, page.limit).map(toRun);
  return { runs: shown, more: (rows[0]?.found ?? 0) > shown.length };
}
