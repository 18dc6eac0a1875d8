/** The frame of the service's own pages beside the reference. */

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** `body` is HTML already. */
export function docsPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agent Run Service: ${escaped(title)}</title>
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
${body}
<p><a href="/docs">Back to the reference</a></p>
</body>
</html>
`;
}
