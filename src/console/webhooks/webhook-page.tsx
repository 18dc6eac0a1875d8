/** Under way. */
import { Head } from '../parts/words.tsx';

export function WebhookPage(_: { id?: string }) {
  return <Head title="WebhookPage" />;
}
