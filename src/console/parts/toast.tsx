/** Short words on what has just happened, seen for some seconds and read aloud. */
import { signal } from '@preact/signals';
import { later } from '../clock.ts';

const words = signal<{ id: number; text: string }[]>([]);
let count = 0;

export function say(text: string): void {
  count += 1;
  const id = count;
  words.value = [...words.value.slice(-2), { id, text }];
  later(4000, () => {
    words.value = words.value.filter((word) => word.id !== id);
  });
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {words.value.map((word) => (
        <div key={word.id} class="toast">
          {word.text}
        </div>
      ))}
    </div>
  );
}
