/** Under way. */
import { Head } from './parts/words.tsx';

export function ExportsPage(_: { id?: string }) {
  return <Head title="ExportsPage" />;
}
