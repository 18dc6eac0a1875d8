/** Keys that work on every page, and the list of them. They keep quiet while somebody types. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from './parts/dialog.tsx';
import { navigate } from './router.ts';

export const helpOpen = signal(false);

const list: [keys: string[], does: string][] = [
  [['n'], 'New run'],
  [['/'], 'To the filters'],
  [['j', 'k'], 'Next and previous in a list'],
  [['Enter'], 'Open it'],
  [['g', 'r'], 'To the runs'],
  [['g', 'w'], 'To the workspaces'],
  [['g', 'u'], 'To the usage'],
  [['?'], 'This list'],
  [['Esc'], 'Close what is in front'],
];

const ways: Record<string, string> = { r: '/', w: '/workspaces', u: '/usage', k: '/keys' };

/** Moves among everything a list marks as a place to be, from where the focus is. */
function move(by: number): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const here = items.findIndex(
    (item) => item === document.activeElement || item.contains(document.activeElement),
  );
  const next = items[Math.min(items.length - 1, Math.max(0, here + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

export function useShortcuts(): void {
  useEffect(() => {
    let before = '';
    const hear = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable) return;
      if (document.querySelector('dialog[open]')) return;
      const { key } = event;
      const way = before === 'g' ? ways[key] : undefined;
      before = key;
      if (way !== undefined) navigate(way);
      else if (key === 'n') navigate('/runs/new');
      else if (key === '?') helpOpen.value = true;
      else if (key === 'j') move(1);
      else if (key === 'k') move(-1);
      else if (key === '/')
        document.querySelector<HTMLElement>('[data-filter] input, [data-filter] select')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

export function Help() {
  return (
    <Dialog
      title="Keyboard"
      onClose={() => {
        helpOpen.value = false;
      }}
    >
      <dl class="facts">
        {list.map(([keys, does]) => (
          <>
            <dt class="row tight">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </>
        ))}
      </dl>
    </Dialog>
  );
}
