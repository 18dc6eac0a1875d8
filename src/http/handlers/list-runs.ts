/** GET /runs: the environment's runs, newest first, by any filters together. */
import type { Handlers, ListRunsCall } from '../../../generated/api/server.gen.ts';
import { ServiceError } from '../../base/errors.ts';
import { uuidFrom } from '../../base/ids.ts';
import { metadataTerms } from '../../domain/metadata.ts';
import { runStates } from '../../domain/run.ts';
import { listRuns as listPage, type RunFilters } from '../../store/list-runs.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { presentRun } from '../present/run.ts';

export function listRuns(deps: HttpDeps): Handlers<Context>['listRuns'] {
  return async ({ query }, { principal }) => {
    const { environment } = principal;
    const { runs, more } = await listPage(deps.database, {
      ...filtersOf(query, environment),
      environment,
      limit: query.limit,
    });
    const last = runs.at(-1);
    return {
      status: 200,
      type: 'application/json',
      body: {
        data: runs.map((run) => presentRun(run)),
        next_cursor: more && last ? encodeCursor(last.uuid) : null,
      },
    };
  };
}

function filtersOf(query: ListRunsCall['query'], environment: string): RunFilters {
  const [from, before] = instants(query);
  const seen = decodeCursor(query.cursor) ?? undefined;
  return {
    states: runStates.filter((state) => query.state?.includes(state)),
    workspaceUuid: query.workspace === undefined ? undefined : uuidOf('ws', query.workspace, 'workspace'),
    agent: query.agent,
    terms: metadataTerms(environment, query.metadata ?? {}),
    from,
    below: before !== undefined && seen !== undefined && before < seen ? before : (seen ?? before),
  };
}

/** The ids that the instants stand for. */
function instants(query: ListRunsCall['query']): [from: string | undefined, below: string | undefined] {
  const names = ['created_after', 'created_before'] as const;
  const wrong = names.filter((name) => Number.isNaN(millisecondOf(query[name] ?? '1970-01-01T00:00:00Z')));
  if (wrong.length > 0)
    throw new ServiceError(
      'invalid_request',
      `${wrong.join(' and ')} must be a date and time that the calendar has.`,
      {
        details: wrong.map((name) => ({
          pointer: `/query/${name}`,
          message: `${name} must be a date and time that the calendar has`,
        })),
      },
    );
  const [from, below] = names.map((name) => {
    const text = query[name];
    return text === undefined ? undefined : uuidFrom(millisecondOf(text));
  });
  return [from, below];
}

/** The first whole millisecond that is not before the instant, because runs are made at whole ones; NaN for a leap second. */
function millisecondOf(text: string): number {
  const finer = /\.\d{3}\d*[1-9]/.test(text);
  return Date.parse(text) + (finer ? 1 : 0);
}
