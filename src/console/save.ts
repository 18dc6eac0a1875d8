/** Gives bytes to the browser as a file to save. */
import { later } from './clock.ts';

export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser has begun to read it by then.
  later(10_000, () => URL.revokeObjectURL(address));
}
