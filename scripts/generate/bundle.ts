/** Lints the hand-written documents and bundles each into one file, as JSON for programs and YAML for readers. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { header } from './document.ts';

const run = promisify(execFile);

async function redocly(root: string, args: string[]): Promise<void> {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  try {
    await run(process.execPath, [cli, ...args, '--config', 'openapi/redocly.yaml'], {
      cwd: root,
      timeout: 60_000,
      env: { PATH: '', NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const said = `${stdout ?? ''}${stderr ?? ''}`.trim();
    throw new Error(`redocly ${args[0]} failed:\n${said === '' ? String(error) : said}`, { cause: error });
  }
}

/** Throws with redocly's findings when one of the documents breaks a rule of `openapi/redocly.yaml`. */
export async function lint(root: string): Promise<void> {
  await redocly(root, ['lint']);
}

/** Writes `{openapi,asyncapi}.{json,yaml}` into `folder`. */
export async function bundle(root: string, folder: string): Promise<void> {
  for (const name of ['openapi', 'asyncapi']) {
    for (const ext of ['json', 'yaml']) {
      await redocly(root, ['bundle', `./openapi/${name}.yaml`, '-o', join(folder, `${name}.${ext}`)]);
    }
    const yaml = join(folder, `${name}.yaml`);
    await writeFile(yaml, `# ${header}\n${await readFile(yaml, 'utf8')}`);
  }
}
