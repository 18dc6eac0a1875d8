/** Exports: making, reading, changing and trying destinations, and backfills of what settled before. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { newUuid, uuidFrom } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import { backfillsMax, credentialsPlace, exportsMax } from '../domain/export.ts';
import type { Principal } from '../domain/key.ts';
import type { Vault } from '../domain/vault.ts';
import { type Bucket, type BucketCredentials, BucketFailed, openBucket } from '../egress/bucket.ts';
import type { Egress } from '../egress/egress.ts';
import { EgressRefused } from '../egress/errors.ts';
import type { Database } from '../store/database.ts';
import {
  type Backfill,
  countOpenBackfills,
  findBackfill,
  insertBackfill,
} from '../store/export-backfills.ts';
import {
  countExports,
  type Export,
  findExport,
  insertExport,
  listExports,
  lockExport,
  removeExport,
  updateExport,
} from '../store/exports.ts';
import { type Answer, createDoOnce, type Idempotency, inTransaction } from './do-once.ts';

export interface ExportFields {
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  pathStyle: boolean;
  auto: boolean;
  credentials: BucketCredentials;
}

export interface TestedStep {
  step: 'put' | 'head' | 'delete';
  /** Null: it worked. */
  error: string | null;
  durationMs: number;
}

interface ExportAnswer<Made, Body> {
  idempotency: Idempotency | undefined;
  present(made: Made): Body;
}

export interface Exports {
  create<Body>(
    principal: Principal,
    wanted: ExportFields,
    answer: ExportAnswer<Export, Body>,
  ): Promise<Answer<Body>>;
  get(principal: Principal, uuid: string): Promise<Export>;
  list(principal: Principal, page: { before: string | null; limit: number }): Promise<Export[]>;
  /** What is undefined stays. */
  update(
    principal: Principal,
    uuid: string,
    changes: { [Field in keyof ExportFields]: ExportFields[Field] | undefined },
  ): Promise<Export>;
  remove(principal: Principal, uuid: string): Promise<void>;
  /** Resolves whether or not it works; the steps after a failed one are left out. */
  test(principal: Principal, uuid: string): Promise<TestedStep[]>;
  /** Null: from the first run on, up to now. */
  backfill<Body>(
    principal: Principal,
    range: { uuid: string; createdAfter: Date | null; createdBefore: Date | null },
    answer: ExportAnswer<Backfill, Body>,
  ): Promise<Answer<Body>>;
  getBackfill(principal: Principal, key: { uuid: string; exportUuid: string }): Promise<Backfill>;
}

const testMs = 25_000;
const testSilenceMs = 10_000;
/** Tests of this process at a time: each may hold a connection to a server that says nothing. */
const testsMax = 16;
/** An id is made a moment before or after its row says so, on a clock that may be another's. */
const idSlackMs = 60_000;

/** The address as it is kept. Throws `invalid_request` with the place of the mistake when it may not be called. */
function checkEndpoint(egress: Egress, endpoint: string): string {
  const refuse = (message: string) => {
    throw new ServiceError('invalid_request', message, {
      details: [{ pointer: '/endpoint', message: message.replace(/\.$/, '') }],
    });
  };
  try {
    const url = egress.checkUrl(endpoint);
    if (url.search !== '') refuse('The endpoint must not hold a query.');
    return url.href.replace(/\/$/, '');
  } catch (error) {
    if (error instanceof EgressRefused) refuse(error.message);
    throw error;
  }
}

export function createExports(deps: {
  database: Database;
  egress: Egress;
  vault: Vault;
  clock: Clock;
  log: Log;
}): Exports {
  const { database, egress, vault, clock, log } = deps;
  const doOnce = createDoOnce(deps);
  let testing = 0;

  const seal = (uuid: string, credentials: BucketCredentials): Buffer =>
    vault.seal(JSON.stringify(credentials), credentialsPlace(uuid));

  const get = async ({ environment }: Principal, uuid: string): Promise<Export> => {
    const found = await findExport(database, { uuid, environment });
    if (!found) throw notFound('export');
    return found;
  };

  async function tryConnection(tried: Export, credentials: BucketCredentials): Promise<TestedStep[]> {
    const steps: TestedStep[] = [];
    const key = [tried.prefix, `connection-test-${randomUUID()}`].filter((part) => part !== '').join('/');
    const late = new AbortController();
    const overdue = clock.sleep(testMs, late.signal).then(() => {
      if (!late.signal.aborted) throw new BucketFailed('The bucket did not answer in time.');
    });
    overdue.catch(() => undefined);
    let bucket: Bucket | undefined;
    const works: [TestedStep['step'], (open: Bucket) => Promise<unknown>][] = [
      ['put', (open) => open.put({ key, body: 'A connection test.\n', contentType: 'text/plain' })],
      ['head', (open) => open.head(key)],
      ['delete', (open) => open.remove(key)],
    ];
    try {
      for (const [step, work] of works) {
        const began = clock.monotonic();
        const note = (error: string | null) =>
          steps.push({ step, error, durationMs: Math.round(clock.monotonic() - began) });
        try {
          bucket ??= await openBucket(
            { egress, clock },
            { ...tried, credentials },
            { tries: 1, silenceMs: testSilenceMs },
          );
          await Promise.race([work(bucket), overdue]);
          note(null);
        } catch (error) {
          if (!(error instanceof BucketFailed)) throw error;
          note(error.message);
          break;
        }
      }
    } finally {
      late.abort();
      bucket?.close();
    }
    return steps;
  }

  return {
    get,

    create: (principal, wanted, answer) => {
      const { environment } = principal;
      return doOnce(
        { environment, operation: 'createExport', idempotency: answer.idempotency },
        async (tx) => {
          const endpoint = checkEndpoint(egress, wanted.endpoint);
          if ((await countExports(tx, environment)) >= exportsMax)
            throw new ServiceError(
              'conflict',
              `This environment has ${exportsMax} destinations of exports, as many as it may have. Delete one that is not needed.`,
            );
          const uuid = newUuid();
          const made = await insertExport(tx, {
            ...wanted,
            uuid,
            environment,
            endpoint,
            credentials: seal(uuid, wanted.credentials),
            createdAt: clock.now(),
          });
          return { resourceId: uuid, body: answer.present(made) };
        },
      );
    },

    list: ({ environment }, page) => listExports(database, { environment, ...page }),

    update: (principal, uuid, changes) => {
      const endpoint = changes.endpoint === undefined ? undefined : checkEndpoint(egress, changes.endpoint);
      return inTransaction(database, async (tx) => {
        const kept = await lockExport(tx, { uuid, environment: principal.environment });
        if (!kept) throw notFound('export');
        return updateExport(tx, {
          ...kept,
          endpoint: endpoint ?? kept.endpoint,
          region: changes.region ?? kept.region,
          bucket: changes.bucket ?? kept.bucket,
          prefix: changes.prefix ?? kept.prefix,
          pathStyle: changes.pathStyle ?? kept.pathStyle,
          auto: changes.auto ?? kept.auto,
          credentials: changes.credentials ? seal(uuid, changes.credentials) : kept.credentials,
          updatedAt: clock.now(),
        });
      });
    },

    remove: async ({ environment }, uuid) => {
      if (!(await removeExport(database, { uuid, environment }))) throw notFound('export');
    },

    test: async (principal, uuid) => {
      const tried = await get(principal, uuid);
      const opened = vault.open(tried.credentials, credentialsPlace(uuid));
      if (opened === undefined) {
        log.error(
          { export: uuid },
          'the credentials of an export cannot be opened: give every process the SECRETS_KEY or DATA_DIR they were sealed with',
        );
        const error =
          'The credentials cannot be opened any longer. Give them again, or have the operator restore the key.';
        return [{ step: 'put', error, durationMs: 0 }];
      }
      if (testing >= testsMax)
        throw new ServiceError(
          'unavailable',
          'Too many connections are being tried. Try again in a few seconds.',
          {
            headers: { 'retry-after': '5' },
          },
        );
      testing++;
      try {
        // Sealed above in this very shape.
        return await tryConnection(tried, JSON.parse(opened) as BucketCredentials);
      } finally {
        testing--;
      }
    },

    backfill: ({ environment }, range, answer) =>
      doOnce({ environment, operation: 'backfillExport', idempotency: answer.idempotency }, async (tx) => {
        const { createdAfter } = range;
        const createdAt = clock.now();
        const createdBefore = range.createdBefore ?? createdAt;
        if (createdAfter !== null && createdAfter >= createdBefore)
          throw new ServiceError(
            'invalid_request',
            'The range is empty: created_before must be later than created_after.',
            {
              details: [{ pointer: '/created_before', message: 'must be later than created_after' }],
            },
          );
        const target = await lockExport(tx, { uuid: range.uuid, environment });
        if (!target) throw notFound('export');
        if ((await countOpenBackfills(tx, range.uuid)) >= backfillsMax)
          throw new ServiceError(
            'conflict',
            `This destination works on ${backfillsMax} backfills, as many as it may. Wait for one to be completed.`,
          );
        const uuid = newUuid();
        const made = await insertBackfill(tx, {
          uuid,
          exportUuid: range.uuid,
          environment,
          createdAfter,
          createdBefore,
          createdAt,
          from: uuidFrom((createdAfter?.getTime() ?? 0) - idSlackMs),
        });
        return { resourceId: uuid, body: answer.present(made) };
      }),

    getBackfill: async ({ environment }, key) => {
      const found = await findBackfill(database, { ...key, environment });
      if (!found) throw notFound('backfill');
      return found;
    },
  };
}
