/** The ACP agents of a deployment: those of the operator's file, then the known ones, whether they are installed or not. */
import type { Clock } from '../base/clock.ts';
import type { Provider } from '../gateway/gateway.ts';
import { createAcpAgent } from './acp.ts';
import { readAgentsFile } from './acp-file.ts';
import { presets } from './acp-presets.ts';
import { findProgram, ownPrograms, programFolders } from './acp-program.ts';
import type { Agent } from './agent.ts';

/** Throws an Error that names every wrong field of the file. */
export function createAcpAgents(options: {
  /** The operator's file; undefined: there is none. */
  file: string | undefined;
  /** Where programs are looked for, first ones first. */
  searched: readonly string[];
  providers: readonly Provider[];
  /** `provider:model`, or null. */
  defaultModel: string | null;
  /** The most that runs may reach. */
  networkAllow?: readonly string[];
  clock: Clock;
}): Agent[] {
  const { providers, defaultModel, clock } = options;
  const folders = programFolders({ searched: options.searched, own: ownPrograms });
  const given = options.file === undefined ? [] : readAgentsFile(options.file, options.networkAllow);
  const known = presets
    .filter(({ name }) => !given.some(({ definition }) => definition.name === name))
    .map((definition) => ({ definition, idleMs: undefined }));
  return [...given, ...known].map(({ definition, idleMs }) =>
    createAcpAgent({
      definition,
      program: findProgram(definition.argv, { folders, show: definition.folders }),
      providers,
      defaultModel,
      clock,
      idleMs,
    }),
  );
}
