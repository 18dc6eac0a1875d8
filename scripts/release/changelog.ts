/** The changelog: what stands under Unreleased becomes the section of a version. */

export interface Section {
  /** The whole changelog with the new section, and nothing under Unreleased. */
  text: string;
  /** What the section says, without its heading. */
  notes: string;
  date: string;
}

interface Part {
  heading: string;
  body: string;
}

function partsOf(text: string): { head: string; parts: Part[] } {
  const [head = '', ...rest] = text.split(/^## /m);
  const parts = rest.map((part) => {
    const end = part.indexOf('\n');
    return { heading: part.slice(0, end).trim(), body: part.slice(end).trim() };
  });
  return { head, parts };
}

/**
 * Lines of Unreleased go into the section of `version`, made when there is none. A section that is there (a release made again before it was tagged) keeps
 * its lines. Throws when there is no Unreleased or the section would be empty.
 */
export function release(text: string, version: string, date: string): Section {
  const { head, parts } = partsOf(text);
  const [unreleased, ...others] = parts;
  if (unreleased?.heading !== 'Unreleased') {
    throw new Error('CHANGELOG.md has no "## Unreleased" on top; put it there.');
  }
  const earlier = others.find(({ heading }) => heading.split(' ')[0] === version);
  const notes = [earlier?.body ?? '', unreleased.body].filter((body) => body !== '').join('\n');
  if (notes === '') {
    throw new Error('CHANGELOG.md has nothing under Unreleased; say what users get from this release.');
  }
  const sections = [
    { heading: 'Unreleased', body: '' },
    { heading: `${version} (${date})`, body: notes },
    ...others.filter((part) => part !== earlier),
  ];
  const written = sections.map(({ heading, body }) => `## ${heading}\n${body === '' ? '' : `\n${body}\n`}`);
  return { text: `${head.trimEnd()}\n\n${written.join('\n')}`, notes, date };
}

/** The section of a version as it stands, and the changelog as it is. Throws when there is none. */
export function sectionOf(text: string, version: string): Section {
  const found = partsOf(text).parts.find(({ heading }) => heading.split(' ')[0] === version);
  if (found === undefined) throw new Error(`CHANGELOG.md has no section of ${version}.`);
  return { text, notes: found.body, date: /\((.*)\)/.exec(found.heading)?.[1] ?? '' };
}
