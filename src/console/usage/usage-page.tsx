/** Under way. */
import { Head } from '../parts/words.tsx';

export function UsagePage(_: { id?: string }) {
  return <Head title="UsagePage" />;
}
