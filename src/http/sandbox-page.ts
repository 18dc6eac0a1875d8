/** `/docs/sandbox`: what a run can and cannot do to the machine, and to whom that is no comfort. */
import { docsPage, escaped } from './docs-page.ts';
import { notPromised, promised } from './sandbox-guide.ts';

const marked = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

export function sandboxPage(): string {
  const rows = promised.map(
    ({ what, bubblewrap, unshare, none }) =>
      `<tr>${[what, bubblewrap, unshare, none].map((text) => `<td>${marked(text)}</td>`).join('')}</tr>`,
  );
  return docsPage(
    'The sandbox',
    `<h1>What the sandbox promises and what it does not</h1>
<p>The commands of a run work in a sandbox. A receipt's <code>sandbox</code> says which one, and its <code>limit_hit</code> which limit
ended the run; the limits themselves are in the run's <code>limits</code> and <code>timeout_ms</code>.</p>
<div class="table"><table>
<thead><tr><th></th><th>bubblewrap</th><th>unshare</th><th>none</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
<h2>Not promised</h2>
<ul>
${notPromised.map((text) => `<li>${marked(text)}</li>`).join('\n')}
</ul>`,
    { here: '/docs/sandbox' },
  );
}
