/** One key at several processes: the quota is one, wherever its calls go, and a restart does not fill it up again. */
import { expect } from 'chai';
import { type Journey, type Node, openJourney } from '../support/journey.ts';

describe('journeys/rate-limit', () => {
  const quota = 200;
  let journey: Journey;
  let nodes: Node[];

  before(async () => {
    journey = await openJourney({ RATE_LIMIT_REQUESTS: String(quota), ROLE: 'api' });
    nodes = await Promise.all([journey.start(), journey.start()]);
  });
  after(() => journey.end());

  async function ask(node: Node | undefined): Promise<number> {
    const response = await (node ?? expect.fail('no process')).call('GET', '/v1/me');
    await response.text();
    if (response.status === 429) expect(Number(response.headers.get('retry-after'))).to.be.within(1, 60);
    return response.status;
  }

  it('lets pass no more calls than the quota at two processes and one that comes later, and hardly fewer', async () => {
    const statuses = await Promise.all(Array.from({ length: quota }, (_, index) => ask(nodes[index % 2])));
    // Whatever the two left over goes to one of them; then a third process knows as much as they do.
    for (let call = 0; call < 30; call++) statuses.push(await ask(nodes[0]));
    const passed = statuses.filter((status) => status === 200).length;
    expect(new Set(statuses)).to.deep.equal(new Set([200, 429]));
    expect(passed).to.be.within(quota - quota / 20, quota);

    await nodes[1]?.kill('SIGKILL');
    const later = await journey.start();
    expect(await ask(later)).to.equal(429);
  });
});
