/** Every operation is guarded: it refuses who has no key, no valid one or not the scope, and has a file of tests that bears its name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { operations } from '../../generated/api/server.gen.ts';
import { scopes } from '../../src/domain/key.ts';
import { contractSuite, problemOf, unreachable } from '../support/contract-suite.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const folder = new URL('../contract/', import.meta.url);
const all = Object.entries(operations);

describe('house/scopes', () => {
  const suite = contractSuite('getMe');
  const secrets = { expired: '', powerless: '' };
  before(async () => {
    secrets.expired = await suite.makeKey({ expires_at: new Date('2026-01-01T00:00:00.000Z') });
    secrets.powerless = await suite.makeKey({ scopes: [] });
  });

  for (const [id, operation] of all) {
    /** Ids that could be there: a refusal must not tell whether they are. */
    const path = (operation.base + operation.path)
      .replace('{run_id}', `dev/run_${'0'.repeat(26)}`)
      .replace('{workspace_id}', `ws_${'0'.repeat(26)}`)
      .replace('{key_id}', `key_${'0'.repeat(26)}`);
    const ask = (authorization: string | undefined): Promise<Response> =>
      suite.contract.fetch(suite.origin + path, {
        method: operation.method.toUpperCase(),
        headers: authorization === undefined ? {} : { authorization },
      });

    describe(id, () => {
      it('refuses no key, a key nobody has and an expired one, each with a challenge', async () => {
        for (const [authorization, code] of [
          [undefined, 'unauthenticated'],
          ['Bearer nobody-has-this', 'unauthenticated'],
          ['Basic bm9ib2R5Og==', 'unauthenticated'],
          [`Bearer ${secrets.expired}`, 'key_expired'],
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

      it('has a file of contract tests that bears its name and counts every status', () => {
        const file = new URL(`${kebab(id)}.spec.ts`, folder);
        expect(existsSync(file), file.pathname).to.equal(true);
        const text = readFileSync(file, 'utf8');
        expect(text).to.match(new RegExp(`contractSuite\\('${id}'`));
        expect(text).to.include('suite.refuses({').and.to.include('suite.coversEveryStatus();');
      });
    });
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
