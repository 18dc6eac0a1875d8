/** `agent-runs workspaces …`: folders on the service that runs work in. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import type { Workspace } from '../sdk/index.ts';
import { usageError } from './exit.ts';
import { Interrupted, listen } from './interrupts.ts';
import { does, type Tree } from './leaf.ts';
import { fields } from './output.ts';
import { createProgress } from './progress.ts';
import { metadataOption } from './read-options.ts';
import { makeWorkspace } from './workspace-for-run.ts';

function workspaceLines(found: Workspace): string[] {
  return fields([
    ['workspace', found.id],
    ['name', found.name],
    ['state', found.reason === null ? found.state : `${found.state}: ${found.reason.message}`],
    [
      'source',
      found.source.url === undefined ? found.source.type : `${found.source.type} ${found.source.url}`,
    ],
    ['head', found.head],
    ['files', found.file_count],
    ['bytes', found.size_bytes],
    ['created', found.created_at],
    ['last used', found.last_used_at],
    ['expires', found.expires_at],
  ]);
}

export function addWorkspaces({ io, settle }: Tree, program: Command): void {
  const workspaces = program
    .command('workspaces')
    .description('Folders on the service that runs work in, each on its own copy.');

  does(io, settle, workspaces.command('list').description('List workspaces.'), async (call) => {
    const found = await (await call.client()).workspaces.list().all(1000);
    call.out.list(
      found,
      [
        ['WORKSPACE', (one) => one.id],
        ['NAME', (one) => one.name],
        ['STATE', (one) => one.state],
        ['SOURCE', (one) => one.source.url ?? one.source.type],
        ['FILES', (one) => one.file_count],
        ['LAST USED', (one) => one.last_used_at],
      ],
      'There are no workspaces.',
    );
  });

  does<{ name?: string; git?: string; dir?: string; run?: string; metadata?: Record<string, string> }>(
    io,
    settle,
    workspaces
      .command('create')
      .description('Make a workspace, empty or filled, and print it once it is ready.')
      .option('--name <name>', 'what to call it')
      .option('--git <url[#ref]>', 'filled from a git repository (GIT_TOKEN is its token)')
      .option('--dir <folder>', 'filled with this folder, without what .gitignore names')
      .option('--run <run>', 'filled with what this run ended with')
      .option('--metadata <name=text>', 'kept with it; may be repeated', metadataOption),
    async (call, { name, git, dir, run, metadata }) => {
      if ([git, dir, run].filter((one) => one !== undefined).length > 1)
        throw usageError('--git, --dir and --run exclude each other.');
      const client = await call.client();
      const progress = createProgress(io, call.out);
      const interrupts = listen(io);
      const about = {
        ...(name === undefined ? {} : { name }),
        ...(metadata === undefined ? {} : { metadata }),
      };
      try {
        const filled = await makeWorkspace(
          call,
          client,
          { ...(git === undefined ? {} : { git }), ...(dir === undefined ? {} : { dir }) },
          progress,
          interrupts.first,
          false,
        );
        const id =
          filled ??
          (
            await client.workspaces.create({
              ...about,
              ...(run === undefined ? {} : { source: { type: 'run' as const, run_id: run } }),
            })
          ).id;
        if (filled !== undefined && Object.keys(about).length > 0) await client.workspaces.update(id, about);
        const ready = await client.workspaces.ready(id, { signal: interrupts.first });
        progress.stop();
        call.out.record(ready, () => workspaceLines(ready));
      } catch (error) {
        if (error instanceof Interrupted) throw usageError('Stopped.');
        throw error;
      } finally {
        progress.stop();
        interrupts.off();
      }
    },
  );

  does(
    io,
    settle,
    workspaces.command('show').description('Show a workspace.').argument('<workspace>'),
    async (call, _, id = '') => {
      const found = await (await call.client()).workspaces.get(id);
      call.out.record(found, () => workspaceLines(found));
    },
  );

  does(
    io,
    settle,
    workspaces
      .command('delete')
      .description('Remove a workspace, once its open runs are settled.')
      .argument('<workspace>'),
    async (call, _, id = '') => {
      await (await call.client()).workspaces.delete(id, { afterRuns: true });
      if (call.out.json) call.out.line({ id, deleted: true });
      call.out.say(`Deleted ${id}.`);
    },
  );

  does<{ output?: string; ref?: string }>(
    io,
    settle,
    workspaces
      .command('archive')
      .description('Write all of a workspace as a tar.gz archive.')
      .argument('<workspace>')
      .option('-o, --output <file>', 'where to; standard output unless given')
      .option('--ref <run>', 'what this run ended with instead'),
    async (call, { output, ref }, id = '') => {
      if (output === undefined && io.stdout.isTTY === true)
        throw usageError('An archive is not for terminals: name a file with --output, or pipe it on.');
      const stream = await (await call.client()).workspaces.archive(id, {
        format: 'tar.gz',
        ...(ref === undefined ? {} : { ref }),
      });
      const source = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
      if (output === undefined) await pipeline(source, io.stdout, { end: false });
      else await pipeline(source, createWriteStream(output));
      if (output !== undefined) call.out.say(`Written to ${output}.`);
    },
  );

  does<{ ref?: string; cat?: boolean }>(
    io,
    settle,
    workspaces
      .command('files')
      .description('List a folder of a workspace, or print one of its files.')
      .argument('<workspace>')
      .argument('[path]', 'the folder, or the file with --cat')
      .option('--ref <run>', 'as this run ended instead')
      .option('--cat', 'print the file'),
    async (call, { ref, cat = false }, id = '', path = '') => {
      const client = await call.client();
      const query = ref === undefined ? {} : { ref };
      if (cat) {
        const file = await client.workspaces.file(id, { path, ...query });
        io.stdout.write(Buffer.from(await file.arrayBuffer()));
        return;
      }
      const found = await client.workspaces
        .files(id, { ...(path === '' ? {} : { path }), ...query })
        .all(10_000);
      call.out.list(
        found,
        [
          ['PATH', (one) => (one.type === 'directory' ? `${one.path}/` : one.path)],
          ['BYTES', (one) => one.size_bytes],
          ['MODE', (one) => one.mode],
        ],
        'There is nothing in it.',
      );
    },
  );
}
