/** The form for a new key: its name, what it may do, and for how long. */
import { useSignal } from '@preact/signals';
import type { CreatedKey, Scope } from '../api.ts';
import { now } from '../clock.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { CheckField, SelectField, TextField } from '../parts/field.tsx';
import { Problem, pointed } from '../parts/problem.tsx';
import { useAction } from '../resource.ts';
import { client, environment, lacks } from '../session.ts';

const scopes: Scope[] = [
  'run:create',
  'runs:read',
  'runs:write',
  'workspaces:read',
  'workspaces:write',
  'keys:read',
  'keys:write',
  'webhooks:read',
  'webhooks:write',
  'exports:read',
  'exports:write',
  'audit:read',
  'environments:admin',
];

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
  const chosen = useSignal<Scope[]>(
    ['run:create', 'runs:read'].filter((scope) => lacks(scope as Scope) === undefined) as Scope[],
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
    <Dialog title="New key" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void create.run();
        }}
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
        <fieldset>
          <legend class="legend">What it may do</legend>
          <div class="checks">
            {scopes.map((scope) => (
              <CheckField
                key={scope}
                label={<code>{scope}</code>}
                checked={chosen.value.includes(scope)}
                lack={lacks(scope) === undefined ? undefined : 'not yours to give'}
                onChange={(checked) => {
                  chosen.value = checked
                    ? [...chosen.value, scope]
                    : chosen.value.filter((one) => one !== scope);
                }}
              />
            ))}
          </div>
          {pointed(error, '/scopes') && <span class="wrong">{pointed(error, '/scopes')}</span>}
        </fieldset>
        <div class="fields">
          <SelectField
            label="Ends"
            value={days.value}
            choices={ends}
            onChange={(value) => {
              days.value = value;
            }}
          />
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
        <Problem error={error} />
        <div class="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="primary"
            busy={create.busy.value}
            lack={chosen.value.length === 0 ? 'Choose at least one scope.' : undefined}
          >
            Make it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
