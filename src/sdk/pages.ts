/** Lists that go on from page to page by themselves. */

export interface Page<Item> {
  data: Item[];
  next_cursor: string | null;
}

/** Every item in turn, and page by page for those who want to show pages. */
export interface List<Item, P extends Page<Item> = Page<Item>> extends AsyncIterable<Item> {
  /** One page: the first, or the one its query's `cursor` names. */
  page(): Promise<P>;
  /** That page and all that follow, fetched one at a time as they are taken. */
  pages(): AsyncIterable<P>;
  /** All items, at most `limit` of them. */
  all(limit?: number): Promise<Item[]>;
}

/** `fetchPage` gives the page at a cursor; undefined stands for the one that the query itself names. */
export function list<Item, P extends Page<Item>>(
  fetchPage: (cursor: string | undefined) => Promise<P>,
): List<Item, P> {
  async function* pages(): AsyncGenerator<P> {
    let cursor: string | undefined;
    do {
      const page = await fetchPage(cursor);
      yield page;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }
  async function* items(): AsyncGenerator<Item> {
    for await (const page of pages()) yield* page.data;
  }
  return {
    page: () => fetchPage(undefined),
    pages,
    all: async (limit = Number.POSITIVE_INFINITY) => {
      const found: Item[] = [];
      if (limit <= 0) return found;
      for await (const item of items()) if (found.push(item) >= limit) break;
      return found;
    },
    [Symbol.asyncIterator]: items,
  };
}
