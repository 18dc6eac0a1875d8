/** `agent-runs exports …`: buckets that logs, patches and receipts are written to. */
import type { Command } from 'commander';
import type { Export } from '../sdk/index.ts';
import { usageError } from './exit.ts';
import { does, type Tree } from './leaf.ts';
import { fields, plain } from './output.ts';

function exportLines(found: Export): string[] {
  return fields([
    ['export', found.id],
    ['bucket', `${found.endpoint}/${found.bucket}/${found.prefix}`],
    ['region', found.region],
    ['every settled run', found.auto ? 'yes' : 'no'],
    ['exported', found.counts.exported],
    ['pending', found.counts.pending],
    ['failed', found.counts.failed],
    ['failing since', found.failing_since],
    ['last error', found.last_error?.message],
  ]);
}

export function addExports({ io, settle }: Tree, program: Command): void {
  const exports = program
    .command('exports')
    .description('Buckets that logs, patches and receipts of runs are written to.');

  does(io, settle, exports.command('list').description('List destinations.'), async (call) => {
    const found = await (await call.client()).exports.list().all(1000);
    call.out.list(
      found,
      [
        ['EXPORT', (one) => one.id],
        ['BUCKET', (one) => one.bucket],
        ['ENDPOINT', (one) => one.endpoint],
        ['AUTO', (one) => (one.auto ? 'yes' : 'no')],
        ['EXPORTED', (one) => one.counts.exported],
        ['FAILED', (one) => one.counts.failed],
      ],
      'There are no destinations.',
    );
  });

  does(
    io,
    settle,
    exports.command('show').description('Show a destination.').argument('<export>'),
    async (call, _, id = '') => {
      const found = await (await call.client()).exports.get(id);
      call.out.record(found, () => exportLines(found));
    },
  );

  does<{ endpoint: string; region: string; bucket: string; prefix?: string; auto?: boolean }>(
    io,
    settle,
    exports
      .command('create')
      .description(
        'Add a bucket. Its credentials are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (AWS_SESSION_TOKEN).',
      )
      .requiredOption('--endpoint <url>', 'the server, e.g. https://s3.eu-central-1.amazonaws.com')
      .requiredOption('--region <region>', 'its region')
      .requiredOption('--bucket <name>', 'the bucket')
      .option('--prefix <text>', 'what names in it begin with')
      .option('--auto', 'write every run that settles from now on'),
    async (call, { endpoint, region, bucket, prefix, auto }) => {
      const {
        AWS_ACCESS_KEY_ID: id = '',
        AWS_SECRET_ACCESS_KEY: secret = '',
        AWS_SESSION_TOKEN: token,
      } = io.env;
      if (id === '' || secret === '')
        throw usageError('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; they are never arguments.');
      const made = await (await call.client()).exports.create({
        endpoint,
        region,
        bucket,
        ...(prefix === undefined ? {} : { prefix }),
        ...(auto ? { auto } : {}),
        credentials: {
          access_key_id: id,
          secret_access_key: secret,
          ...(token === undefined || token === '' ? {} : { session_token: token }),
        },
      });
      call.out.record(made, () => exportLines(made));
    },
  );

  does(
    io,
    settle,
    exports.command('test').description('Try the connection to the bucket.').argument('<export>'),
    async (call, _, id = '') => {
      const tried = await (await call.client()).exports.test(id);
      call.out.record(tried, () =>
        tried.steps.map(
          (step) =>
            `${step.ok ? '✓' : '✗'} ${step.step}${step.error === null ? '' : `: ${plain(step.error)}`}`,
        ),
      );
      return tried.ok ? 0 : 1;
    },
  );

  does<{ createdAfter?: string; createdBefore?: string }>(
    io,
    settle,
    exports
      .command('backfill')
      .description('Write runs that were settled before.')
      .argument('<export>')
      .option('--created-after <instant>', 'only created at this instant or later')
      .option('--created-before <instant>', 'only created before this instant'),
    async (call, { createdAfter, createdBefore }, id = '') => {
      const begun = await (await call.client()).exports.backfill(id, {
        ...(createdAfter === undefined ? {} : { created_after: createdAfter }),
        ...(createdBefore === undefined ? {} : { created_before: createdBefore }),
      });
      call.out.record(begun, () =>
        fields([
          ['backfill', begun.id],
          ['state', begun.state],
          ['found', begun.found],
        ]),
      );
    },
  );

  does(
    io,
    settle,
    exports.command('delete').description('Remove a destination; what it has stays.').argument('<export>'),
    async (call, _, id = '') => {
      await (await call.client()).exports.delete(id);
      if (call.out.json) call.out.line({ id, deleted: true });
      call.out.say(`Deleted ${id}.`);
    },
  );
}
