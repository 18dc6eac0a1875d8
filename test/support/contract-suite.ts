/** What every contract file shares: the service on a line that can be cut, keys of any kind, and the refusals each operation owes. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { type Client, createClient } from '../../generated/api/client/index.ts';
import { operations } from '../../generated/api/server.gen.ts';
import type { Problem } from '../../generated/api/types.gen.ts';
import type { Agent } from '../../src/agents/agent.ts';
import { systemClock } from '../../src/base/clock.ts';
import { newUuid } from '../../src/base/ids.ts';
import { newSecret, type Scope, scopes } from '../../src/domain/key.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { type Caller, type Frame, openCaller, readFrames } from './caller.ts';
import { type ContractFetch, createContractFetch } from './contract-fetch.ts';
import { type Line, openLine } from './line.ts';
import { cloneDatabase, type TestDatabase } from './postgres.ts';
import { ampleLimits, useUp } from './quota.ts';
import { type Settings, startService, type TestService } from './service.ts';
import { quiet } from './store.ts';
import { until } from './until.ts';

export type OperationId = keyof typeof operations;

/** Statuses no client can bring about, and why. */
export const unreachable: Record<number, string> = {
  500: 'stands for a mistake of ours; whoever can produce it has found a bug',
};

export interface KeyFields {
  environment: string;
  scopes: readonly Scope[];
  expires_at: Date;
  revoked_at: Date;
  grace_ends_at: Date;
}

export interface Suite {
  readonly origin: string;
  readonly contract: ContractFetch;
  /** With every scope, in the environment `dev`. */
  readonly admin: Caller;
  /** Where the service keeps its files. */
  readonly dataDir: string;
  /** The generated client, with the same key and held against the contract as well. */
  readonly client: Client;
  /** The service's tables, past the service. */
  readonly database: Database;
  readonly line: Line;
  caller(key: string): Caller;
  /** Puts a key of any kind into the table; resolves with its secret. */
  makeKey(fields?: Partial<KeyFields>): Promise<string>;
  /** Registers the tests of what every operation refuses; call it within the file's `describe`. */
  refuses(request: RefusedRequest): void;
  /** Registers the test that every documented status was seen; call it last. */
  coversEveryStatus(): void;
}

export interface RefusedRequest {
  path(): string | Promise<string>;
  /** Sent as JSON where the operation takes a body; bytes as they are. */
  body?: unknown;
}

/** Registers the hooks that start and stop the service around the tests of the `describe` it is called in. */
export function contractSuite(
  operation: OperationId,
  settings: Settings = {},
  agents: readonly Agent[] = [],
): Suite {
  const contract = createContractFetch();
  const { method, scopes: needed, statuses, accepts } = operations[operation];
  const documented = new Set<number>(statuses);
  /** Seen where the fetch cannot tell the operation: the address itself was refused. */
  const noted = new Set<number>();
  let parts: { clone: TestDatabase; line: Line; service: TestService; database: Database } | undefined;
  const open = () => {
    if (parts === undefined) throw new Error('the service of this file is not started yet');
    return parts;
  };

  before(async () => {
    const clone = await cloneDatabase();
    const line = await openLine(clone.url);
    const service = await startService({ ...ampleLimits, ...settings, DATABASE_URL: line.url }, agents);
    parts = { clone, line, service, database: createDatabase({ url: clone.url, poolMax: 2, log: quiet }) };
  });
  afterEach(() => contract.assertClean());
  after(async () => {
    if (parts === undefined) return;
    await parts.service.stop();
    await parts.database.close();
    await parts.line.close();
    await parts.clone.drop();
  });

  const suite: Suite = {
    contract,
    get origin() {
      return open().service.origin;
    },
    get dataDir() {
      return open().service.dataDir;
    },
    get admin() {
      return suite.caller(open().service.key);
    },
    get client() {
      const { baseUrl, key } = open().service;
      return createClient({ baseUrl, auth: () => key, fetch: contract.fetch });
    },
    get database() {
      return open().database;
    },
    get line() {
      return open().line;
    },
    caller: (key) => openCaller({ origin: open().service.origin, key, contract }),

    makeKey: async (fields = {}) => {
      const { environment = 'dev', ...rest } = fields;
      const { secret, hash, prefix, last4 } = newSecret(environment);
      await open()
        .database.knex('api_keys')
        .insert({
          id: newUuid(),
          environment,
          name: 'made by a test',
          scopes,
          secret_hash: hash,
          prefix,
          last4,
          created_at: systemClock.now(),
          ...rest,
        });
      return secret;
    },

    refuses: (request) => {
      const ask = async (caller: Caller, headers: Record<string, string> = {}): Promise<Response> =>
        caller.call(method.toUpperCase(), await request.path(), { body: request.body, headers });
      const past = new Date('2026-01-01T00:00:00.000Z');

      describe('401', () => {
        const refusals: [string, Partial<KeyFields> | undefined, string][] = [
          ['a key nobody has', undefined, 'unauthenticated'],
          ['an expired key', { expires_at: past }, 'key_expired'],
          ['a revoked key', { revoked_at: past }, 'key_revoked'],
          ['a key that was replaced and is past its grace', { grace_ends_at: past }, 'key_expired'],
        ];
        for (const [title, fields, code] of refusals) {
          it(`refuses ${title}`, async () => {
            const secret = fields === undefined ? `ars_dev_${randomUUID()}` : await suite.makeKey(fields);
            const problem = await problemOf(await ask(suite.caller(secret)), 401, code);
            expect(problem.detail).not.to.include(secret);
          });
        }

        it('refuses no key and says how to send one', async () => {
          const response = await contract.fetch(suite.origin + (await request.path()), {
            method: method.toUpperCase(),
          });
          expect(response.headers.get('www-authenticate')).to.match(/^Bearer realm="[^"]+"$/);
          expect((await problemOf(response, 401, 'unauthenticated')).detail).to.include(
            'Authorization: Bearer',
          );
        });
      });

      if (documented.has(403)) {
        describe('403', () => {
          it('refuses a key that has every scope but the one it takes, and names that one', async () => {
            const key = await suite.makeKey({
              scopes: scopes.filter((scope) => !(needed as readonly string[]).includes(scope)),
            });
            const response = await ask(suite.caller(key));
            expect(response.headers.get('www-authenticate')).to.include(
              `error="insufficient_scope", scope="${needed.join(' ')}"`,
            );
            expect((await problemOf(response, 403, 'insufficient_scope')).detail).to.include(needed[0]);
          });
        });
      }

      if (documented.has(406)) {
        describe('406', () => {
          it('refuses to answer in a media type it does not have', async () => {
            const response = await ask(suite.admin, { accept: 'image/png, text/html;q=0.5' });
            const { detail } = await problemOf(response, 406, 'not_acceptable');
            expect(detail).to.include(operations[operation].produces[0]);
          });
        });
      }

      if (documented.has(404) && operations[operation].path.includes('{')) {
        describe('404 of another environment', () => {
          it('says the same of what another environment has as of what nobody has', async () => {
            const stranger = suite.caller(await suite.makeKey({ environment: 'other' }));
            const theirs = await problemOf(await ask(stranger), 404, 'not_found');
            const nobodys = (await request.path()).replace(/([a-z]+_)[0-9a-z]{26}/, `$1${'0'.repeat(26)}`);
            const nothing = await problemOf(
              await suite.admin.call(method.toUpperCase(), nobodys, { body: request.body }),
              404,
              'not_found',
            );
            expect({ ...theirs, request_id: '' }).to.deep.equal({ ...nothing, request_id: '' });
          });

          it('finds nothing behind an id that cannot be one', async () => {
            for (const id of [
              'nonsense',
              'dev%2Frun_1',
              'key_%F0%9F%98%80',
              'ws_00000000000000000000000000X',
            ]) {
              const path = (await request.path()).replace(/(dev(?:\/|%2F))?[a-z]+_[0-9a-z]{26}/, id);
              const response = await suite.admin.call(method.toUpperCase(), path, { body: request.body });
              await problemOf(response, 404, 'not_found');
            }
          });
        });
      }

      if (operations[operation].path.includes('{')) {
        describe('400 of an address', () => {
          it('refuses an id whose percent-encoding is broken', async () => {
            const path = (await request.path()).replace(
              /(dev(?:\/|%2F))?[a-z]+_[0-9a-z]{26}/,
              'dev%2Frun%zz',
            );
            const problem = await problemOf(
              await suite.admin.call(method.toUpperCase(), path),
              400,
              'invalid_request',
            );
            expect(problem.errors[0]?.pointer).to.match(/^\/path\/[a-z]+_id$/);
            noted.add(400);
          });
        });
      }

      if (accepts.length > 0) {
        describe('415', () => {
          it('refuses a body of another media type, and one that is compressed', async () => {
            const types = [
              'text/plain',
              'application/x-www-form-urlencoded',
              'application/json; charset=latin1',
            ];
            for (const headers of [
              ...types.map((type) => ({ 'content-type': type })),
              ...['gzip', 'br', 'zstd', 'gzip, identity'].map((coding) => ({ 'content-encoding': coding })),
            ])
              await problemOf(await ask(suite.admin, headers), 415, 'unsupported_media_type');
          });
        });

        // What is no JSON has bounds of its own.
        if (accepts[0] === 'application/json')
          describe('413', () => {
            it('refuses a body of more than a mebibyte', async () => {
              const body = { ...(request.body as object), padding: 'x'.repeat(1_048_576) };
              await problemOf(
                await suite.admin.call(method.toUpperCase(), await request.path(), { body }),
                413,
                'payload_too_large',
              );
            });
          });
      }

      describe('429', () => {
        it('refuses a key whose requests are used up and says when they are back, and refuses no other key', async () => {
          const key = await suite.makeKey();
          await useUp(suite.database, key);
          const response = await ask(suite.caller(key));
          const seconds = Number(response.headers.get('retry-after'));
          expect(seconds).to.be.within(1, 20);
          expect(response.headers.get('ratelimit')).to.include(`"requests";r=0;t=${seconds}`);
          expect(response.headers.get('ratelimit-policy')).to.match(/^"requests";q=1000000;w=60/);
          expect((await problemOf(response, 429, 'rate_limited')).detail).to.include(
            `in ${seconds} seconds.`,
          );
          const other = await ask(suite.caller(await suite.makeKey()), { accept: 'image/png' });
          // Not acceptable, or no content to be acceptable: either way it was let in.
          expect(other.status).to.be.oneOf([204, 406]);
          expect(other.headers.get('ratelimit')).to.match(/^"requests";r=999999;t=\d+/);
        });
      });

      describe('503', () => {
        it('says when to come back while the database is away, and works again afterwards', async () => {
          const path = await request.path();
          const [during, later] = [await suite.makeKey(), await suite.makeKey()];
          const call = (key: string) =>
            suite.caller(key).call(method.toUpperCase(), path, { body: request.body });
          suite.line.cut();
          try {
            const response = await call(during);
            expect(Number(response.headers.get('retry-after'))).to.be.within(1, 60);
            const problem = await problemOf(response, 503, 'unavailable');
            expect(JSON.stringify(problem)).not.to.match(/select|ECONN|postgres/i);
          } finally {
            suite.line.mend();
          }
          await until('the service to answer again', async () => (await call(later)).status !== 503);
        });
      });
    },

    coversEveryStatus: () => {
      describe('every status', () => {
        it('was seen of those the contract names', () => {
          const missing = statuses.filter(
            (status) =>
              !(status in unreachable) &&
              !noted.has(status) &&
              !contract.covered.has(`${operation} ${status}`),
          );
          expect(missing).to.deep.equal([]);
        });
      });
    },
  };
  return suite;
}

/** The problem of a refusal; fails unless its status, code and sentences are what they have to be. */
export async function problemOf(response: Response, status: number, code: string): Promise<Problem> {
  const text = await response.text();
  expect(response.status, text).to.equal(status);
  expect(response.headers.get('content-type')).to.equal('application/problem+json');
  const problem = JSON.parse(text) as Problem;
  expect(problem).to.include({
    status,
    code,
    type: `/docs/errors#${code}`,
    request_id: response.headers.get('request-id'),
  });
  // A sentence for people: it begins in words, ends with a full stop, and is no dump of something.
  expect(problem.detail).to.match(/^[\p{L}"][^\n]{9,399}\.$/u);
  for (const error of problem.errors) expect(error.message).to.match(/^\S[^\n]*\S$/);
  return problem;
}

/** Every frame of a stream until its end, comments left out. */
export async function framesOf(response: Response): Promise<Frame[]> {
  const frames: Frame[] = [];
  for await (const frame of readFrames(response)) if (frame.event !== null) frames.push(frame);
  return frames;
}

/** The pointers of a refused request, in order. */
export function pointersOf(problem: Problem): string[] {
  return problem.errors.map(({ pointer }) => pointer).sort();
}
