/** Which page is shown: the address bar is the one place where that is kept, so that it can be shared, reloaded and gone back from. */
import { signal } from '@preact/signals';

export const base = '/console';

export interface Place {
  /** Below `/console`, `/` for the first page. */
  path: string;
  query: URLSearchParams;
}

function read(): Place {
  const path = location.pathname.slice(base.length).replace(/\/+$/, '');
  return { path: path === '' ? '/' : path, query: new URLSearchParams(location.search) };
}

export const place = signal<Place>(read());

window.addEventListener('popstate', () => {
  place.value = read();
});

/** An address of the console, for links. Segments may be ids with a slash in them. */
export function href(path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${base}${path === '/' ? '' : path}${search === '' ? '' : `?${search}`}`;
}

export function navigate(path: string, query: Record<string, string> = {}): void {
  history.pushState(null, '', href(path, query));
  place.value = read();
  window.scrollTo(0, 0);
}

/** Changes filters and the like in place. An empty list or text takes the name out. */
export function setQuery(
  changes: Record<string, string | string[]>,
  mode: 'push' | 'replace' = 'push',
): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    for (const one of [value].flat()) if (one !== '') query.append(name, one);
  }
  const search = query.toString();
  const address = `${location.pathname}${search === '' ? '' : `?${search}`}`;
  if (mode === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  place.value = read();
}

/** Plain clicks on links of the console change the page without loading it again; all others are the browser's. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element | null)?.closest('a');
  if (anchor?.origin !== location.origin || anchor.target !== '' || anchor.hasAttribute('download')) return;
  if (anchor.pathname !== base && !anchor.pathname.startsWith(`${base}/`)) return;
  if (anchor.hash !== '') return;
  event.preventDefault();
  history.pushState(null, '', anchor.href);
  place.value = read();
  window.scrollTo(0, 0);
});
