/** POST /runs with `network`: hosts within what the deployment gives, shown in the record, refused entry by entry. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { getMe } from '../../generated/api/sdk.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/create-run-network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'network-agents-'));
  const agentsFile = join(folder, 'agents.json');
  writeFileSync(
    agentsFile,
    JSON.stringify({
      agents: [{ name: 'fetcher', argv: ['/usr/bin/env'], network: ['Registry.example.org'] }],
    }),
  );
  after(() => rmSync(folder, { recursive: true }));

  describe('with hosts that runs may ask for', () => {
    const suite = contractSuite('createRun', {
      // Nothing is worked on here.
      ROLE: 'api',
      NETWORK_ALLOW: 'registry.example.org, *.packages.example.org:8443,*.example.net',
      AGENTS_FILE: agentsFile,
    });
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      suite.admin.call('POST', '/v1/runs', { body, headers });

    it('keeps the hosts that a run asks for and shows them in its record', async () => {
      for (const [asked, kept] of [
        [['registry.example.org'], ['registry.example.org']],
        [['REGISTRY.example.org:443'], ['registry.example.org:443']],
        [
          ['a.packages.example.org:8443', '*.a.example.net'],
          ['a.packages.example.org:8443', '*.a.example.net'],
        ],
        ['none', 'none'],
      ]) {
        const run = await suite.admin.createRun({ task: 'true', network: asked });
        expect(run.network).to.deep.equal(kept);
        expect((await suite.admin.getRun(run.id)).network).to.deep.equal(kept);
      }
    });

    it('gives a run that says nothing what its agent has: nothing of the script, the list of an agent that has one', async () => {
      expect((await suite.admin.createRun({ task: 'true' })).network).to.equal('none');
      expect((await suite.admin.createRun({ task: 'true', agent: 'fetcher' })).network).to.deep.equal([
        'registry.example.org',
      ]);
      expect(
        (await suite.admin.createRun({ task: 'true', agent: 'fetcher', network: 'none' })).network,
      ).to.equal('none');
    });

    it('replays the first answer to a retry, and takes other hosts for another request', async () => {
      const headers = { 'idempotency-key': 'network-once' };
      const body = { task: 'true', network: ['registry.example.org'] };
      const first = await (await post(body, headers)).json();
      const again = await post(body, headers);
      expect([again.headers.get('idempotent-replayed'), await again.json()]).to.deep.equal(['true', first]);
      await problemOf(await post({ ...body, network: 'none' }, headers), 422, 'idempotency_mismatch');
    });

    it('tells in GET /me what may be asked for', async () => {
      const { data } = await getMe({ client: suite.client });
      expect(data?.run_limits.network).to.deep.equal([
        'registry.example.org',
        '*.packages.example.org:8443',
        '*.example.net',
      ]);
    });

    const refused: [title: string, network: unknown, pointers: string[], sentence: RegExp][] = [
      ['a word that is not none', 'all', ['/network'], /must be none or a list of hosts/],
      ['an empty list', [], ['/network'], /at least 1 entry/],
      ['a number', 7, ['/network'], /must be a text or a list/],
      ['an address of the web', ['https://registry.example.org/'], ['/network/0'], /must be a host such as/],
      ['any host at all', ['*'], ['/network/0'], /must be a host such as/],
      ['a wildcard in the middle', ['a.*.example.net'], ['/network/0'], /must be a host such as/],
      ['a port that is none', ['registry.example.org:http'], ['/network/0'], /must be a host such as/],
      ['a port that does not exist', ['registry.example.org:65536'], ['/network/0'], /port from 1 to 65535/],
      ['a user name before the host', ['a@registry.example.org'], ['/network/0'], /must be a host such as/],
      ['a dot at the end', ['registry.example.org.'], ['/network/0'], /must be a host such as/],
      ['the same host twice', ['a.example.net', 'a.example.net'], ['/network'], /twice|unique|different/],
      [
        'more hosts than there may be',
        Array.from({ length: 33 }, (_, n) => `h${n}.example.net`),
        ['/network'],
        /at most 32/,
      ],
      [
        'a host that the deployment does not give, and names it',
        ['registry.example.org', 'evil.example.com'],
        ['/network/1'],
        /evil\.example\.com must be within what runs may reach here: registry\.example\.org, /,
      ],
      [
        'every host that the deployment does not give',
        ['example.net', 'a.example.net', 'registry.example.org:22', '169.254.169.254'],
        ['/network/0', '/network/2', '/network/3'],
        /example\.net must be within/,
      ],
    ];
    for (const [title, network, pointers, sentence] of refused)
      it(`refuses ${title}`, async () => {
        const problem = await problemOf(await post({ task: 'true', network }), 400, 'invalid_request');
        expect(pointersOf(problem)).to.deep.equal(pointers);
        expect(problem.detail).to.match(sentence);
      });
  });

  describe('without', () => {
    const suite = contractSuite('createRun', { ROLE: 'api' });

    it('refuses every host, and says what the operator has not set', async () => {
      const response = await suite.admin.call('POST', '/v1/runs', {
        body: { task: 'true', network: ['registry.example.org'] },
      });
      const problem = await problemOf(response, 400, 'invalid_request');
      expect(pointersOf(problem)).to.deep.equal(['/network/0']);
      expect(problem.detail).to.match(/registry\.example\.org .*NETWORK_ALLOW/);
      expect((await suite.admin.createRun({ task: 'true', network: 'none' })).network).to.equal('none');
    });
  });
});
