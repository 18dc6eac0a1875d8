/** Every operation is guarded: it refuses who has no key, no valid one, one of another environment or not the scope, and has a file of tests that bears its name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { operations } from '../../generated/api/server.gen.ts';
import { encodeUuid, newUuid, parseRunId } from '../../src/base/ids.ts';
import { scopes } from '../../src/domain/key.ts';
import { contractSuite, problemOf, unreachable } from '../support/contract-suite.ts';
import { anyExport, makeBackfill, makeExport } from '../support/export.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const folder = new URL('../contract/', import.meta.url);
const all = Object.entries(operations);
/** A body that is taken, for the operations that want one. */
const bodies: Record<string, unknown> = {
  createRun: { task: 'true' },
  createWorkspace: {},
  createKey: { name: 'a', scopes: ['runs:read'] },
  updateKey: { name: 'changed' },
  rotateKey: {},
  sendMessage: { text: 'a' },
  createRunLink: { file: 'log' },
  answerInput: { decision: 'approve' },
  createWebhook: { url: 'https://hooks.example.com/' },
  updateWebhook: { description: 'changed' },
  rotateWebhookSecret: {},
  // The end of an archive, with nothing before it.
  putWorkspaceArchive: Buffer.alloc(1024),
  updateWorkspace: { name: 'changed' },
  createExport: anyExport,
  updateExport: { auto: false },
  backfillExport: {},
};

/** What an address needs besides its path. */
const queries: Record<string, string> = { getWorkspaceFile: '?path=any' };

describe('house/scopes', () => {
  const suite = contractSuite('getMe');
  const secrets = { expired: '', revoked: '', replaced: '', powerless: '', stranger: '' };
  /** Things of the environment `dev` that are there, by the parameter that names them. */
  const there: Record<string, string> = {};
  before(async () => {
    const past = new Date('2026-01-01T00:00:00.000Z');
    secrets.expired = await suite.makeKey({ expires_at: past });
    secrets.revoked = await suite.makeKey({ revoked_at: past });
    secrets.replaced = await suite.makeKey({ grace_ends_at: past });
    secrets.stranger = await suite.makeKey({ environment: 'elsewhere' });
    there.run_id = (await suite.admin.createRun({ task: 'true' })).id;
    await suite.admin.settled(there.run_id);
    there.workspace_id = (await suite.admin.createWorkspace('there')).id;
    there.key_id = await keyId();
    there.input_id = await inputId(there.run_id);
    there.webhook_id = await webhookId();
    there.delivery_id = await deliveryId(there.webhook_id);
    there.export_id = (await makeExport(suite.admin, { auto: false })).id;
    there.backfill_id = (await makeBackfill(suite.admin, there.export_id)).id;
    secrets.powerless = await suite.makeKey({ scopes: [] });
  });

  async function inputId(run: string): Promise<string> {
    const uuid = newUuid();
    await suite.database.knex('run_inputs').insert({
      id: uuid,
      run_id: parseRunId(run)?.uuid,
      epoch: 1,
      question: JSON.stringify({ kind: 'text', title: 'there', options: [] }),
      requested_at: new Date(),
      expires_at: new Date(),
    });
    return `inp_${encodeUuid(uuid)}`;
  }

  async function keyId(): Promise<string> {
    const body = { name: 'there', scopes: ['runs:read'] };
    const { id } = (await (await suite.admin.call('POST', '/v1/keys', { body })).json()) as { id: string };
    return id;
  }

  async function webhookId(): Promise<string> {
    const response = await suite.admin.call('POST', '/v1/webhooks', { body: bodies.createWebhook });
    return ((await response.json()) as { id: string }).id;
  }

  async function deliveryId(webhook: string): Promise<string> {
    const response = await suite.admin.call('POST', `/v1/webhooks/${webhook}/test`);
    return ((await response.json()) as { id: string }).id;
  }

  for (const [id, operation] of all) {
    /** Ids that could be there: a refusal must not tell whether they are. */
    const path = (operation.base + operation.path)
      .replace('{run_id}', `dev/run_${'0'.repeat(26)}`)
      .replace('{workspace_id}', `ws_${'0'.repeat(26)}`)
      .replace('{key_id}', `key_${'0'.repeat(26)}`)
      .replace('{input_id}', `inp_${'0'.repeat(26)}`)
      .replace('{webhook_id}', `wh_${'0'.repeat(26)}`)
      .replace('{delivery_id}', `dlv_${'0'.repeat(26)}`)
      .replace('{export_id}', `exp_${'0'.repeat(26)}`)
      .replace('{backfill_id}', `bkf_${'0'.repeat(26)}`);
    const ask = (authorization: string | undefined): Promise<Response> =>
      suite.contract.fetch(suite.origin + path, {
        method: operation.method.toUpperCase(),
        headers: authorization === undefined ? {} : { authorization },
      });

    describe(id, () => {
      it('refuses no key, a key nobody has, and one that is expired, revoked or replaced, each with a challenge', async () => {
        for (const [authorization, code] of [
          [undefined, 'unauthenticated'],
          ['Bearer nobody-has-this', 'unauthenticated'],
          ['Basic bm9ib2R5Og==', 'unauthenticated'],
          [`Bearer ${secrets.expired}`, 'key_expired'],
          [`Bearer ${secrets.revoked}`, 'key_revoked'],
          [`Bearer ${secrets.replaced}`, 'key_expired'],
        ] as const) {
          const response = await ask(authorization);
          expect(response.headers.get('www-authenticate')).to.match(/^Bearer realm="/);
          await problemOf(response, 401, code);
        }
      });

      it('refuses each key that lacks the scope, and lets the scope alone pass', async () => {
        const lacking = [
          secrets.powerless,
          await suite.makeKey({
            scopes: scopes.filter((scope) => !(operation.scopes as readonly string[]).includes(scope)),
          }),
        ];
        for (const secret of operation.scopes.length === 0 ? [] : lacking) {
          const response = await ask(`Bearer ${secret}`);
          expect(response.headers.get('www-authenticate')).to.include(
            `scope="${operation.scopes.join(' ')}"`,
          );
          await problemOf(response, 403, 'insufficient_scope');
        }
        const enough = await ask(`Bearer ${await suite.makeKey({ scopes: operation.scopes })}`);
        expect(enough.status).not.to.be.oneOf([401, 403, 500]);
        await enough.body?.cancel();
      });

      it('shows a key of another environment nothing of this one, and lets it change nothing', async () => {
        const bare = operation.base + operation.path;
        const filled =
          bare.replace(/\{(\w+)\}/g, (_, name: string) => there[name] ?? `no ${name} is there`) +
          (queries[id] ?? '');
        const callOfStranger = async (): Promise<[before: string, after: string]> => {
          const before = await recordsOfDev();
          const response = await suite.caller(secrets.stranger).call(operation.method.toUpperCase(), filled, {
            body: operation.accepts.length === 0 ? undefined : bodies[id],
            headers: id === 'createRun' ? { accept: 'application/json' } : {},
          });
          const text = await response.text();
          if (filled === bare) expect(response.status, text).to.be.below(300);
          else expect(response.status, text).to.equal(404);
          for (const one of Object.values(there)) expect(text).not.to.include(one);
          return [before, await recordsOfDev()];
        };
        // What the service does by itself may fall between the two looks; not again and again.
        let [before, after] = await callOfStranger();
        for (let again = 0; again < 3 && before !== after; again++) [before, after] = await callOfStranger();
        expect(after).to.equal(before);
      });

      it('has a file of contract tests that bears its name and counts every status', () => {
        const file = new URL(`${kebab(id)}.spec.ts`, folder);
        expect(existsSync(file), file.pathname).to.equal(true);
        const text = readFileSync(file, 'utf8');
        expect(text).to.match(new RegExp(`contractSuite\\('${id}'`));
        expect(text).to.include('suite.refuses({').and.to.include('suite.coversEveryStatus();');
      });
    });
  }

  /** All that the environment `dev` has, as its tables hold it; when its keys were used is no part of that. */
  async function recordsOfDev(): Promise<string> {
    const tables = ['api_keys', 'workspaces', 'runs', 'webhooks', 'exports'].map(async (table) => {
      const rows = await suite.database.knex(table).where({ environment: 'dev' }).orderBy('id');
      return rows.map((row) => ({ ...row, last_used_at: null, failing_since: null }));
    });
    return JSON.stringify(await Promise.all(tables));
  }

  it('knows every scope that an operation asks for', () => {
    const asked = all.flatMap(([, operation]) => [...operation.scopes] as string[]);
    expect(asked.filter((scope) => !(scopes as readonly string[]).includes(scope))).to.deep.equal([]);
  });

  it('has no file of contract tests for an operation that is gone', () => {
    const names = all.map(([id]) => kebab(id));
    const strays = readdirSync(folder).filter(
      (file) => !names.some((name) => file === `${name}.spec.ts` || file.startsWith(`${name}-`)),
    );
    expect(strays).to.deep.equal([]);
  });

  it('excuses no status without a reason', () => {
    expect(
      Object.entries(unreachable).filter(([status, reason]) => Number(status) < 500 || reason.length < 20),
    ).to.deep.equal([]);
  });
});
