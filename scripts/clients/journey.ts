/** Every language's client on the same journey: against the running service, over a connection that fails in every way it can. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKey, startProcess } from '../../test/support/service.ts';
import { inTurn } from './command.ts';
import { openBadLine } from './journey/bad-line.ts';
import { receiveDelivery } from './journey/delivery.ts';
import { type Built, handWritten, type Language } from './place.ts';

/** What each program prints, in this order, as `ok <step>`. */
const steps = ['create', 'stream', 'receipt', 'retry', 'errors', 'webhook'];
const programs: Record<Language, string> = { python: 'journey.py', go: 'journey.go', java: 'Journey.java' };
/** A journey takes some ten seconds; a follower that hangs must not take longer than this. */
const journeyMs = 90_000;

/** One step carries what some languages take for the end of a line. */
const task = Array.from(
  { length: 12 },
  (_, index) => `# step ${index + 1} of\u0085twelve\necho ${index + 1} > ${index + 1}.txt; sleep 0.1`,
).join('\n');

/** Rejects unless every language passes every step. */
export async function takeJourneys(built: Built[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'client-journeys-'));
  const key = newKey();
  const service = await startProcess({
    DATA_DIR: join(folder, 'data'),
    BOOTSTRAP_KEY: key,
    EGRESS_ALLOW: '127.0.0.1',
    ...(process.env.SANDBOX ? { SANDBOX: process.env.SANDBOX } : {}),
  });
  try {
    const delivery = await receiveDelivery(service.baseUrl, key);
    const take = async (client: Built): Promise<void> => {
      const line = await openBadLine(service.origin);
      try {
        const given = join(folder, `${client.language}.json`);
        const url = `${line.origin}/v1`;
        await writeFile(given, JSON.stringify({ url, key, task, delivery, gone: line.gone }));
        const source = await readFile(join(handWritten, 'journey', programs[client.language]), 'utf8');
        const program = await client.prepare({ name: 'journey', source });
        const output = await run(program, { JOURNEY: given });
        const passed = steps.filter((step, index) => output.text.split(/\r?\n/)[index] === `ok ${step}`);
        const wrong = [...(output.code === 0 ? [] : [output.text]), ...line.complaints()];
        if (passed.length < steps.length && wrong.length === 0) wrong.push(output.text);
        const mark = wrong.length === 0 ? '✓' : '✗';
        process.stdout.write(`${mark} ${client.language} ${passed.length} of ${steps.length}\n`);
        if (wrong.length > 0) throw new Error(`the journey in ${client.language}:\n${wrong.join('\n')}`);
        await tryReadme(client, { AGENT_RUNS_URL: service.baseUrl, AGENT_RUNS_KEY: key });
      } finally {
        line.close();
      }
    };
    await inTurn(built.map((client) => () => take(client)));
  } finally {
    await service.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The first program in a client's README must do what it shows: follow a run to its end and print its patch. */
async function tryReadme(client: Built, env: Record<string, string>): Promise<void> {
  const { language } = client;
  const readme = await readFile(join(handWritten, language, 'README.md'), 'utf8');
  const source = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(readme)?.[1] ?? '';
  const program = await client.prepare({ name: 'readme', source });
  const { code, text } = await run(program, env);
  const missing = ['run.started', 'run.settled', 'completed', '+hello'].filter(
    (part) => !text.includes(part),
  );
  if (code !== 0 || missing.length > 0)
    throw new Error(`the README of the ${language} client (no ${missing.join(', ') || 'success'}):\n${text}`);
}

function run(
  program: Awaited<ReturnType<Built['prepare']>>,
  env: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: journeyMs,
      killSignal: 'SIGKILL',
    });
    let text = '';
    const keep = (chunk: Buffer): void => {
      text = (text + chunk.toString()).slice(-100_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text }));
  });
}
