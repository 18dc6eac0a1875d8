/** The order of the house, kept by a machine: who may import whom, who holds which key, and what never stays in the tree. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect } from 'chai';

const root = resolve(import.meta.dirname, '../..');
const rooms = [
  // First, and so it may import from no other; that none of them imports it is a test of its own.
  'sdk',
  // Stands on the SDK alone; a test of its own keeps the others out.
  'cli',
  'base',
  'domain',
  'store',
  'files',
  'egress',
  'workspaces',
  'sandbox',
  'gateway',
  'agents',
  'queue',
  'app',
  'worker',
  'http',
  // A page of its own that knows the SDK and nothing else of src; a test below keeps it so.
  'console',
];

interface Source {
  path: string;
  text: string;
  imports: string[];
}

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function read(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return { path, text, imports };
}

const sources = walk('src').map(read);
const tests = walk('test').map(read);
const scripts = walk('scripts').map(read);

/** `src/store/runs.ts` → `store`; files beside the rooms have none. */
function roomOf(path: string): string | undefined {
  return /^src\/([a-z]+)\//.exec(path)?.[1];
}

function target(source: Source, specifier: string): string | undefined {
  return specifier.startsWith('.')
    ? relative(root, resolve(root, dirname(source.path), specifier))
    : undefined;
}

function breaches(find: (source: Source) => string[]): string[] {
  return sources.flatMap((source) => find(source).map((what) => `${source.path}: ${what}`));
}

/** Packages and globals, and the only places that may touch them. */
const keys: { what: RegExp; holders: RegExp; name: string }[] = [
  { name: 'knex and pg', what: /from '(knex|pg)'/, holders: /^src\/store\// },
  { name: 'pg-boss', what: /from 'pg-boss'/, holders: /^src\/queue\// },
  {
    name: 'koa and openapi-backend',
    what: /from '(koa|koa-router|openapi-backend)'/,
    holders: /^src\/(http\/|compose\.ts)/,
  },
  { name: 'generated/api', what: /generated\/api/, holders: /^src\/(http|sdk|console)\// },
  {
    name: 'generated/events and event validators',
    what: /generated\/(events|validators)/,
    holders: /^src\/(http\/|app\/event-contract\.ts)/,
  },
  { name: 'prom-client', what: /from 'prom-client'/, holders: /^src\/base\/metrics\.ts/ },
  { name: 'the Agent Client Protocol', what: /from '@agentclientprotocol/, holders: /^src\/agents\/acp/ },
  { name: 'NATS', what: /'@nats-io/, holders: /^src\/store\/nats-bus\.ts/ },
  { name: 'the AWS SDK', what: /'@aws-sdk/, holders: /^src\/files\/s3\.ts/ },
  { name: 'OpenTelemetry', what: /from '@opentelemetry/, holders: /^src\/base\/trace-otel\.ts/ },
  { name: 'process.env', what: /process\.env/, holders: /^src\/(base\/config|main|admin|cli\/main)\.ts/ },
  {
    name: 'process.exit and signals',
    what: /process\.exit\(|process\.on\(/,
    holders: /^src\/(cli\/)?main\.ts/,
  },
  {
    name: 'the clock',
    what: /Date\.now\(|new Date\(\)|(?<![.\w])set(Timeout|Interval)\(|performance\.now\(/,
    holders: /^src\/(base\/(clock|retry)|(sdk|cli)\/time|console\/clock)\.ts/,
  },
  {
    name: 'child processes',
    what: /from 'node:child_process'/,
    holders: /^src\/(sandbox\/|store\/embedded|workspaces\/command|cli\/git\.ts)/,
  },
];

describe('house/tidy', () => {
  it('lets a room import only from itself and from rooms to its left', () => {
    const wrong = breaches((source) => {
      const room = roomOf(source.path);
      if (room === undefined) return [];
      return source.imports.flatMap((specifier) => {
        const path = target(source, specifier);
        const other = path === undefined ? undefined : roomOf(path);
        if (path?.startsWith('src/') && other === undefined) return [`imports ${path}`];
        if (other === undefined) return [];
        return rooms.indexOf(other) > rooms.indexOf(room) ? [`imports ${path}`] : [];
      });
    });
    expect(wrong).to.deep.equal([]);
  });

  it('knows every room of src', () => {
    const found = new Set(sources.map((source) => roomOf(source.path)).filter((room) => room !== undefined));
    expect([...found].filter((room) => !rooms.includes(room))).to.deep.equal([]);
  });

  it('never lets http and worker meet', () => {
    const wrong = breaches((source) =>
      roomOf(source.path) === 'http'
        ? source.imports.filter((specifier) => specifier.includes('/worker/'))
        : [],
    );
    expect(wrong).to.deep.equal([]);
  });

  it('keeps the SDK to itself, the generated client and what every platform has', () => {
    const wrong = breaches((source) =>
      source.imports.filter((specifier) => {
        const path = target(source, specifier);
        if (['cli', 'console'].includes(roomOf(source.path))) return false;
        if (roomOf(source.path) !== 'sdk') return path !== undefined && roomOf(path) === 'sdk';
        return path === undefined || !/^(src\/sdk|generated\/api)\//.test(path);
      }),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('keeps the command line to itself and to what the SDK offers everybody', () => {
    const wrong = breaches((source) =>
      source.imports.filter((specifier) => {
        const path = target(source, specifier);
        if (roomOf(source.path) !== 'cli') return path !== undefined && roomOf(path) === 'cli';
        return path !== undefined && roomOf(path) !== 'cli' && path !== 'src/sdk/index.ts';
      }),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('builds the console on the SDK, the types of the contract and itself', () => {
    const packages = /^(preact|@preact\/signals|uplot)(\/|$)/;
    const wrong = breaches((source) =>
      source.imports.filter((specifier) => {
        const path = target(source, specifier);
        if (roomOf(source.path) !== 'console') return path !== undefined && roomOf(path) === 'console';
        return path === undefined
          ? !packages.test(specifier)
          : !/^(src\/(console|sdk)|generated\/api)\//.test(path);
      }),
    );
    expect(wrong).to.deep.equal([]);
  });

  for (const key of keys) {
    it(`leaves ${key.name} to those who hold the key`, () => {
      expect(
        breaches((source) =>
          key.what.test(source.text) && !key.holders.test(source.path) ? ['holds it too'] : [],
        ),
      ).to.deep.equal([]);
    });
  }

  it('has no circular import', () => {
    const byPath = new Map(sources.map((source) => [source.path, source]));
    const done = new Set<string>();
    const visit = (path: string, trail: string[]): string[] => {
      if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' → ')];
      const source = byPath.get(path);
      if (!source || done.has(path)) return [];
      const found = source.imports.flatMap((specifier) => {
        const next = target(source, specifier);
        return next === undefined ? [] : visit(next, [...trail, path]);
      });
      done.add(path);
      return found;
    };
    expect(sources.flatMap((source) => visit(source.path, []))).to.deep.equal([]);
  });

  it('opens every file with a sentence that says what it is for', () => {
    const bare = [...sources, ...scripts, ...tests].filter((file) => !/^(#!.*\n)?\/\*\*/.test(file.text));
    expect(bare.map((file) => file.path)).to.deep.equal([]);
  });

  it('leaves no note for later, no given-up type and no switched-off test', () => {
    const banned =
      /\b(TO[D]O|FIX[M]E|X[X]X|HA[C]K)\b|:\s*an[y]\b|\bas an[y]\b|@ts-(ignore|nocheck)|\b(it|describe)\.(only|skip)\(|\bxit\(/;
    const wrong = [...sources, ...scripts, ...tests].filter(
      (file) => banned.test(file.text) && !file.path.endsWith('tidy.spec.ts'),
    );
    expect(wrong.map((file) => file.path)).to.deep.equal([]);
  });

  it('keeps every source file short enough to be read in one go', () => {
    const long = [...sources, ...scripts].filter((file) => file.text.split('\n').length > 351);
    expect(long.map((file) => file.path)).to.deep.equal([]);
  });

  it('gives every test of a file its own title', () => {
    const twice = tests.flatMap((file) => {
      const titles = [...file.text.matchAll(/\bit\(\s*'((?:[^'\\]|\\.)*)'/g)].map((match) => match[1]);
      return titles
        .filter((title, index) => titles.indexOf(title) !== index)
        .map((title) => `${file.path}: ${title}`);
    });
    expect(twice).to.deep.equal([]);
  });

  it('names no folder of a machine', () => {
    const machine = new RegExp(
      `(^|[^a-zA-Z0-9_.-])/(${['wor', 'hom'].map((half) => `${half}[ke]`).join('|')})/[a-z]+/`,
    );
    const wrong = [...sources, ...scripts, ...tests].filter(
      (file) => machine.test(file.text.replaceAll('/home/agent', '')) && !file.path.endsWith('tidy.spec.ts'),
    );
    expect(wrong.map((file) => file.path)).to.deep.equal([]);
  });
});
