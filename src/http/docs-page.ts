/** The frame of the service's own pages: one navigation over all of them, one look, and nothing from anywhere else. */

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** In the order of the navigation. */
const places: readonly [address: string, title: string][] = [
  ['/docs/guides', 'Guides'],
  ['/docs', 'Reference'],
  ['/docs/events', 'Events'],
  ['/docs/errors', 'Errors'],
  ['/docs/sandbox', 'Sandbox'],
  ['/console', 'Console'],
];

/** Links to every page; `here` is the address of the page they stand on. */
export function navigation(here: string): string {
  const links = places.map(([address, title]) => {
    const current = here === address || (address !== '/docs' && here.startsWith(`${address}/`));
    return `<a href="${address}"${current ? ` aria-current="${here === address ? 'page' : 'true'}"` : ''}>${title}</a>`;
  });
  return `<nav class="top" aria-label="Documentation"><strong>Agent Run Service</strong>${links.join('')}</nav>`;
}

export interface PagePlace {
  /** The page's own address. */
  here: string;
  /** The side beside the page, as HTML. */
  side?: string;
}

/** `body` is HTML already. */
export function docsPage(title: string, body: string, { here, side }: PagePlace): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Agent Run Service</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/page.css">
<script src="/docs/assets/page.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${navigation(here)}
<div class="frame${side === undefined ? ' plain' : ''}">
${side === undefined ? '' : `<nav class="side" aria-label="On this side">${side}</nav>`}
<main id="content">
${body}
</main>
</div>
</body>
</html>
`;
}

/** A list of links for the side of a page. */
export function sideList(
  here: string,
  links: readonly (readonly [address: string, title: string])[],
): string {
  const items = links.map(
    ([address, title]) =>
      `<li><a href="${address}"${address === here ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
