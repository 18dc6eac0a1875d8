/** Under way. */
import { Head } from '../parts/words.tsx';

export function WebhooksPage(_: { id?: string }) {
  return <Head title="WebhooksPage" />;
}
