/** Buckets that logs, patches and receipts are written to, and whether that works. */
import { useSignal } from '@preact/signals';
import type { Export, ExportTest } from './api.ts';
import { now } from './clock.ts';
import { duration, number, relative } from './format.ts';
import { Button } from './parts/button.tsx';
import { DeleteButton, Dialog, FormDialog } from './parts/dialog.tsx';
import { CheckField, into, TextField } from './parts/field.tsx';
import { List } from './parts/loading.tsx';
import { Problem } from './parts/problem.tsx';
import { say } from './parts/toast.tsx';
import { Empty, Head, State } from './parts/words.tsx';
import { useAction, usePages } from './resource.ts';
import { client, lacks } from './session.ts';

export function ExportsPage() {
  const making = useSignal(false);
  const pages = usePages((page, signal) => client().exports.list(page, { signal }), []);
  return (
    <>
      <Head title="Exports" under={<span class="small quiet">Buckets that settled runs are written to</span>}>
        <Button
          kind="primary"
          icon="plus"
          lack={lacks('exports:write')}
          onClick={() => {
            making.value = true;
          }}
        >
          New destination
        </Button>
      </Head>
      <div class="stack">
        <List
          pages={pages}
          bones={{ rows: 3, height: 46 }}
          empty={
            <Empty icon="exports" title="No destination yet">
              <p>
                Logs are kept for a while. A bucket of yours, on any server that speaks S3, keeps them for as
                long as you like.
              </p>
            </Empty>
          }
        >
          {(items) => (
            <ul class="rows" aria-label="Destinations">
              {items.map((destination) => (
                <Destination key={destination.id} destination={destination} reload={pages.reload} />
              ))}
            </ul>
          )}
        </List>
      </div>
      {making.value && (
        <NewExport
          onClose={() => {
            making.value = false;
          }}
          onMade={() => {
            making.value = false;
            pages.reload();
          }}
        />
      )}
    </>
  );
}

function Destination({ destination, reload }: { destination: Export; reload: () => void }) {
  const result = useSignal<ExportTest | undefined>(undefined);
  const write = lacks('exports:write');
  const test = useAction(async () => {
    result.value = await client().exports.test(destination.id);
  });
  const backfill = useAction(async () => {
    await client().exports.backfill(destination.id, {});
    say('Earlier runs are being exported.');
    reload();
  });
  const { counts } = destination;
  const state = destination.failing_since !== null ? 'failing' : destination.auto ? 'active' : 'by hand';
  return (
    <li>
      <div class="row-link key-row">
        <State state={state} />
        <div class="row-words">
          <span class="break">
            {destination.bucket}
            {destination.prefix !== '' && `/${destination.prefix}`}
          </span>
          <span class="small quiet break">
            {destination.endpoint} · {destination.region}
          </span>
          <span class="small quiet num">
            {number(counts.exported)} exported, {number(counts.pending)} waiting, {number(counts.failed)}{' '}
            given up
            {destination.last_exported_at !== null &&
              ` · last ${relative(destination.last_exported_at, now.value)}`}
          </span>
          {destination.last_error && <span class="small minus break">{destination.last_error.message}</span>}
        </div>
        <div class="row tight">
          <Button little busy={test.busy.value} lack={write} onClick={() => void test.run()}>
            Test
          </Button>
          <Button little busy={backfill.busy.value} lack={write} onClick={() => void backfill.run()}>
            Backfill
          </Button>
          <DeleteButton
            little
            lack={write}
            title="Delete this destination?"
            words="Nothing more is written there. What is in the bucket stays."
            work={async () => {
              await client().exports.delete(destination.id);
              say('The destination is deleted.');
              reload();
            }}
          />
        </div>
      </div>
      {(test.error.value ?? backfill.error.value) !== undefined && (
        <div class="pad">
          <Problem error={test.error.value ?? backfill.error.value} />
        </div>
      )}
      {result.value && (
        <Dialog
          title={result.value.ok ? 'The connection works' : 'The connection does not work'}
          onClose={() => {
            result.value = undefined;
          }}
        >
          <ul class="stack tight">
            {result.value.steps.map((step) => (
              <li key={step.step} class="break">
                <State state={step.ok ? 'ready' : 'failed'} /> <code>{step.step}</code>{' '}
                <span class="quiet num">{duration(step.duration_ms)}</span>
                {step.error !== null && <p class="small minus">{step.error}</p>}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </li>
  );
}

function NewExport({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const endpoint = useSignal('');
  const region = useSignal('us-east-1');
  const bucket = useSignal('');
  const prefix = useSignal('');
  const access = useSignal('');
  const secret = useSignal('');
  const auto = useSignal(true);
  const pathStyle = useSignal(false);
  const create = useAction(async () => {
    await client().exports.create({
      endpoint: endpoint.value.trim(),
      region: region.value.trim(),
      bucket: bucket.value.trim(),
      ...(prefix.value.trim() === '' ? {} : { prefix: prefix.value.trim() }),
      credentials: { access_key_id: access.value.trim(), secret_access_key: secret.value },
      auto: auto.value,
      path_style: pathStyle.value,
    });
    onMade();
  });
  const error = create.error.value;
  return (
    <FormDialog title="New destination" action={create} onClose={onClose}>
      <TextField
        label="Server"
        type="url"
        required
        placeholder="https://s3.eu-central-1.amazonaws.com"
        value={endpoint}
        error={error}
        pointer="/endpoint"
      />
      <div class="fields">
        <TextField label="Bucket" required value={bucket} error={error} pointer="/bucket" />
        <TextField label="Region" required value={region} error={error} pointer="/region" />
        <TextField label="Folder in it" placeholder="runs" value={prefix} error={error} pointer="/prefix" />
      </div>
      <div class="fields">
        <TextField
          label="Access key id"
          required
          autocomplete="off"
          value={access}
          error={error}
          pointer="/credentials/access_key_id"
        />
        <TextField
          label="Secret access key"
          required
          type="password"
          autocomplete="off"
          value={secret}
          error={error}
          pointer="/credentials/secret_access_key"
        />
      </div>
      <CheckField label="Export every run when it settles" checked={auto.value} onChange={into(auto)} />
      <CheckField
        label="Name the bucket in the path"
        hint="as servers of your own mostly want it"
        checked={pathStyle.value}
        onChange={into(pathStyle)}
      />
    </FormDialog>
  );
}
