/** Under way. */
import { Head } from '../parts/words.tsx';

export function WorkspacePage(_: { id?: string }) {
  return <Head title="WorkspacePage" />;
}
