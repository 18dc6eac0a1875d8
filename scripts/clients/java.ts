/** The Java client: openapi-generator's sources inside our Maven project, compiled with every warning an error. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from './command.ts';
import { viewOf } from './document.ts';
import { type Built, handWritten, type Program, place, type Release, root, tools } from './place.ts';

const version = '7.25.0';
const generator = join(tools, `openapi-generator-cli-${version}.jar`);
const sha256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';
const missing =
  'The Java client needs JDK 17 or later and Maven: apt-get install openjdk-17-jdk-headless maven.';
const target = join(place, 'java');

/** Without the network while what is needed is there already; repeated with it when it is not. */
async function maven(args: string[], cwd: string): Promise<void> {
  const quiet = ['--batch-mode', '--quiet', ...args];
  const offline = await command('mvn', ['--offline', ...quiet], { cwd, missing }).catch(
    (error: Error) => error,
  );
  if (!(offline instanceof Error)) return;
  if (/COMPILATION (ERROR|WARNING)/.test(offline.message) || offline.message === missing) throw offline;
  await command('mvn', quiet, { cwd, missing });
}

async function isWhole(): Promise<boolean> {
  const jar = await readFile(generator).catch(() => undefined);
  return jar !== undefined && createHash('sha256').update(jar).digest('hex') === sha256;
}

/** Fetched once, by its coordinates, and taken only as the very file that was tried. */
async function prepareTools(): Promise<void> {
  await mkdir(tools, { recursive: true });
  await command('javac', ['-version'], { missing });
  if (await isWhole()) return;
  await maven(
    [
      'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy',
      `-Dartifact=org.openapitools:openapi-generator-cli:${version}`,
      `-DoutputDirectory=${tools}`,
      '-Dmdep.overWriteReleases=true',
    ],
    tools,
  );
  if (!(await isWhole()))
    throw new Error(`${generator} is not the file it should be; remove it and try again.`);
}

export async function buildJava(release: Release): Promise<Built> {
  await prepareTools();
  await cp(join(handWritten, 'java'), target, { recursive: true });
  await rm(join(target, 'generator'), { recursive: true });
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const project = join(target, 'pom.xml');
  await writeFile(project, (await readFile(project, 'utf8')).replace('{version}', release.version));

  const document = join(tools, 'openapi.java.json');
  await writeFile(document, JSON.stringify(viewOf(release.document, { mixed: 'object', texts: 'file' })));
  const own = join(handWritten, 'java/generator');
  // Beside the target first: the generator leaves files of its own there.
  const made = join(tools, 'openapi-generator');
  await rm(made, { recursive: true, force: true });
  await command('java', [
    // Its rules for naming must not depend on the machine's language.
    ...['-Duser.language=en', '-jar', generator, 'generate', '--generator-name', 'java'],
    ...['--input-spec', document, '--output', made, '--config', join(own, 'config.json')],
    ...[
      '--global-property',
      'apis,models,supportingFiles,apiTests=false,modelTests=false,apiDocs=false,modelDocs=false',
    ],
    '--skip-validate-spec',
  ]);
  await readAsUtf8(join(made, 'src/main/java/agentruns/rest/api'));
  await cp(join(made, 'src/main/java'), join(target, 'src/main/java'), { recursive: true });
  await maven(['package'], target);
  const jar = `agent-runs-${release.version}.jar`;
  if (!(await readdir(join(target, 'target'))).includes(jar)) throw new Error(`no ${jar} was built`);
  return { language: 'java', says: jar, prepare: (program) => prepare(program, jar) };
}

/** The generator reads replies in the machine's own charset, which on Java 17 need not be UTF-8. */
async function readAsUtf8(folder: string): Promise<void> {
  const careless = 'new String(localVarResponseBody.readAllBytes())';
  let found = false;
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8');
    found ||= text.includes(careless);
    await writeFile(
      join(folder, name),
      text.replaceAll(careless, `${careless.slice(0, -1)}, java.nio.charset.StandardCharsets.UTF_8)`),
    );
  }
  if (!found)
    throw new Error(
      'openapi-generator reads replies in another way now: look whether readAsUtf8 is still needed.',
    );
}

/** Programs run on the jar and what it depends on, as their source. */
async function prepare(program: Program, jar: string): ReturnType<Built['prepare']> {
  const cwd = join(tools, 'programs/java', program.name);
  await mkdir(cwd, { recursive: true });
  await writeFile(join(cwd, 'Main.java'), program.source);
  const path = `${join(target, 'target', jar)}:${join(target, 'target/dependency')}/*`;
  await command('javac', ['-Xlint:all,-processing', '-Werror', '-cp', path, '-d', '.', 'Main.java'], { cwd });
  return { command: 'java', args: ['-cp', `.:${path}`, 'Main'], cwd };
}
