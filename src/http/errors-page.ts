/** The page behind every problem's `type`: `/docs/errors#<code>`, one section per code. */
import { catalogue, type ErrorCode } from '../base/errors.ts';
import { docsPage, escaped, sideList } from './docs-page.ts';
import { errorGuide } from './error-guide.ts';
import { codeFigure } from './guide-page.ts';

function section(code: ErrorCode): string {
  const { status, title, retry } = catalogue[code];
  const { meaning, example, remedy } = errorGuide[code];
  const problem = {
    type: `/docs/errors#${code}`,
    title,
    status,
    detail: example.detail,
    code,
    request_id: 'req_01kahz071efay9vvr14d2pf2db',
    errors: example.errors ?? [],
  };
  return `<section id="${code}">
<h2><code>${code}</code> <small>${status}</small></h2>
<p><strong>${escaped(title)}.</strong> ${escaped(meaning)}</p>
<p><b>What to do:</b> ${escaped(remedy)}</p>
<p><b>May the same call succeed later?</b> ${retry ? 'Yes, after the time in Retry-After or a short wait.' : 'No: change the request first.'}</p>
${codeFigure(JSON.stringify(problem, null, 2), 'json')}
</section>`;
}

export function errorsPage(): string {
  const codes = Object.keys(catalogue) as ErrorCode[];
  const rows = codes.map(
    (code) =>
      `<tr><td><a href="#${code}"><code>${code}</code></a></td><td>${catalogue[code].status}</td><td>${escaped(catalogue[code].title)}</td></tr>`,
  );
  return docsPage(
    'Errors',
    `<h1>Errors</h1>
<p>Every error is a problem document (RFC 9457, <code>application/problem+json</code>) with <code>code</code>,
<code>request_id</code> and, where the request itself is wrong, <code>errors</code>: one entry per mistake, each with a JSON Pointer.
Its <code>type</code> is an address relative to the service and leads to a section of this page. What to do about them in a program is in the guide <a href="/docs/guides/errors">Errors</a>.</p>
<div class="table"><table>
<thead><tr><th>code</th><th>status</th><th>title</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
${codes.map(section).join('\n')}`,
    {
      here: '/docs/errors',
      side: sideList(
        '',
        codes.map((code): [string, string] => [`#${code}`, code]),
      ),
    },
  );
}
