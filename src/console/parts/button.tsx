/** What is clicked to do something. One that may not be used stays in reach and says why. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  icon?: IconName;
  kind?: 'primary' | 'danger' | 'danger sure' | 'plain';
  little?: boolean;
  /** The name, for a button that shows nothing but its icon. */
  label?: string;
  children?: ComponentChildren;
}

function looks({ kind, little, label, children }: Look): string {
  const alone = label !== undefined && children === undefined;
  return ['button', kind, little ? 'little' : '', alone ? 'icon' : ''].filter(Boolean).join(' ');
}

interface ButtonProps extends Look {
  onClick?: () => void;
  type?: 'button' | 'submit';
  busy?: boolean;
  /** Why it may not be used now. */
  lack?: string | undefined;
  pressed?: boolean;
  expanded?: boolean;
}

export function Button(props: ButtonProps) {
  const { icon, label, children, onClick, type = 'button', busy = false, lack, pressed, expanded } = props;
  const reason = useId();
  const off = busy || lack !== undefined;
  const button = (
    <button
      type={type}
      class={looks(props)}
      aria-label={label}
      title={lack === undefined ? label : undefined}
      aria-disabled={off ? 'true' : undefined}
      aria-busy={busy ? 'true' : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-describedby={lack === undefined ? undefined : reason}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
  if (lack === undefined) return button;
  return (
    <span class="why">
      {button}
      <span class="why-words" role="tooltip" id={reason}>
        {lack}
      </span>
    </span>
  );
}

export function LinkButton(props: Look & { href: string; lack?: string | undefined }) {
  const { icon, label, children, href, lack } = props;
  if (lack !== undefined)
    return (
      <Button {...props} lack={lack}>
        {children}
      </Button>
    );
  return (
    <a class={looks(props)} href={href} aria-label={label} title={label}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
