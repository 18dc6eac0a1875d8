/** Under way. */
import { Head } from './parts/words.tsx';

export function AuditPage(_: { id?: string }) {
  return <Head title="AuditPage" />;
}
