/** Any program that speaks the Agent Client Protocol, as an agent: one long-lived process in the run's sandbox. */
import type { Clock } from '../base/clock.ts';
import type { Reason } from '../domain/run.ts';
import { type Provider, providers } from '../gateway/gateway.ts';
import type { AcpDefinition, ModelWay } from './acp-definition.ts';
import type { Program } from './acp-program.ts';
import type { Sink } from './acp-talk.ts';
import type { Agent, AgentEnd, Job, Report } from './agent.ts';

/** Reports that may wait before the agent is no longer read. */
const waitingMax = 256;
const idleDefaultMs = 600_000;

export interface AcpAgentOptions {
  definition: AcpDefinition;
  /** Undefined: it is not installed. */
  program: Program | undefined;
  /** Providers that have a key here, and the model runs get that name none (`provider:model`). */
  providers: readonly Provider[];
  defaultModel: string | null;
  clock: Clock;
  /** Silence outside of steps that ends a run; ten minutes unless given. */
  idleMs?: number;
}

export function createAcpAgent(options: AcpAgentOptions): Agent {
  const { definition, program } = options;
  return {
    name: definition.name,
    kind: 'acp',
    description: definition.description,
    capabilities: ['inputs', ...(definition.continues ? ['continues'] : [])],
    missing: missingOf(options),
    show: program?.show ?? [],
    ...(definition.network === undefined ? {} : { network: definition.network }),
    work: (job) => work(options, job),
  };
}

/** One sentence with what is missing and what mends it. */
function missingOf(options: AcpAgentOptions): string | null {
  const { definition, program } = options;
  const { name, argv, install } = definition;
  if (program === undefined) {
    const mend = install === null ? 'Install it, or name its path.' : `Install it: ${install}`;
    return `The program ${argv[0]} of ${name} is not installed on this machine. ${mend}`;
  }
  if (definition.providers.length === 0) return null;
  const usable = definition.providers.filter((provider) => options.providers.includes(provider));
  if (usable.length === 0)
    return `${name} needs a model of ${definition.providers.join(' or ')}. Set ${definition.providers.map((provider) => keyVariables[provider]).join(' or ')}.`;
  if (
    definition.needsModel &&
    definition.model === null &&
    modelFor(definition, options.defaultModel) === undefined
  )
    return `${name} needs to be told its model. Set MODEL to one of ${usable.join(' or ')}, e.g. MODEL=${usable[0]}:name.`;
  return null;
}

const keyVariables: Record<Provider, string> = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  gemini: 'GEMINI_API_KEY',
};

function parseModel(wanted: string): { provider: Provider; model: string } | undefined {
  const at = wanted.indexOf(':');
  const provider = providers.find((known) => known === wanted.slice(0, at));
  return provider === undefined || at === wanted.length - 1
    ? undefined
    : { provider, model: wanted.slice(at + 1) };
}

/** The model of that name, if this agent can speak to its provider. */
function modelFor(
  definition: AcpDefinition,
  wanted: string | null,
): { provider: Provider; model: string } | undefined {
  const parsed = wanted === null ? undefined : parseModel(wanted);
  return parsed && definition.providers.includes(parsed.provider) ? parsed : undefined;
}

/** The way to the run's model, undefined for agents that need none, or why the run can't work. */
function wayOf(options: AcpAgentOptions, job: Job): { way: ModelWay | undefined } | Reason {
  const { definition } = options;
  const { models, sandbox } = job;
  if (definition.providers.length === 0) return { way: undefined };
  const refuse = (message: string): Reason => ({ code: 'agent_unavailable', message });
  if (job.model !== null && modelFor(definition, job.model) === undefined)
    return refuse(
      `${definition.name} can't work with ${job.model}: it speaks to ${definition.providers.join(', ')}.`,
    );
  if (models === undefined)
    return refuse(`${definition.name} needs a model, and no provider is set up here.`);
  const usable = definition.providers.find((provider) => models.providers.includes(provider));
  const own = definition.model !== null && usable ? { provider: usable, model: definition.model } : undefined;
  const chosen = modelFor(definition, job.model) ?? own ?? modelFor(definition, options.defaultModel);
  const provider = chosen?.provider ?? usable;
  if (provider === undefined || !models.providers.includes(provider))
    return refuse(
      `${definition.name} needs a model of ${provider ?? definition.providers.join(' or ')}, which is not set up here.`,
    );
  if (chosen === undefined && definition.needsModel)
    return refuse(`${definition.name} needs to be told its model: give the run one, or set MODEL.`);
  const origin = new URL(models.baseUrl(provider)).origin;
  const baseUrl = models.baseUrl(provider).replace(origin, sandbox.gateway ?? origin);
  return { way: { provider, model: chosen?.model, baseUrl, token: models.token } };
}

async function* work(options: AcpAgentOptions, job: Job): AsyncGenerator<Report, AgentEnd> {
  const { definition, program, clock } = options;
  if (program === undefined)
    return { reason: { code: 'agent_unavailable', message: missingOf(options) ?? '' }, result: null };
  const found = wayOf(options, job);
  if ('code' in found) return { reason: found, result: null };

  // The protocol's own library is a tenth of the service's memory, and most services never speak it.
  const { talk } = await import('./acp-talk.ts');
  const waiting: Report[] = [];
  let wake = (): void => undefined;
  let taken = (): void => undefined;
  let end: AgentEnd | Error | undefined;
  const sink: Sink = {
    push: (...reports) => {
      waiting.push(...reports);
      wake();
    },
    room: async () => {
      while (waiting.length > waitingMax && !left.signal.aborted)
        await new Promise<void>((resolve) => {
          taken = resolve;
        });
    },
  };
  const left = new AbortController();
  const [file, ...rest] = program.argv;
  const talking = talk(
    {
      name: definition.name,
      // Only paths of the sandbox are looked up; an argument that merely looks like one is left alone elsewhere.
      argv: [job.sandbox.at(file), ...rest.map((argument) => job.sandbox.at(argument))],
      env: definition.env(found.way),
      authMethod: definition.authMethod,
      mode: definition.mode,
      idleMs: options.idleMs ?? idleDefaultMs,
      clock,
    },
    job,
    sink,
    left.signal,
  )
    .then(
      (ended) => {
        end = ended;
      },
      (error: unknown) => {
        end = error instanceof Error ? error : new Error(String(error));
      },
    )
    .finally(() => wake());
  try {
    for (;;) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        if (waiting.length <= waitingMax) taken();
        yield next;
      }
      if (end !== undefined) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    // Also when the reader of these reports goes away in the middle.
    left.abort();
    taken();
    await talking;
  }
  if (end instanceof Error) throw end;
  return end;
}
