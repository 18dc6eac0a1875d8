/** Runs once around the whole test run: one Postgres with a migrated template, which the test files' processes find by environment. */
import { createTemplate, startTestPostgres, type TestPostgres, templateName } from './postgres.ts';

let postgres: TestPostgres | undefined;

/** Runs in the parent; the processes that run test files start after it and inherit its environment. */
export async function mochaGlobalSetup(): Promise<void> {
  // Imported late: this file is loaded by every process, and most of them need none of it.
  const [{ systemClock }, { createLog }, { createDatabase }, { migrate }] = await Promise.all([
    import('../../src/base/clock.ts'),
    import('../../src/base/log.ts'),
    import('../../src/store/database.ts'),
    import('../../src/store/migrate.ts'),
  ]);
  postgres = await startTestPostgres();
  try {
    await createTemplate(postgres.url, templateName, async (url) => {
      const database = createDatabase({ url, poolMax: 2, log: createLog('warn') });
      await migrate(database, { now: systemClock.now() }).finally(() => database.close());
    });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  process.env.TEST_POSTGRES_URL = postgres.url;
}

export async function mochaGlobalTeardown(): Promise<void> {
  await postgres?.stop();
}
