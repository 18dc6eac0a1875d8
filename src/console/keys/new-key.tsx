/** The form for a new key: its name, what it may do, and for how long. */
import { useSignal } from '@preact/signals';
import { allOf, type CreatedKey, type Scope } from '../api.ts';
import { now } from '../clock.ts';
import { FormDialog } from '../parts/dialog.tsx';
import { CheckFields, into, SelectField, TextField } from '../parts/field.tsx';
import { useAction } from '../resource.ts';
import { client, environment, lacks } from '../session.ts';

const scopes = allOf<Scope>({
  'run:create': true,
  'runs:read': true,
  'runs:write': true,
  'workspaces:read': true,
  'workspaces:write': true,
  'keys:read': true,
  'keys:write': true,
  'webhooks:read': true,
  'webhooks:write': true,
  'exports:read': true,
  'exports:write': true,
  'audit:read': true,
  'environments:admin': true,
});

const ends = [
  { value: '', label: 'Never' },
  { value: '1', label: 'In a day' },
  { value: '7', label: 'In a week' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
];

const dayMs = 86_400_000;

export function NewKey({ onClose, onMade }: { onClose: () => void; onMade: (key: CreatedKey) => void }) {
  const name = useSignal('');
  const chosen = useSignal(
    (['run:create', 'runs:read'] as Scope[]).filter((scope) => lacks(scope) === undefined),
  );
  const days = useSignal('');
  const place = useSignal('');
  const create = useAction(async () => {
    onMade(
      await client().keys.create({
        name: name.value.trim(),
        scopes: chosen.value,
        ...(days.value === ''
          ? {}
          : { expires_at: new Date(now.value + Number(days.value) * dayMs).toISOString() }),
        ...(place.value.trim() === '' ? {} : { environment: place.value.trim() }),
      }),
    );
  });
  const error = create.error.value;
  return (
    <FormDialog
      title="New key"
      action={create}
      lack={chosen.value.length === 0 ? 'Choose at least one scope.' : undefined}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        placeholder="ci"
        value={name}
        error={error}
        pointer="/name"
        hint="Where it is used, so that you know it again."
      />
      <CheckFields
        legend="What it may do"
        all={scopes}
        chosen={chosen}
        lack={(scope) => (lacks(scope) === undefined ? undefined : 'not yours to give')}
        error={error}
        pointer="/scopes"
      />
      <div class="fields">
        <SelectField label="Ends" value={days.value} choices={ends} onChange={into(days)} />
        {lacks('environments:admin') === undefined && (
          <TextField
            label="Environment"
            placeholder={environment.value}
            value={place}
            error={error}
            pointer="/environment"
          />
        )}
      </div>
    </FormDialog>
  );
}
