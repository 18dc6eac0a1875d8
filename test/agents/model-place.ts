/** Where the built-in agent is tested: a real sandbox, and a scripted model behind the agent's way to models. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job, Report } from '../../src/agents/agent.ts';
import { createModelAgent } from '../../src/agents/model.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import type { ModelAccess } from '../../src/gateway/gateway.ts';
import { chooseSandbox } from '../../src/sandbox/choose.ts';
import type { SandboxDriver, SandboxLimits } from '../../src/sandbox/sandbox.ts';
import { jobOf, type Worked, workOff } from '../support/job.ts';
import {
  type ModelRequest,
  type ModelServer,
  type Script,
  startModelServer,
} from '../support/model-server.ts';

export const limits: SandboxLimits = {
  memoryBytes: 512 * 1024 ** 2,
  processes: 64,
  cpuMs: 20_000,
  outputBytes: 4 * 1024 ** 2,
  diskBytes: 32 * 1024 ** 2,
  openFiles: 256,
};

export interface Ran extends Worked {
  /** Reports as short lines, in order: `start 1 command test`, `end 1 failed 2/1 exit 1`, `say …`. */
  lines: string[];
}

export interface ModelPlace {
  folder: string;
  driver: SandboxDriver;
  server: ModelServer;
  work(
    script: Script,
    options?: Partial<Job> & {
      openaiWire?: 'responses' | 'chat';
      contextTokens?: number;
      limits?: Partial<SandboxLimits>;
      onReport?(report: Report): void | Promise<void>;
      /** Replaces parts of the agent's way to models. */
      access?: Partial<ModelAccess>;
    },
  ): Promise<Ran>;
  /** What the model was shown of its tools' results, in the last request. */
  lastResults(): string[];
}

/** The scripted server as an agent's way to models: no gateway between, so what is tested is the agent alone. */
export function directAccess(server: ModelServer): ModelAccess {
  return {
    providers: ['openai', 'anthropic', 'gemini'],
    fetch: globalThis.fetch,
    baseUrl: (provider) => server.baseUrls[provider],
    token: server.keys.openai,
    socketPath: '/nowhere',
    tokens: () => ({ input: 0, output: 0, cachedInput: 0, reasoning: 0, cutCalls: 0 }),
    signal: new AbortController().signal,
    verdict: () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

/** The results of tools in a request, each as the text the model reads. */
export function resultsIn(request: ModelRequest | undefined): string[] {
  return request?.messages.filter(({ role }) => role === 'tool').map(({ text }) => text) ?? [];
}

const line = (report: Report): string[] => {
  switch (report.type) {
    case 'step.started':
      return [`start ${report.index} ${report.kind} ${report.step}`];
    case 'step.completed': {
      const exit = report.exitCode === null ? '' : ` exit ${report.exitCode}`;
      return [
        `end ${report.index} ${report.status} ${report.passed}/${report.failed} ${report.checks}${exit}`,
      ];
    }
    case 'message':
      return [`say ${report.text}`];
    case 'output':
      return [];
  }
};

/** A fresh folder for each test of the surrounding suite, one model server for all of them. */
export function useModelPlace(): ModelPlace {
  let base = '';
  const place = {} as ModelPlace;
  before(async () => {
    const options = { log: createLog('silent'), clock: systemClock };
    // The agent is the same in every sandbox; where none can be made it is tested without.
    ({ driver: place.driver } = await chooseSandbox({ ...options, wanted: 'auto' }).catch(() =>
      chooseSandbox({ ...options, wanted: 'none' }),
    ));
    place.server = await startModelServer();
  });
  after(() => place.server.close());
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'model-agent-'));
    place.folder = join(base, 'work');
    await Promise.all([mkdir(place.folder), mkdir(join(base, 'home'))]);
    await chmod(base, 0o711);
  });
  afterEach(() => rm(base, { recursive: true, force: true }));

  place.lastResults = () => resultsIn(place.server.calls.at(-1)?.request);
  place.work = async (script, options = {}) => {
    const first = place.server.calls.length;
    // Each test counts its own calls.
    place.server.play((request, index) => script(request, index - first));
    await using sandbox = await place.driver.open({
      folder: place.folder,
      homeFolder: join(base, 'home'),
      limits: { ...limits, ...options.limits },
    });
    const agent = createModelAgent({
      clock: systemClock,
      model: undefined,
      missing: null,
      openaiWire: options.openaiWire ?? 'responses',
      contextTokens: options.contextTokens ?? 100_000,
    });
    const { openaiWire, contextTokens, limits: _limits, onReport, access, ...given } = options;
    const working = agent.work(
      jobOf({
        instruction: 'Make the tests pass.',
        sandbox,
        model: 'openai:scripted',
        models: { ...directAccess(place.server), ...access },
        ...given,
      }),
    );
    const worked = await workOff(working, onReport);
    return { ...worked, lines: worked.reports.flatMap(line) };
  };
  return place;
}
