/**
 * `npm run test:agents`: real coding agents, one at a time, through the whole service against a scripted model on loopback.
 * Every receipt has to count exactly what the model told. Names of agents as arguments choose among them.
 */
import { performance } from 'node:perf_hooks';
import { startModelServer } from '../test/support/model-server.ts';
import { type RealAgent, realAgents } from './real-agents/agents.ts';
import { type Case, cases, LostOutput } from './real-agents/cases.ts';
import { installAgents } from './real-agents/install.ts';
import { type RunningService, startService } from './real-agents/service.ts';

interface Row {
  agent: string;
  what: string;
  seconds: string;
  ended: string;
  receipt: string;
  model: string;
  verdict: string;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Input, output and calls that were cut, in a row. */
const pair = ({ input, output }: { input: number; output: number }): string => `${input}/${output}`;

async function play(service: RunningService, agent: RealAgent, one: Case, number: number): Promise<Row> {
  const model = models.server;
  const started = performance.now();
  const before = model.totals();
  let counted = before;
  const row = (ended: string, receipt: string, verdict: string): Row => ({
    agent: agent.name,
    what: one.name,
    seconds: ((performance.now() - started) / 1000).toFixed(1),
    ended,
    receipt,
    model: pair({ input: counted.input - before.input, output: counted.output - before.output }),
    verdict,
  });
  try {
    const marker = `86400.${process.pid % 1000}${number}`;
    const runs: { input: number; output: number }[] = [];
    const noting: RunningService = {
      ...service,
      settled: async (id, withinMs) => {
        const run = await service.settled(id, withinMs);
        runs.push({ input: run.usage?.input ?? 0, output: run.usage?.output ?? 0 });
        return run;
      },
    };
    const run = await one.play({ service: noting, model, agent, marker });
    counted = model.totals();
    const receipt = runs.reduce(
      (sum, each) => ({ input: sum.input + each.input, output: sum.output + each.output }),
      { input: 0, output: 0 },
    );
    const told = { input: counted.input - before.input, output: counted.output - before.output };
    const exact = receipt.input === told.input && receipt.output === told.output;
    return row(`${run.state}/${run.reason?.code}`, pair(receipt), exact ? 'ok' : 'COUNTED WRONG');
  } catch (error) {
    counted = model.totals();
    const what = error instanceof LostOutput ? lost : 'BROKEN';
    return row('', '', `${what}: ${error instanceof Error ? error.message : error}`);
  }
}

const lost = 'LOST';
const isFine = ({ verdict }: Row): boolean => verdict.startsWith('ok');

/** The agents are the programs of others, and now and then one loses the end of what a command printed: only then a case is played once more, and told. */
async function playTwiceAtMost(service: RunningService, agent: RealAgent, number: number): Promise<Row> {
  const one = cases[number] as Case;
  const first = await play(service, agent, one, number);
  if (!first.verdict.startsWith(lost)) return first;
  say(`  ↻ ${one.name} ${first.seconds} s ${first.verdict}`);
  const second = await play(service, agent, one, cases.length + number);
  return isFine(second) ? { ...second, verdict: 'ok, when played again' } : second;
}

function table(rows: Row[]): string {
  const fields: (keyof Row)[] = ['agent', 'what', 'seconds', 'ended', 'receipt', 'model', 'verdict'];
  const all = [Object.fromEntries(fields.map((field) => [field, field])) as unknown as Row, ...rows];
  const widths = fields.map((field) => Math.max(...all.map((row) => row[field].length)));
  return all
    .map((row) =>
      fields
        .map((field, at) => row[field].padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const wanted = process.argv.slice(2);
const chosen = realAgents.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
say('▸ installing the agents');
const programs = installAgents();
const models = { server: await startModelServer() };
const rows: Row[] = [];
for (const agent of chosen) {
  const provider = agent.name === 'gemini-cli' ? 'gemini' : 'openai';
  const service = await startService({
    ...models.server.settings,
    AGENT_PATH: programs,
    MODEL: `${provider}:scripted`,
    MODEL_ERRORS_MAX: '2',
    MODEL_TIMEOUT_SECONDS: '3',
    RUN_MEMORY_MB: '4096',
  });
  try {
    const available = await service.available();
    if (!available.includes(agent.name)) throw new Error(`${agent.name} is not available`);
    say(`▸ ${agent.name}`);
    for (const number of cases.keys()) {
      const row = await playTwiceAtMost(service, agent, number);
      rows.push(row);
      say(
        `  ${isFine(row) ? '✓' : '✗'} ${row.what} ${row.seconds} s ${row.verdict === 'ok' ? '' : row.verdict}`,
      );
    }
  } finally {
    await service.stop();
  }
}
await models.server.close();
say(`\n${table(rows)}\n`);
const broken = rows.filter((row) => !isFine(row)).length;
say(broken === 0 ? `✓ ${rows.length} of ${rows.length}` : `✗ ${broken} of ${rows.length} went wrong`);
process.exit(broken === 0 ? 0 : 1);
