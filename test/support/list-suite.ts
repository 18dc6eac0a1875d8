/** What every list owes alike: newest first, pages that fit together, and only what belongs to the caller's environment. */
import { expect } from 'chai';
import { pointersOf, problemOf, type Suite } from './contract-suite.ts';

export interface ListCase {
  suite: Suite;
  path: string;
  /** Makes one more record in the environment of this key; resolves with its id. */
  make(key: string): Promise<string>;
}

interface Page {
  data: { id: string }[];
  next_cursor: string | null;
}

/** Registers the tests; call it within the file's `describe`. */
export function listsPages({ suite, path, make }: ListCase): void {
  async function read(key: string, query = ''): Promise<Page> {
    const response = await suite.caller(key).call('GET', `${path}${query}`);
    expect(response.status).to.equal(200);
    return (await response.json()) as Page;
  }

  async function readAll(key: string, limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await read(key, `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page.data.length).to.be.within(1, limit);
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    return ids;
  }

  describe('200 in pages', () => {
    it('lists newest first, each record once, in pages of any size', async () => {
      const key = await suite.makeKey({ environment: 'pages' });
      const made: string[] = [];
      for (let count = 0; count < 7; count++) made.unshift(await make(key));
      const whole = (await read(key)).data.map(({ id }) => id);
      expect(whole.slice(0, 7)).to.deep.equal(made);
      for (const limit of [1, 2, 3, whole.length, 100])
        expect(await readAll(key, limit)).to.deep.equal(whole);
    });

    it('goes on where it was although more is made meanwhile', async () => {
      const key = await suite.makeKey({ environment: 'meanwhile' });
      for (let count = 0; count < 4; count++) await make(key);
      const first = await read(key, '?limit=2');
      await make(key);
      const second = await read(key, `?limit=100&cursor=${first.next_cursor}`);
      const seen = [...first.data, ...second.data].map(({ id }) => id);
      expect(new Set(seen).size).to.equal(seen.length);
      expect((await read(key)).data.slice(1).map(({ id }) => id)).to.deep.equal(seen);
    });

    it('shows nothing of another environment, with its cursors neither', async () => {
      const [one, two] = [
        await suite.makeKey({ environment: 'one' }),
        await suite.makeKey({ environment: 'two' }),
      ];
      const mine = [await make(one), await make(one)];
      const theirs = [await make(two), await make(two)];
      const page = await read(one, '?limit=1');
      const ids = [...(await read(two)).data, ...(await read(two, `?cursor=${page.next_cursor}`)).data].map(
        ({ id }) => id,
      );
      expect(ids).to.include.members(theirs);
      expect(ids.filter((id) => mine.includes(id))).to.deep.equal([]);
    });

    it('holds twenty records unless asked for another number', async () => {
      const key = await suite.makeKey({ environment: 'many' });
      for (let count = 0; count < 21; count++) await make(key);
      const page = await read(key);
      expect([page.data.length, typeof page.next_cursor]).to.deep.equal([20, 'string']);
    });
  });

  describe('400', () => {
    it('refuses a page size out of bounds', async () => {
      for (const limit of ['0', '101', '-1', 'all', '1.5', ''])
        expect(
          pointersOf(
            await problemOf(await suite.admin.call('GET', `${path}?limit=${limit}`), 400, 'invalid_request'),
          ),
        ).to.deep.equal(['/query/limit']);
    });

    it('refuses a cursor that no page gave', async () => {
      for (const cursor of [
        '',
        'x',
        '1',
        'AAAA',
        `${'A'.repeat(21)}B`,
        'A'.repeat(257),
        '../../etc',
        "'; drop table runs",
      ])
        expect(
          pointersOf(
            await problemOf(
              await suite.admin.call('GET', `${path}?cursor=${encodeURIComponent(cursor)}`),
              400,
              'invalid_request',
            ),
          ),
        ).to.deep.equal(['/query/cursor']);
    });
  });
}
