/** A place for ACP agents in tests: a sandbox around the agent of the tests' own, and what it reports. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAcpAgent } from '../../src/agents/acp.ts';
import type { AcpDefinition } from '../../src/agents/acp-definition.ts';
import { findProgram } from '../../src/agents/acp-program.ts';
import type { Agent, Job, Report } from '../../src/agents/agent.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { chooseSandbox } from '../../src/sandbox/choose.ts';
import type { OpenOptions, SandboxDriver, SandboxKind } from '../../src/sandbox/sandbox.ts';
import { jobOf, type Worked, workOff } from './job.ts';

export const acpAgentPath = fileURLToPath(new URL('./acp-agent.mjs', import.meta.url));

const limits = {
  memoryBytes: 512 * 1024 ** 2,
  processes: 128,
  cpuMs: 60_000,
  outputBytes: 512 * 1024,
  diskBytes: 32 * 1024 ** 2,
  openFiles: 256,
};

export interface AcpSetting {
  features?: string;
  env?: Record<string, string>;
  definition?: Partial<AcpDefinition>;
  idleMs?: number;
}

export function acpAgent(setting: AcpSetting = {}): Agent {
  const definition: AcpDefinition = {
    name: 'puppet',
    description: 'An agent of the tests.',
    argv: [acpAgentPath],
    install: null,
    folders: [],
    providers: [],
    model: null,
    needsModel: false,
    env: () => ({ ...(setting.features ? { ACP_FEATURES: setting.features } : {}), ...setting.env }),
    continues: true,
    authMethod: null,
    mode: null,
    ...setting.definition,
  };
  const program = findProgram(definition.argv, { folders: [], show: [] });
  return createAcpAgent({
    definition,
    program,
    providers: ['openai'],
    defaultModel: null,
    clock: systemClock,
    idleMs: setting.idleMs,
  });
}

interface Spoken extends Worked {
  messages: string[];
}

export interface Stage {
  folder: string;
  homeFolder: string;
  /** The driver under test. */
  driver(): SandboxDriver;
  work(
    instruction: string,
    options?: AcpSetting & {
      job?: Partial<Job>;
      open?: Partial<OpenOptions>;
      onReport?(report: Report): void | Promise<void>;
    },
  ): Promise<Spoken>;
}

/** Folders and a sandbox for each test of the surrounding suite. */
export function useStage(kind: 'auto' | SandboxKind = 'auto'): Stage {
  let driver: SandboxDriver;
  let base = '';
  const stage: Stage = {
    folder: '',
    homeFolder: '',
    driver: () => driver,
    work: async (instruction, options = {}) => {
      const agent = acpAgent(options);
      await using sandbox = await driver.open({
        folder: stage.folder,
        homeFolder: stage.homeFolder,
        limits,
        show: agent.show,
        ...options.open,
      });
      const working = agent.work(jobOf({ instruction, sandbox, ...options.job }));
      const worked = await workOff(working, options.onReport);
      return { ...worked, messages: worked.all('message').map(({ text }) => text) };
    },
  };
  before(async () => {
    const options = { log: createLog('silent'), clock: systemClock };
    // The agent is the same in every sandbox; where none can be made it is tested without.
    ({ driver } = await chooseSandbox({ ...options, wanted: kind }).catch((error: unknown) => {
      if (kind !== 'auto') throw error;
      return chooseSandbox({ ...options, wanted: 'none' });
    }));
  });
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'acp-agent-'));
    stage.folder = join(base, 'work');
    stage.homeFolder = join(base, 'home');
    await Promise.all([mkdir(stage.folder), mkdir(stage.homeFolder), chmod(base, 0o711)]);
  });
  afterEach(() => rm(base, { recursive: true, force: true }));
  return stage;
}
