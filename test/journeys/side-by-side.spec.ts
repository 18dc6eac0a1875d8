/** A rolling upgrade: an older program and a newer one on one schema, each with a process that answers and one that works. */
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { openCaller } from '../support/caller.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { newDataDir } from '../support/service.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the program with one migration more, which adds what the one beside it knows nothing of. */
async function makeNewer(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    cp(join(root, 'src'), join(folder, 'src'), { recursive: true }),
    symlink(join(root, 'generated'), join(folder, 'generated')),
    symlink(join(root, 'node_modules'), join(folder, 'node_modules')),
    symlink(join(root, 'package.json'), join(folder, 'package.json')),
  ]);
  await writeFile(
    join(folder, 'src/store/migrations/9000-later.ts'),
    `/** Something to come. */
import type { Knex } from 'knex';
export async function up(knex: Knex): Promise<void> {
  await knex.raw(\`alter table runs add column if not exists later text not null default 'unknown';
    alter table run_attempts add column if not exists later integer;
    create table if not exists later (id uuid primary key)\`);
}
`,
  );
  const path = join(folder, 'src/store/migrate.ts');
  const text = await readFile(path, 'utf8');
  const newer = text
    .replace(
      'import { schemaInPlace }',
      "import * as later from './migrations/9000-later.ts';\nimport { schemaInPlace }",
    )
    .replace(
      /^};\n\n\/\*\* Any number of our own/m,
      "  '9000-later': later,\n};\n\n/** Any number of our own",
    );
  expect(newer).to.contain('import * as later').and.to.contain("'9000-later': later");
  await writeFile(path, newer);
  return join(folder, 'src/main.ts');
}

describe('journeys/side-by-side', () => {
  let journey: Journey;
  let ground: { path: string; remove(): Promise<void> };
  let newer: string;

  before(async () => {
    ground = await newDataDir();
    newer = await makeNewer(join(ground.path, 'newer'));
    journey = await openJourney({ WORKER_SLOTS: '2' });
  });
  afterEach(() => journey.contract.assertClean());
  after(async () => {
    await journey.end();
    await ground.remove();
  });

  async function applied(): Promise<string[]> {
    const client = new pg.Client({ connectionString: journey.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by id');
      return rows.map(({ name }) => name);
    } finally {
      await client.end();
    }
  }

  it('lets old and new answer and work for each other, takes the old away under way, and lets it come back', async () => {
    const oldApi = await journey.start({ ROLE: 'api' });
    const oldWorker = await journey.start({ ROLE: 'worker' });
    expect(await applied()).not.to.include('9000-later');
    const begun = await oldApi.createRun({
      task: 'sleep 3\necho begun under the old schema',
      max_attempts: 3,
    });
    await oldApi.untilEvent(begun.id, (event) => event.type === 'step.started');

    const newApi = await journey.start({ ROLE: 'api', MAIN_FILE: newer });
    expect((await applied()).at(-1)).to.equal('9000-later');
    const newWorker = await journey.start({ ROLE: 'worker', MAIN_FILE: newer });
    const apis: [Node, Node] = [oldApi, newApi];
    const runs = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) => (index % 2 ? oldApi : newApi).createRun({ task: `echo ${index}` })),
    );
    for (const [index, run] of runs.entries()) {
      const [one, other] = index % 2 ? apis : [newApi, oldApi];
      await one.completed(run.id);
      expect(await other.listEvents(run.id)).to.deep.equal(await one.listEvents(run.id));
    }
    const once = await Promise.all(apis.map((api) => api.createRun({ task: 'true' }, 'one-key')));
    expect(once[0]?.id).to.equal(once[1]?.id);

    expect(await oldWorker.kill('SIGTERM')).to.equal(0);
    expect(await oldApi.kill('SIGTERM')).to.equal(0);
    expect((await newApi.completed(begun.id)).state).to.equal('completed');

    // Back to the older program, on the newer schema.
    const back = await journey.start();
    expect(await newWorker.kill('SIGTERM')).to.equal(0);
    const { id } = await newApi.createRun({ task: 'echo back' });
    expect((await back.completed(id)).state).to.equal('completed');
    await rm(join(ground.path, 'newer'), { recursive: true });
    expect(
      (await openCaller({ origin: back.origin, key: journey.key, contract: journey.contract }).getRun(id)).id,
    ).to.equal(id);
  });
});
