/** POST /runs with a webhook of the run's own: which addresses and secrets are taken, and that neither is shown again. */
import { expect } from 'chai';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/create-run-webhook', () => {
  const suite = contractSuite('createRun');
  const secret = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`;
  const webhook = 'https://hooks.example.com/own?token=hush';
  const post = (body: object, headers: Record<string, string> = {}) =>
    suite.admin.call('POST', '/v1/runs', { body: { task: 'true', ...body }, headers });

  it('takes an address with and without a secret, from a key that may only create runs', async () => {
    const caller = suite.caller(await suite.makeKey({ scopes: ['run:create'] }));
    for (const body of [{ webhook }, { webhook, webhook_secret: secret }]) {
      const response = await caller.call('POST', '/v1/runs', { body: { task: 'true', ...body } });
      expect(response.status).to.equal(201);
      expect(await response.text()).not.to.match(/whsec_|hush/);
    }
  });

  it('keeps the secret sealed', async () => {
    expect((await post({ webhook, webhook_secret: secret, metadata: { kind: 'sealed' } })).status).to.equal(
      201,
    );
    const rows = await suite.database.knex('run_webhooks');
    const specs = await suite.database.knex('run_specs');
    const sealed = rows.map((row) => row.secret as Buffer | null).filter((one) => one !== null);
    expect(sealed.length).to.be.at.least(1);
    for (const one of sealed) expect(one.toString('latin1')).not.to.include(secret.slice(6));
    expect(JSON.stringify([rows, specs])).not.to.include(secret.slice(6));
  });

  it('answers a repetition with the first run, and refuses another secret under the same Idempotency-Key', async () => {
    const first = await (
      await post({ webhook, webhook_secret: secret }, { 'idempotency-key': 'own' })
    ).text();
    const again = await post({ webhook, webhook_secret: secret }, { 'idempotency-key': 'own' });
    expect([again.status, await again.text()]).to.deep.equal([201, first]);
    const other = `whsec_${Buffer.alloc(24, 'o').toString('base64')}`;
    const response = await post({ webhook, webhook_secret: other }, { 'idempotency-key': 'own' });
    await problemOf(response, 422, 'idempotency_mismatch');
  });

  const refused: [title: string, body: object, pointer: string, sentence: RegExp][] = [
    ['an address of the machine itself', { webhook: 'https://127.0.0.1/' }, '/webhook', /public address/],
    ['plain http', { webhook: 'http://hooks.example.com/' }, '/webhook', /must begin with https/],
    ['an address that is none', { webhook: 'hooks.example.com' }, '/webhook', /complete https address/],
    [
      'a secret that is too short',
      { webhook, webhook_secret: 'whsec_AAAA' },
      '/webhook_secret',
      /24 to 64 bytes/,
    ],
    ['a secret without an address', { webhook_secret: secret }, '/webhook', /required beside webhook_secret/],
  ];
  for (const [title, body, pointer, sentence] of refused) {
    it(`refuses ${title}`, async () => {
      const problem = await problemOf(await post(body), 400, 'invalid_request');
      expect(pointersOf(problem)).to.deep.equal([pointer]);
      expect(problem.detail).to.match(sentence);
      expect(JSON.stringify(problem)).not.to.include(secret);
    });
  }
});
