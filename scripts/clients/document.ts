/** The contract as generators of other languages can read it: what they would stumble over is said in their words, and nothing else is changed. */

type Node = { [key: string]: unknown };

export interface ViewOptions {
  /** What becomes of a value that is a text or a list: both as a union, or the language's own type for anything where its generator has no such union. */
  mixed: 'union' | 'object';
  /** What patches and logs are: a text, or a file where the generator takes every text for JSON. */
  texts: 'text' | 'file';
}

/** A copy of the document for a generator. */
export function viewOf(document: object, options: ViewOptions): Node {
  const view = rewrite(document, options) as Node;
  const info = view.info as { description: string };
  // Some generators repeat it in every file.
  info.description = info.description.split('\n')[0] ?? '';
  return view;
}

function rewrite(value: unknown, options: ViewOptions): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, options));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as Node;
  const copy: Node = {};
  for (const [key, content] of Object.entries(node)) copy[key] = rewrite(content, options);
  dropConditions(copy);
  splitMixed(copy, options);
  markBinary(copy, options);
  keepPages(copy);
  keepOneArchive(copy);
  // Headers of replies can be read from every reply; typed, they would be most of a client.
  if ('description' in copy && 'content' in copy && 'headers' in copy) delete copy.headers;
  return copy;
}

/** Which of several optional fields must come together is for the service to say: no language's types can. */
function dropConditions(node: Node): void {
  delete node.dependentRequired;
  const { anyOf } = node;
  if (Array.isArray(anyOf) && anyOf.every((branch) => Object.keys(branch as Node).join() === 'required'))
    delete node.anyOf;
}

const ofTexts = ['pattern', 'minLength', 'maxLength', 'format'];
const ofLists = ['items', 'minItems', 'maxItems', 'uniqueItems'];

/** `type: [string, array]`: generators know a union of schemas, but no list of types unless one of them is null. */
function splitMixed(node: Node, options: ViewOptions): void {
  const { type } = node;
  if (!Array.isArray(type) || !type.includes('string') || !type.includes('array')) return;
  const pick = (keys: string[]): Node =>
    Object.fromEntries(
      keys
        .filter((key) => key in node)
        .map((key) => {
          const found = [key, node[key]];
          delete node[key];
          return found;
        }),
    );
  const text = { type: 'string', ...pick(ofTexts) };
  const list = { type: 'array', ...pick(ofLists) };
  delete node.type;
  if (options.mixed === 'union') node.oneOf = [text, list];
  else node.type = 'object';
}

const archives = ['application/x-tar', 'application/gzip', 'application/octet-stream'];
const texts = ['text/x-diff', 'application/x-ndjson'];

/** Bytes: generators still look for the word that OpenAPI 3.0 had for them. */
function markBinary(node: Node, options: ViewOptions): void {
  if (node.type !== 'string') return;
  const files = options.texts === 'file' ? [...archives, ...texts] : archives;
  if (files.includes(String(node.contentMediaType))) node.format = 'binary';
}

/** Where a reply is a stream or a page, the generated operation reads the page; the follower reads the stream. */
function keepPages(node: Node): void {
  const content = node.content as Node | undefined;
  if (content?.['text/event-stream'] && content['application/json']) delete content['text/event-stream'];
}

/** A body of bytes has one type for a generator: the operation sends a tar file, and a compressed one goes by plain HTTP. */
function keepOneArchive(node: Node): void {
  const content = node.content as Node | undefined;
  if (node.required === true && content?.['application/x-tar']) delete content['application/gzip'];
}
