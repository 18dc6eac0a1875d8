/** Reads the operator's file of agents: every wrong field is named at once, with where it stands. */
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { isRunHost } from '../base/network-settings.ts';
import { portExists, within } from '../domain/network.ts';
import { type Provider, providers } from '../gateway/gateway.ts';
import { type AcpDefinition, type ModelWay, usualVariables } from './acp-definition.ts';
import { presets } from './acp-presets.ts';
import { fields } from './acp-result.ts';

/** A definition with what only the file says. */
export interface FileAgent {
  definition: AcpDefinition;
  idleMs: number | undefined;
}

const known = [
  'name',
  'preset',
  'description',
  'argv',
  'env',
  'provider',
  'model',
  'mode',
  'auth_method',
  'folders',
  'idle_seconds',
  'network',
];
/** Places every sandbox fills itself. */
const taken = [
  '/workspace',
  '/home/agent',
  '/tmp',
  '/dev',
  '/proc',
  '/run',
  '/usr',
  '/etc',
  '/opt/agent',
  '/opt/node',
];

/** Throws one Error that names every wrong field. */
export function readAgentsFile(path: string, networkAllow: readonly string[] = []): FileAgent[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`AGENTS_FILE ${path} can't be read: ${error instanceof Error ? error.message : error}.`);
  }
  const wrong: string[] = [];
  const list = fields(value).agents;
  if (!Array.isArray(list))
    throw new Error(`AGENTS_FILE ${path} must be an object with a list named agents.`);
  const read = list.map((entry: unknown, index) =>
    readEntry(fields(entry), networkAllow, (field, must) => wrong.push(`agents[${index}].${field} ${must}`)),
  );
  const names = read.map((agent) => agent?.definition.name);
  for (const [index, name] of names.entries())
    if (name !== undefined && names.indexOf(name) !== index)
      wrong.push(`agents[${index}].name is there twice`);
  if (wrong.length > 0) throw new Error(`AGENTS_FILE ${path}: ${wrong.join('; ')}.`);
  return read.filter((agent) => agent !== undefined);
}

type Entry = Record<string, unknown>;
type Complain = (field: string, must: string) => void;

function readEntry(entry: Entry, networkAllow: readonly string[], complain: Complain): FileAgent | undefined {
  let right = true;
  const wrong: Complain = (field, must) => {
    right = false;
    complain(field, must);
  };
  for (const field of Object.keys(entry))
    if (!known.includes(field)) wrong(field, `is not known; the fields are ${known.join(', ')}`);
  const one = <T>(field: string, is: (value: unknown) => value is T, must: string): T | undefined => {
    const value = entry[field];
    if (value === undefined) return undefined;
    if (is(value)) return value;
    wrong(field, must);
    return undefined;
  };

  const isName = (value: unknown): value is string =>
    isText(value) && /^[a-z0-9][a-z0-9._-]{0,63}$/.test(value);
  const name = one('name', isName, 'must be 1 to 64 of a-z, 0-9, dot, dash and underscore');
  if (entry.name === undefined) wrong('name', 'is missing');
  if (name === 'script' || name === 'model') wrong('name', `can't be ${name}, which is an agent on board`);
  const presetNames = presets.map((preset) => preset.name);
  const isPreset = (value: unknown): value is string => presetNames.includes(String(value));
  const presetName = one('preset', isPreset, `must be one of ${presetNames.join(', ')}`);
  const preset = presets.find((candidate) => candidate.name === presetName);
  const argv = one('argv', isArgv, 'must be a list of texts, the first of them a program');
  if (entry.argv === undefined && entry.preset === undefined)
    wrong('argv', 'is missing, and there is no preset');
  const description = one('description', isText, 'must be a text');
  const env = one('env', isEnv, 'must be an object of variables, each a text');
  const isProvider = (value: unknown): value is Provider => providers.some((provider) => provider === value);
  const provider = one('provider', isProvider, `must be one of ${providers.join(', ')}`);
  const model = one('model', isText, 'must be a text');
  const mode = one('mode', isText, 'must be a text');
  const authMethod = one('auth_method', isText, 'must be a text');
  const folders = one(
    'folders',
    isFolders,
    `must be a list of absolute folders outside of ${taken.join(', ')}`,
  );
  const isSeconds = (value: unknown): value is number =>
    typeof value === 'number' && value >= 1 && value <= 43_200;
  const idleSeconds = one('idle_seconds', isSeconds, 'must be a number from 1 to 43200');
  if (model !== undefined && provider === undefined && preset === undefined)
    wrong('provider', 'is missing, and a model needs one');
  const network = one('network', isNetwork, 'must be a list of 1 to 32 hosts such as registry.npmjs.org');
  for (const host of network ?? [])
    if (!within(host, networkAllow))
      wrong('network', `names ${host}, which is not within NETWORK_ALLOW; add it there or leave it out here`);
  const program = argv ?? preset?.argv;
  if (!right || name === undefined || program === undefined) return undefined;

  const providersOf = provider === undefined ? (preset?.providers ?? []) : [provider];
  return {
    definition: {
      name,
      description: description ?? preset?.description ?? `${name}, over the Agent Client Protocol.`,
      argv: program,
      install: preset?.install ?? null,
      folders: folders ?? [],
      providers: providersOf,
      model: model ?? null,
      needsModel: preset?.needsModel ?? false,
      env: (way) => ({
        ...(preset ? preset.env(way) : way && usualVariables(way)),
        ...filled(env ?? {}, way),
      }),
      continues: preset?.continues ?? true,
      ...(network === undefined ? {} : { network: network.map((host) => host.toLowerCase()) }),
      authMethod: authMethod ?? preset?.authMethod ?? null,
      mode: mode ?? preset?.mode ?? null,
    },
    idleMs: idleSeconds === undefined ? undefined : idleSeconds * 1000,
  };
}

/** `{base_url}`, `{token}` and `{model}` stand for the run's own. */
function filled(env: Record<string, string>, way: ModelWay | undefined): Record<string, string> {
  const words: Record<string, string> = way
    ? { '{base_url}': way.baseUrl, '{token}': way.token, '{model}': way.model ?? '' }
    : {};
  const fill = (value: string) =>
    value.replaceAll(/\{(?:base_url|token|model)\}/g, (word) => words[word] ?? word);
  return Object.fromEntries(Object.entries(env).map(([variable, value]) => [variable, fill(value)]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.includes('\0');
}

function isArgv(value: unknown): value is [string, ...string[]] {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}

function isEnv(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([variable, text]) =>
      /^[A-Za-z_][A-Za-z0-9_]*$/.test(variable) && typeof text === 'string' && !text.includes('\0'),
  );
}

function isNetwork(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= 32 &&
    value.every((host) => isText(host) && isRunHost(host) && portExists(host))
  );
}

function isFolders(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every(
      (folder) =>
        isText(folder) &&
        isAbsolute(folder) &&
        folder !== '/' &&
        !taken.some((place) => folder === place || folder.startsWith(`${place}/`)),
    )
  );
}
