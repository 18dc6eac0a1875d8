/** Light, dark, or as the system has it. */
import { Button } from './parts/button.tsx';
import type { IconName } from './parts/icon.tsx';
import { setTheme, type Theme, theme } from './theme.ts';

const choices: { value: Theme; icon: IconName; label: string }[] = [
  { value: 'system', icon: 'system', label: 'Colours of the system' },
  { value: 'light', icon: 'sun', label: 'Light colours' },
  { value: 'dark', icon: 'moon', label: 'Dark colours' },
];

export function ThemeChoice() {
  return (
    <fieldset class="theme">
      <legend class="hidden">Colours</legend>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          little
          kind="plain"
          icon={choice.icon}
          label={choice.label}
          pressed={theme.value === choice.value}
          onClick={() => setTheme(choice.value)}
        />
      ))}
    </fieldset>
  );
}
