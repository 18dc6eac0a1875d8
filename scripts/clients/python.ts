/** The Python client: openapi-python-client's package inside ours, checked by mypy and built as a wheel. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from './command.ts';
import { viewOf } from './document.ts';
import { type Built, handWritten, type Program, place, type Release, root, tools } from './place.ts';

const missing =
  'The Python client needs Python 3.11 or later with venv: apt-get install python3 python3-venv.';
const target = join(place, 'python');
const venv = join(tools, 'python');
const python = join(venv, 'bin/python');

/** One environment for the generator, the checks and the programs; made anew when the list of packages changes. */
async function prepareTools(): Promise<void> {
  const requirements = join(handWritten, 'python/requirements.txt');
  const mark = join(venv, 'requirements.txt');
  const wanted = await readFile(requirements, 'utf8');
  if (wanted === (await readFile(mark, 'utf8').catch(() => ''))) return;
  await rm(venv, { recursive: true, force: true });
  await command('python3', ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'], {
    missing,
  }).catch(() => {
    throw new Error(missing);
  });
  await command('python3', ['-m', 'venv', venv]);
  const quiet = ['--quiet', '--disable-pip-version-check'];
  await command(python, ['-m', 'pip', 'install', ...quiet, '--no-deps', '-r', requirements]);
  await writeFile(mark, wanted);
}

export async function buildPython(release: Release): Promise<Built> {
  await prepareTools();
  await cp(join(handWritten, 'python'), target, { recursive: true });
  await rm(join(target, 'generator'), { recursive: true });
  await rm(join(target, 'requirements.txt'));
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const metadata = join(target, 'pyproject.toml');
  await writeFile(metadata, (await readFile(metadata, 'utf8')).replace('{version}', release.version));

  const document = join(tools, 'openapi.python.json');
  await writeFile(document, JSON.stringify(viewOf(release.document, { mixed: 'union', texts: 'text' })));
  const generator = join(handWritten, 'python/generator');
  const said = await command(
    join(venv, 'bin/openapi-python-client'),
    [
      ...['generate', '--path', document, '--meta', 'none', '--overwrite', '--fail-on-warning'],
      ...['--output-path', join(target, 'src/agent_runs/rest')],
      ...['--config', join(generator, 'config.yaml'), '--custom-template-path', join(generator, 'templates')],
    ],
    { env: { PATH: `${join(venv, 'bin')}:${process.env.PATH}` } },
  );
  if (said.includes('WARNING')) throw new Error(said);

  const settings = join(generator, 'mypy.ini');
  await command(
    python,
    ['-m', 'mypy', '--config-file', settings, '--cache-dir', join(tools, 'mypy'), 'src'],
    {
      cwd: target,
    },
  );
  await command(
    python,
    ['-m', 'pip', 'wheel', '--quiet', '--no-deps', '--no-build-isolation', '--wheel-dir', 'dist', '.'],
    { cwd: target },
  );
  const [wheel] = await readdir(join(target, 'dist'));
  if (!wheel) throw new Error('no wheel was built');
  return {
    language: 'python',
    says: wheel,
    prepare: (program) => prepare(program, join(target, 'dist', wheel)),
  };
}

/** Programs run on the wheel, not on the tree beside them. */
async function prepare(program: Program, wheel: string): ReturnType<Built['prepare']> {
  const cwd = join(tools, 'programs/python', program.name);
  await mkdir(cwd, { recursive: true });
  await writeFile(join(cwd, 'main.py'), program.source);
  await command(python, [
    ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--no-index'],
    ...['--force-reinstall', wheel],
  ]);
  return { command: python, args: ['main.py'], cwd };
}
