/** The keys of model providers stay in the service: a run that looks for them everywhere finds none, nor does whoever reads what it left. */
import { expect } from 'chai';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

/** As an expression that does not match itself, so that the script that looks for the keys is not what is found. */
const unlike = (key: string): string => key.replace(/^(.{4})(.)/, '$1[$2]');

describe('journeys/keep-provider-keys', () => {
  let server: ModelServer;
  let journey: Journey;
  let node: Node;

  before(async () => {
    server = await startModelServer();
    journey = await openJourney({ ...server.settings, LOG_LEVEL: 'debug' });
    node = await journey.start();
  });

  after(async () => {
    await journey.end();
    await server.close();
  });

  it('lets a run look for them everywhere and find none', async () => {
    const keys = Object.values(server.keys);
    const decoy = 'sk-decoy-0123456789';
    const wanted = `${[...keys, decoy].map(unlike).join('|')}`;
    const places = '/workspace /home /tmp /run /etc /var /opt /root /srv /mnt /dev/shm';
    // Each line ends with what it found: none but the decoys that the run laid out itself, or the search proves nothing.
    const run = await node.createRun({
      task: [
        '# lay out a decoy in each kind of place',
        `printf %s-%s sk-decoy 0123456789 > decoy.txt && printf %s-%s sk-decoy 0123456789 > /tmp/decoy`,
        '# look through files',
        `{ grep -rsohE '${wanted}' ${places} || true; } | sort | uniq -c`,
        '# look through processes',
        `D=$(cat decoy.txt) bash -c 'cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline /proc/[0-9]*/mounts 2>/dev/null | tr "\\0" "\\n" | grep -aoE "${wanted}" | sort -u'`,
        '# look through sockets and open files',
        `{ ls -lR /proc/[0-9]*/fd /run 2>/dev/null; cat /proc/net/unix; env; set; } | { grep -aoE '${wanted}' || true; } | sort -u`,
        '# leave what the service left in the environment',
        'env > environment.txt',
      ].join('\n'),
    });
    const settled = await node.completed(run.id);
    const patch = await node.patch(run.id);
    const log = await node.log(run.id);
    const found = (step: number): string =>
      log
        .filter((line) => line.step === step && line.stream === 'stdout')
        .map((line) => line.text)
        .join('');
    expect(found(2).trim().split(/\s+/).slice(1)).to.deep.equal([decoy]);
    expect(found(3).trim()).to.equal(decoy);
    expect(found(4).trim()).to.equal('');
    const left = JSON.stringify([settled, patch, log, await node.listEvents(run.id), node.output()]);
    for (const key of keys) {
      expect(left).to.not.include(key);
    }
    expect(patch)
      .to.include('+HOME=')
      .and.to.not.match(/API_KEY|BASE_URL/);
    expect(settled.usage).to.include({ input: 0, output: 0, cached_input: 0, cut_calls: 0 });
  });

  it('tells none of them in what it answers to anybody', async () => {
    const answers = await Promise.all(
      ['/v1/me', '/v1/agents', '/v1/runs', '/v1/workspaces', '/metrics', '/readyz', '/openapi.json'].map(
        async (path) => (await node.call('GET', path)).text(),
      ),
    );
    for (const key of Object.values(server.keys)) expect(answers.join('\n')).to.not.include(key);
    expect(answers.join('\n')).to.include('ars_model_calls_total');
  });
});
