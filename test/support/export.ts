/** Destinations of exports of a contract file or a journey: made, read, and waited for. */
import type { ExportBackfill, Export as ExportBody } from '../../generated/api/types.gen.ts';
import type { Caller } from './caller.ts';
import { s3Credentials } from './s3-server.ts';
import { until } from './until.ts';

/** A destination that is taken and that nobody answers at. */
export const anyExport = {
  endpoint: 'https://s3.example.com',
  region: 'eu-central-1',
  bucket: 'example-runs',
  credentials: s3Credentials,
};

export async function makeExport(caller: Caller, fields: object = {}): Promise<ExportBody> {
  const response = await caller.call('POST', '/v1/exports', { body: { ...anyExport, ...fields } });
  if (response.status !== 201) throw new Error(`no destination was made: ${await response.text()}`);
  return (await response.json()) as ExportBody;
}

export async function readExport(caller: Caller, id: string): Promise<ExportBody> {
  return (await (await caller.call('GET', `/v1/exports/${id}`)).json()) as ExportBody;
}

export async function makeBackfill(caller: Caller, id: string, body: object = {}): Promise<ExportBackfill> {
  const response = await caller.call('POST', `/v1/exports/${id}/backfill`, { body });
  if (response.status !== 202) throw new Error(`no backfill was made: ${await response.text()}`);
  return (await response.json()) as ExportBackfill;
}

export async function readBackfill(caller: Caller, backfill: ExportBackfill): Promise<ExportBackfill> {
  const path = `/v1/exports/${backfill.export}/backfills/${backfill.id}`;
  return (await (await caller.call('GET', path)).json()) as ExportBackfill;
}

export function untilExport(
  caller: Caller,
  id: string,
  what: string,
  holds: (shown: ExportBody) => boolean,
  withinMs?: number,
): Promise<ExportBody> {
  return until(
    what,
    async () => {
      const shown = await readExport(caller, id);
      return holds(shown) && shown;
    },
    withinMs,
  );
}
