/** Dark or light: what the system says until somebody chooses, and then that, in this browser. */
import { signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';
const kept = 'agent-runs.theme';
const known: readonly string[] = ['light', 'dark'];

function remembered(): Theme {
  const value = localStorage.getItem(kept) ?? '';
  return known.includes(value) ? (value as Theme) : 'system';
}

export const theme = signal<Theme>(remembered());

export function setTheme(value: Theme): void {
  theme.value = value;
  if (value === 'system') localStorage.removeItem(kept);
  else localStorage.setItem(kept, value);
  show();
}

function show(): void {
  document.documentElement.dataset.theme = theme.value;
}

show();
