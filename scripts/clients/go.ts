/** The Go client: oapi-codegen's file inside our module, built and vetted. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from './command.ts';
import { viewOf } from './document.ts';
import { type Built, handWritten, type Program, place, type Release, root, tools } from './place.ts';

const version = 'v2.8.2';
const generator = join(tools, `oapi-codegen-${version}`);
const missing =
  'The Go client needs Go 1.25 or later (or 1.21, which fetches a later one by itself): apt-get install golang-go.';
const target = join(place, 'go');
const environment = { GOFLAGS: '-mod=readonly' };

async function go(args: string[], cwd: string, env: Record<string, string> = environment): Promise<string> {
  return command('go', args, { cwd, env, missing });
}

/** Built once for each version. */
async function prepareTools(): Promise<void> {
  await mkdir(generator, { recursive: true });
  // The generator calls it, too.
  await go(['version'], generator);
  if (await readFile(join(generator, 'oapi-codegen')).catch(() => undefined)) return;
  const tool = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${version}`;
  await go(['install', tool], generator, { GOBIN: generator, GOFLAGS: '' });
}

export async function buildGo(release: Release): Promise<Built> {
  await prepareTools();
  await cp(join(handWritten, 'go'), target, { recursive: true });
  await rm(join(target, 'generator'), { recursive: true });
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const document = join(tools, 'openapi.go.json');
  await writeFile(document, JSON.stringify(viewOf(release.document, { mixed: 'union', texts: 'text' })));
  const config = join(handWritten, 'go/generator/config.yaml');
  const said = await command(
    join(generator, 'oapi-codegen'),
    ['-config', config, '-o', join(target, 'client.gen.go'), document],
    { cwd: target },
  );
  if (said.trim() !== '') throw new Error(`oapi-codegen: ${said}`);
  // Compiles everything, too.
  await go(['vet', './...'], target);
  const unformatted = await command('gofmt', ['-l', '.'], { cwd: target, missing });
  if (unformatted.trim() !== '') throw new Error(`gofmt would change ${unformatted}`);
  return { language: 'go', says: 'module agentruns.example/go', prepare };
}

/** Programs are modules of their own that require the client like anyone else. */
async function prepare(program: Program): ReturnType<Built['prepare']> {
  const cwd = join(tools, 'programs/go', program.name);
  await mkdir(cwd, { recursive: true });
  await writeFile(join(cwd, 'main.go'), program.source);
  const own = (await readFile(join(target, 'go.mod'), 'utf8')).replace(
    /^module .*/,
    `module ${program.name}`,
  );
  await writeFile(
    join(cwd, 'go.mod'),
    `${own}\nrequire agentruns.example/go v0.0.0\n\nreplace agentruns.example/go => ${target}\n`,
  );
  await cp(join(target, 'go.sum'), join(cwd, 'go.sum'));
  await go(['vet', '.'], cwd);
  await go(['build', '-o', 'program', '.'], cwd);
  return { command: join(cwd, 'program'), args: [], cwd };
}
