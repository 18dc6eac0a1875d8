/** Under way. */
import { Head } from '../parts/words.tsx';

export function WorkspacesPage(_: { id?: string }) {
  return <Head title="WorkspacesPage" />;
}
