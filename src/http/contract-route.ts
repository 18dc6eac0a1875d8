/** Which operation a method and a path mean; run ids contain a slash, so paths are matched against ids' own patterns. */
import { operations } from '../../generated/api/server.gen.ts';

export type OperationId = keyof typeof operations;

export interface RoutedOperation {
  operationId: OperationId;
  path: string;
  method: string;
  security: { bearer: string[] }[];
  responses: Record<string, never>;
}

export type Route =
  | { kind: 'found'; operation: RoutedOperation; params: Record<string, string> }
  | { kind: 'wrong_method'; allow: string }
  /** The percent-encoding of this parameter is broken. */
  | { kind: 'malformed'; name: string }
  | { kind: 'nothing' };

interface Address {
  pattern: RegExp;
  params: { name: string; pattern: RegExp | undefined }[];
  methods: Map<string, RoutedOperation>;
  allow: string;
}

const versioned = '/v1';
const nothing: Route = { kind: 'nothing' };
const noParams: Record<string, string> = Object.freeze({});

/** The operations as openapi-backend knows them. */
export const routedOperations: RoutedOperation[] = Object.entries(operations).map(([id, entry]) => ({
  operationId: id as OperationId,
  path: entry.path,
  method: entry.method,
  security: [{ bearer: [...entry.scopes] }],
  responses: {},
}));

const { fixed, templates } = addresses();

/** Files stand beside `/v1`, and inside it as well for clients that know one base address only. */
function addresses(): { fixed: Map<string, Address>; templates: Address[] } {
  const byPath = new Map<string, Address>();
  for (const operation of routedOperations) {
    const entry = operations[operation.operationId];
    for (const base of new Set([entry.base, versioned])) {
      const path = base + entry.path;
      const address = byPath.get(path) ?? compile(path, entry.parameters);
      byPath.set(path, address);
      address.methods.set(operation.method, operation);
      const names = [...address.methods.keys()].map((method) => method.toUpperCase());
      address.allow = (names.includes('GET') ? [...names, 'HEAD'] : names).sort().join(', ');
    }
  }
  const all = [...byPath];
  // The longer a template's fixed text, the closer it describes the path, so it is asked first.
  const weight = (path: string) => path.replace(/\{[^}]+\}/g, '').length;
  return {
    fixed: new Map(all.filter(([, address]) => address.params.length === 0)),
    templates: all
      .filter(([, address]) => address.params.length > 0)
      .sort(([a], [b]) => weight(b) - weight(a))
      .map(([, address]) => address),
  };
}

interface PathParameter {
  name: string;
  in: string;
  pattern?: string;
  multiSegment?: boolean;
}

function compile(path: string, parameters: readonly PathParameter[]): Address {
  const params: Address['params'] = [];
  const source = path.replace(/[.]/g, '\\.').replace(/\{([^}]+)\}/g, (_, name: string) => {
    const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
    params.push({ name, pattern: found?.pattern === undefined ? undefined : new RegExp(found.pattern, 'u') });
    return found?.multiSegment === true ? '(.+)' : '([^/]+)';
  });
  return { pattern: new RegExp(`^${source}$`), params, methods: new Map(), allow: '' };
}

/** The operation behind `method` (lower-case) and `path` (as it came, still percent-encoded). HEAD means GET. */
export function findRoute(method: string, path: string): Route {
  const address = fixed.get(path);
  if (address !== undefined) return choose(address, method, noParams);
  for (const template of templates) {
    const match = template.pattern.exec(path);
    if (match === null) continue;
    const params = readParams(template, match);
    if (typeof params === 'string') return { kind: 'malformed', name: params };
    if (params !== undefined) return choose(template, method, params);
  }
  return nothing;
}

function choose(address: Address, method: string, params: Record<string, string>): Route {
  const operation = address.methods.get(method === 'head' ? 'get' : method);
  return operation === undefined
    ? { kind: 'wrong_method', allow: address.allow }
    : { kind: 'found', operation, params };
}

/** The decoded parameters, the name of one that cannot be decoded, or undefined when one does not match its pattern. */
function readParams(address: Address, match: RegExpExecArray): Record<string, string> | string | undefined {
  const params: Record<string, string> = {};
  for (const [index, { name, pattern }] of address.params.entries()) {
    const value = decode(match[index + 1] ?? '');
    if (value === undefined) return name;
    if (pattern?.test(value) === false) return undefined;
    params[name] = value;
  }
  return params;
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
