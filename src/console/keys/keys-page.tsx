/** Under way. */
import { Head } from '../parts/words.tsx';

export function KeysPage(_: { id?: string }) {
  return <Head title="KeysPage" />;
}
