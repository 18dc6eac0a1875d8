/** `npm run clients`: clients in Python, Go and Java from `generated/openapi.json` into `dist/clients/`, built, and with `--journey` tried on the running service. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inTurn } from './clients/command.ts';
import { buildGo } from './clients/go.ts';
import { buildJava } from './clients/java.ts';
import { takeJourneys } from './clients/journey.ts';
import { type Built, type Language, languages, place, readRelease } from './clients/place.ts';
import { buildPython } from './clients/python.ts';

const builders: Record<Language, (release: Awaited<ReturnType<typeof readRelease>>) => Promise<Built>> = {
  python: buildPython,
  go: buildGo,
  java: buildJava,
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, journey: { type: 'boolean' } },
});
const wanted = languages.filter((language) => values.only?.includes(language) ?? true);
const unknown = values.only?.filter((name) => !languages.includes(name as Language)) ?? [];

async function main(): Promise<void> {
  if (unknown.length > 0) throw new Error(`--only takes ${languages.join(', ')}, not ${unknown.join(', ')}.`);
  const release = await readRelease();
  await mkdir(place, { recursive: true });
  const built = await inTurn(
    wanted.map((language) => async () => {
      const start = performance.now();
      await rm(join(place, language), { recursive: true, force: true });
      const result = await builders[language](release);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(`✓ ${language}: ${result.says} (${seconds} s)\n`);
      return result;
    }),
  );
  if (values.journey) await takeJourneys(built);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  // At once: a program that could not be started leaves its time limit running.
  process.exit(1);
}
