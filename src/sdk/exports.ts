/** Exports: buckets that logs, patches and receipts are written to. */
import type {
  BackfillExportRequest,
  CreateExportRequest,
  Export,
  ExportBackfill,
  ExportList,
  ExportTest,
  ListExportsData,
  UpdateExportRequest,
} from '../../generated/api/types.gen.ts';
import { answer, type CallOptions, type Core, type CreateOptions, passed, passedOnce } from './core.ts';
import { type List, list } from './pages.ts';

export interface Exports {
  create(body: CreateExportRequest, options?: CreateOptions): Promise<Export>;
  list(query?: ListExportsData['query'], options?: CallOptions): List<Export, ExportList>;
  get(id: string, options?: CallOptions): Promise<Export>;
  update(id: string, body: UpdateExportRequest, options?: CallOptions): Promise<Export>;
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Tries the connection to the bucket. */
  test(id: string, options?: CallOptions): Promise<ExportTest>;
  /** Exports runs that were settled before. */
  backfill(id: string, body: BackfillExportRequest, options?: CreateOptions): Promise<ExportBackfill>;
  getBackfill(id: string, backfillId: string, options?: CallOptions): Promise<ExportBackfill>;
}

export function createExports(core: Core): Exports {
  const { raw } = core;
  const path = (id: string): { path: { export_id: string } } => ({ path: { export_id: id } });
  return {
    create: (body, options) => answer(core, raw.createExport({ body, ...passedOnce(options) })),
    list: (query = {}, options) =>
      list((cursor) =>
        answer(
          core,
          raw.listExports({
            query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
            ...passed(options),
          }),
        ),
      ),
    get: (id, options) => answer(core, raw.getExport({ ...path(id), ...passed(options) })),
    update: (id, body, options) => answer(core, raw.updateExport({ ...path(id), body, ...passed(options) })),
    delete: async (id, options) => {
      await answer(core, raw.deleteExport({ ...path(id), ...passed(options) }));
    },
    test: (id, options) => answer(core, raw.testExport({ ...path(id), ...passed(options) })),
    backfill: (id, body, options) =>
      answer(core, raw.backfillExport({ ...path(id), body, ...passedOnce(options) })),
    getBackfill: (id, backfillId, options) =>
      answer(core, raw.getBackfill({ path: { export_id: id, backfill_id: backfillId }, ...passed(options) })),
  };
}
