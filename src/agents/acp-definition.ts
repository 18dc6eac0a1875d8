/** What makes one ACP agent differ from the next: its program, what it speaks to models with, and its habits. */
import type { Provider } from '../gateway/gateway.ts';

/** The way to a model as the agent's settings name it. */
export interface ModelWay {
  provider: Provider;
  /** Undefined: the agent's own choice. */
  model: string | undefined;
  baseUrl: string;
  token: string;
}

export interface AcpDefinition {
  name: string;
  description: string;
  /** The first word is a program: a name to be found, or a path. */
  argv: readonly [string, ...string[]];
  /** The line that installs it. */
  install: string | null;
  /** Folders of this machine shown besides the program's own, at the same place. */
  folders: readonly string[];
  /** The providers it can speak to, its first choice first; none: it needs no model of the service's. */
  providers: readonly Provider[];
  /** Its own default, without the provider. */
  model: string | null;
  /** Whether it has no default of its own, so that one has to be given. */
  needsModel: boolean;
  /** What its process starts with. Without `way` it speaks to no model of the service's. */
  env(way: ModelWay | undefined): Record<string, string>;
  /** Hosts that its runs may reach when they don't say; absent: none. */
  network?: readonly string[];
  /** ACP's authentication that has to be chosen first; null: none. */
  authMethod: string | null;
  /** Whether it finds its conversation again in the home it left. */
  continues: boolean;
  /** A mode of its own in which it neither asks nor builds a sandbox inside the sandbox; null: as it starts. */
  mode: string | null;
}

/** The variables that most programs read, by provider. */
export function usualVariables(way: ModelWay): Record<string, string> {
  const { provider, model, baseUrl, token } = way;
  switch (provider) {
    case 'openai':
      return {
        OPENAI_API_KEY: token,
        OPENAI_BASE_URL: baseUrl,
        ...(model === undefined ? {} : { OPENAI_MODEL: model }),
      };
    case 'anthropic':
      return {
        ANTHROPIC_API_KEY: token,
        ANTHROPIC_BASE_URL: baseUrl,
        ...(model === undefined ? {} : { ANTHROPIC_MODEL: model }),
      };
    case 'gemini':
      return {
        GEMINI_API_KEY: token,
        GOOGLE_GEMINI_BASE_URL: baseUrl,
        ...(model === undefined ? {} : { GEMINI_MODEL: model }),
      };
  }
}
