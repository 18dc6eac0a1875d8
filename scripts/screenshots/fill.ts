/** Runs to take pictures of: a small project, its repair by a scripted model, one under way, one that asks, and some of everyday life. */
import type { Client } from '../../src/sdk/index.ts';
import type { ModelServer, Turn } from '../../test/support/model-server.ts';

const project = `# make the shop's cart
mkdir -p src test
cat > package.json <<'FILE'
{ "name": "cart", "version": "1.0.0", "type": "module", "scripts": { "test": "node --test --test-reporter=spec" } }
FILE
cat > src/cart.js <<'FILE'
/** The sum of a cart in cents. */
export function total(items) {
  return items.reduce((sum, item) => sum + item.cents, 0);
}

/** What is in it, for the order's subject line. */
export function describe(items) {
  return items.map((item) => item.name).join(', ');
}
FILE
cat > test/cart.test.js <<'FILE'
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, total } from '../src/cart.js';

test('an empty cart costs nothing', () => assert.equal(total([]), 0));
test('names its items', () => assert.equal(describe([{ name: 'tea' }, { name: 'cup' }]), 'tea, cup'));
test('counts every piece', () => assert.equal(total([{ name: 'tea', cents: 300, pieces: 2 }]), 600));
FILE
`;

const call = (name: string, input: Record<string, unknown>, text?: string): Turn => ({
  ...(text === undefined ? {} : { text }),
  calls: [{ name, input }],
  usage: { input: 4_180, output: 212, cached: 3_072 },
});

/** Short, so that a picture has room for more than a stack trace. */
const test = {
  name: 'test',
  command:
    'set -o pipefail; node --test --test-reporter=spec | grep -E "^(✔|✖ c|ℹ (tests|pass|fail))" | head -n 6',
};

const repair: Turn[] = [
  call('bash', test, 'I run the tests first, to see what fails.'),
  call('read', { path: 'src/cart.js' }),
  call(
    'edit',
    {
      path: 'src/cart.js',
      old_text: 'sum + item.cents, 0',
      new_text: 'sum + item.cents * (item.pieces ?? 1), 0',
    },
    'The sum forgets how many pieces of an item there are.',
  ),
  call('bash', test),
];

export interface Filled {
  repaired: string;
  live: string;
  asking: string;
}

export async function fill(client: Client, model: ModelServer): Promise<Filled> {
  const play = (turns: Turn[]): void => {
    let index = 0;
    model.play(() => {
      const turn = turns[Math.min(index, turns.length - 1)];
      index += 1;
      return turn ?? { text: 'done' };
    });
  };
  const workspace = await client.workspaces.create({ name: 'cart' });
  const first = { workspace: workspace.id, agent: 'script' } as const;
  await (await client.runs.create({ ...first, prompt: project, metadata: { ticket: 'SHOP-41' } })).wait();
  await (
    await client.runs.create({
      ...first,
      prompt: '# lint the cart\necho "src/cart.js:7 line is too long" >&2; exit 2',
    })
  ).wait();
  const stopped = await client.runs.create({ task: '# update every dependency\nsleep 600', agent: 'script' });
  await stopped.cancel();
  await stopped.wait();

  play([
    ...repair,
    {
      text: 'All three tests pass now. `total` multiplies each price by the number of pieces, one unless given.',
      usage: { input: 5_020, output: 64 },
    },
  ]);
  const repaired = await client.runs.create({
    workspace: workspace.id,
    prompt: 'Make the tests pass, and say in two sentences what was wrong.',
    metadata: { ticket: 'SHOP-42', branch: 'fix/total' },
    apply: 'never',
  });
  await repaired.wait();

  play([
    call(
      'bash',
      { command: 'git push origin fix/total' },
      'The change is ready. I would like to publish it.',
    ),
  ]);
  const asking = await client.runs.create({
    workspace: workspace.id,
    prompt: 'Publish the branch fix/total when the tests pass.',
    metadata: { ticket: 'SHOP-42' },
    approval: 'ask',
  });
  for await (const event of asking.events()) if (event.type === 'input.requested') break;

  play([
    ...repair.slice(0, 3),
    call(
      'bash',
      { command: 'for i in $(seq 1 600); do echo "✔ cart of $i items"; sleep 0.6; done' },
      'Now a long one, to be sure.',
    ),
  ]);
  const live = await client.runs.create({
    workspace: workspace.id,
    prompt: 'Make the tests pass, then try carts of every size.',
    metadata: { ticket: 'SHOP-43' },
  });
  for await (const event of live.events()) if (event.type === 'step.started' && event.index === 4) break;
  await client.runs.create({
    task: '# build the price list\nsleep 600',
    agent: 'script',
    metadata: { nightly: 'yes' },
  });
  return { repaired: repaired.id, live: live.id, asking: asking.id };
}
