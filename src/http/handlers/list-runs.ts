/** GET /runs: the environment's runs, newest first, by any filters together. */
import type { Handlers, ListRunsCall } from '../../../generated/api/server.gen.ts';
import { metadataTerms } from '../../domain/metadata.ts';
import { runStates } from '../../domain/run.ts';
import { listRuns as listPage, type RunFilters } from '../../store/list-runs.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { lowerBound, readInstants } from '../instants.ts';
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
  const [from, before] = readInstants(query);
  const seen = decodeCursor(query.cursor) ?? undefined;
  return {
    states: runStates.filter((state) => query.state?.includes(state)),
    workspaceUuid: query.workspace === undefined ? undefined : uuidOf('ws', query.workspace, 'workspace'),
    agent: query.agent,
    terms: metadataTerms(environment, query.metadata ?? {}),
    from,
    below: lowerBound(before, seen),
  };
}
