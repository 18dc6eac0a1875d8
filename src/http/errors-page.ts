/** The page behind every problem's `type`: `/docs/errors#<code>`, one section per code. */
import { catalogue, type ErrorCode } from '../base/errors.ts';
import { errorGuide } from './error-guide.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

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
<pre><code>${escaped(JSON.stringify(problem, null, 2))}</code></pre>
</section>`;
}

export function errorsPage(): string {
  const codes = Object.keys(catalogue) as ErrorCode[];
  const rows = codes.map(
    (code) =>
      `<tr><td><a href="#${code}"><code>${code}</code></a></td><td>${catalogue[code].status}</td><td>${escaped(catalogue[code].title)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agent Run Service: errors</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .75rem; border-bottom: 1px solid #8884; vertical-align: top; }
section { border-top: 1px solid #8884; padding: .5rem .75rem; scroll-margin-top: 1rem; }
section:target { background: #fc03; }
pre { overflow-x: auto; background: #8882; padding: .75rem; }
code { font-family: ui-monospace, monospace; }
</style>
</head>
<body>
<h1>Errors</h1>
<p>Every error is a problem document (RFC 9457, <code>application/problem+json</code>) with <code>code</code>,
<code>request_id</code> and, where the request itself is wrong, <code>errors</code>: one entry per mistake, each with a JSON Pointer.
Its <code>type</code> is an address relative to the service and leads to a section of this page.</p>
<table>
<thead><tr><th>code</th><th>status</th><th>title</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
${codes.map(section).join('\n')}
<p><a href="/docs">Back to the reference</a></p>
</body>
</html>
`;
}
