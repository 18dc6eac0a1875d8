/** Copies a text and says so. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { later } from '../clock.ts';
import { Button } from './button.tsx';
import { say } from './toast.tsx';

export function CopyButton({ text, label, children }: { text: string; label: string; children?: string }) {
  const done = useSignal(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      say('The browser did not allow copying. Select the text and copy it by hand.');
      return;
    }
    done.value = true;
    say('Copied.');
    stop.current?.();
    stop.current = later(1500, () => {
      done.value = false;
    });
  };
  const icon = done.value ? 'check' : 'copy';
  if (children === undefined) return <Button little kind="plain" icon={icon} label={label} onClick={copy} />;
  return (
    <Button little icon={icon} onClick={copy}>
      {children}
    </Button>
  );
}
