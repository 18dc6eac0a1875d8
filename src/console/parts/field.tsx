/** What is filled in: a label, the input, a hint, and what the service found wrong with it. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { pointed } from './problem.tsx';

/** Keeps what was chosen in a signal of the form. */
export const into =
  <T,>(kept: Signal<T>) =>
  (chosen: T): void => {
    kept.value = chosen;
  };

interface FieldProps {
  label: string;
  hint?: ComponentChildren;
  /** The error of the form, and where in the body this field stands. */
  error?: unknown;
  pointer?: string;
  /** The label is read but not seen, where a placeholder shows enough. */
  quiet?: boolean;
}

function Field(
  props: FieldProps & {
    children: (given: {
      id: string;
      'aria-describedby': string | undefined;
      'aria-invalid': 'true' | undefined;
    }) => ComponentChildren;
  },
) {
  const { label, hint, error, pointer, quiet, children } = props;
  const id = useId();
  const wrong = pointer === undefined ? undefined : pointed(error, pointer);
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-wrong` : ''].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id} class={quiet ? 'hidden' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': wrong ? 'true' : undefined,
      })}
      {wrong && (
        <span class="wrong" id={`${id}-wrong`}>
          {wrong}
        </span>
      )}
      {hint && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

type TextProps = FieldProps & {
  value: Signal<string>;
  little?: boolean;
  onCommit?: (value: string) => void;
  type?: 'text' | 'password' | 'search' | 'number' | 'datetime-local' | 'url';
  name?: string;
  placeholder?: string;
  required?: boolean;
  min?: string;
  max?: string;
  autocomplete?: 'off';
  spellcheck?: boolean;
};

export function TextField({
  label,
  hint,
  error,
  pointer,
  quiet,
  value,
  little,
  onCommit,
  type = 'text',
  ...rest
}: TextProps) {
  return (
    <Field {...{ label, hint, error, pointer, quiet }}>
      {(given) => (
        <input
          {...rest}
          {...given}
          type={type as 'text'}
          class={little ? 'input little' : 'input'}
          value={value.value}
          onInput={(event) => {
            value.value = event.currentTarget.value;
          }}
          onChange={(event) => onCommit?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export function AreaField(
  props: FieldProps & { value: Signal<string>; rows?: number; placeholder?: string; required?: boolean },
) {
  const { label, hint, error, pointer, quiet, value, rows, placeholder, required } = props;
  return (
    <Field {...{ label, hint, error, pointer, quiet }}>
      {(given) => (
        <textarea
          {...given}
          class="input"
          rows={rows ?? 6}
          placeholder={placeholder}
          required={required}
          spellcheck={false}
          value={value.value}
          onInput={(event) => {
            value.value = event.currentTarget.value;
          }}
        />
      )}
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export function SelectField(
  props: FieldProps & {
    value: string;
    choices: Choice[];
    onChange: (value: string) => void;
    little?: boolean;
  },
) {
  const { label, hint, error, pointer, quiet, value, choices, onChange, little } = props;
  return (
    <Field {...{ label, hint, error, pointer, quiet }}>
      {(given) => (
        <select
          {...given}
          class={little ? 'input little' : 'input'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField(props: {
  label: ComponentChildren;
  hint?: string;
  checked: boolean;
  lack?: string | undefined;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div class="check">
      <input
        id={id}
        type="checkbox"
        checked={props.checked}
        disabled={props.lack !== undefined}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <label for={id}>
        {props.label}
        {(props.lack ?? props.hint) !== undefined && <span class="hint"> {props.lack ?? props.hint}</span>}
      </label>
    </div>
  );
}

/** Any of `all`; what `lack` gives a reason for cannot be chosen. */
export function CheckFields<T extends string>(props: {
  legend: string;
  all: T[];
  chosen: Signal<T[]>;
  lack?: (one: T) => string | undefined;
  error: unknown;
  pointer: string;
}) {
  const { legend, all, chosen, lack, error, pointer } = props;
  const wrong = pointed(error, pointer);
  return (
    <fieldset>
      <legend class="legend">{legend}</legend>
      <div class="checks">
        {all.map((one) => (
          <CheckField
            key={one}
            label={<code>{one}</code>}
            checked={chosen.value.includes(one)}
            lack={lack?.(one)}
            onChange={(checked) => {
              chosen.value = checked ? [...chosen.value, one] : chosen.value.filter((other) => other !== one);
            }}
          />
        ))}
      </div>
      {wrong && <span class="wrong">{wrong}</span>}
    </fieldset>
  );
}
