/** A fetch for tests that holds every reply against the contract: status, media type, headers, JSON body and each frame of a stream. */
import type { ValidateFunction } from 'ajv';
import * as strict from '../../generated/validators/strict.js';
import {
  type Document,
  type Operation,
  operationsOf,
  type Reply,
  readJson,
  schemaName,
} from '../../scripts/generate/document.ts';
import { findRoute } from '../../src/http/contract-route.ts';
import { createFrameCheck } from './frame-check.ts';

export interface ContractFetch {
  /** Takes the place of the global fetch; it never throws for a violation, since generated clients would swallow that. */
  fetch: typeof fetch;
  /** What broke the contract so far, one sentence each. */
  violations: string[];
  /** Every `<operationId> <status>` seen so far. */
  covered: Set<string>;
  /** Throws when there are violations, and forgets them. Call it in `afterEach`. */
  assertClean(): void;
}

const folder = new URL('../../generated', import.meta.url).pathname;
const operations = new Map(
  operationsOf(await readJson<Document>(decodeURIComponent(folder), 'openapi.json')).map((one) => [
    one.id,
    one,
  ]),
);
const validators: Record<string, ValidateFunction> = { ...strict };

/** What is wrong with a value by the closed form of a schema, where unknown fields are wrong too; undefined when nothing is. */
export function breaks(name: string, value: unknown): string | undefined {
  const validate = validators[name];
  if (validate === undefined) return `the contract has no schema ${name}`;
  if (validate(value)) return undefined;
  return (validate.errors ?? [])
    .map((error) => `${error.instancePath || 'the body'} ${error.message} ${JSON.stringify(error.params)}`)
    .join('; ');
}

export function createContractFetch(): ContractFetch {
  const violations: string[] = [];
  const covered = new Set<string>();

  const checkedFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const response = await fetch(request);
    const blame = (what: string): void => {
      violations.push(`${request.method} ${pathname} → ${response.status}: ${what}`);
    };
    if (!/^\/(?:v1|files)(?:\/|$)/.test(pathname)) return response;
    if (response.headers.get('request-id') === null) blame('has no Request-Id');
    const route = findRoute(request.method.toLowerCase(), pathname);
    const operation = route.kind === 'found' ? operations.get(route.operation.operationId) : undefined;
    if (operation === undefined) {
      await checkOutside(response, blame);
      return response;
    }
    covered.add(`${operation.id} ${response.status}`);
    const reply = operation.replies.find((one) => one.status === response.status);
    if (reply === undefined) {
      blame(`${operation.id} does not document this status`);
      return response;
    }
    return checkReply(operation, reply, request, response, blame);
  };

  return {
    fetch: checkedFetch,
    violations,
    covered,
    assertClean: () => {
      const found = violations.splice(0);
      if (found.length > 0) throw new Error(`replies break the contract:\n${found.join('\n')}`);
    },
  };
}

type Blame = (what: string) => void;

function mediaType(response: Response): string | undefined {
  return response.headers.get('content-type')?.split(';')[0]?.trim();
}

/** An address or a method the contract does not have is refused in the same form as everything else. */
async function checkOutside(response: Response, blame: Blame): Promise<void> {
  if (![400, 404, 405, 500, 503].includes(response.status)) blame('no operation is documented here');
  if (response.status === 405 && response.headers.get('allow') === null) blame('has no Allow');
  if (mediaType(response) !== 'application/problem+json') blame(`comes as ${mediaType(response)}`);
  else await checkJson('Problem', response, blame);
}

async function checkReply(
  operation: Operation,
  reply: Reply,
  request: Request,
  response: Response,
  blame: Blame,
): Promise<Response> {
  for (const header of reply.headers) {
    if (header.required && response.headers.get(header.name) === null) blame(`has no ${header.name}`);
  }
  const types = Object.keys(reply.content);
  const type = mediaType(response);
  if (types.length === 0) {
    if ((await response.clone().text()) !== '') blame('has a body, but the contract has none');
    return response;
  }
  if (type === undefined || !types.includes(type)) {
    blame(`comes as ${type}, documented are ${types.join(', ')}`);
    return response;
  }
  if (request.method === 'HEAD') return response;
  if (type === 'text/event-stream') return checkStream(operation, response, blame);
  const name = schemaName(reply.content[type] ?? {});
  if (name !== undefined) await checkJson(name, response, blame);
  else if (type === 'application/x-ndjson' && response.status === 200) await checkLines(response, blame);
  return response;
}

async function checkJson(name: string, response: Response, blame: Blame): Promise<void> {
  const text = await response.clone().text();
  // A reply to HEAD has the headers of a body and none itself.
  if (text === '') return;
  try {
    const wrong = breaks(name, JSON.parse(text));
    if (wrong !== undefined) blame(`is no ${name}: ${wrong}`);
    if (name === 'Problem' && JSON.parse(text).status !== response.status)
      blame('the problem names another status');
  } catch {
    blame(`is no JSON: ${text.slice(0, 100)}`);
  }
}

async function checkLines(response: Response, blame: Blame): Promise<void> {
  const lines = (await response.clone().text()).split('\n');
  if (lines.pop() !== '') blame('the last line has no line break');
  for (const line of lines) {
    try {
      const wrong = breaks('LogLine', JSON.parse(line));
      if (wrong !== undefined) blame(`a line is no LogLine: ${wrong}`);
    } catch {
      blame(`a line is no JSON: ${line.slice(0, 100)}`);
    }
  }
}

/** The same response, whose frames are checked as the reader takes them; nothing is held back or kept. */
function checkStream(operation: Operation, response: Response, blame: Blame): Response {
  if (response.body === null) return response;
  const check = createFrameCheck({
    usageFrame: operation.id === 'createRun',
    resumed: response.headers.get('idempotent-replayed') === 'true',
    breaks,
    blame,
  });
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        check(chunk);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(body, { status: response.status, headers: response.headers });
}
