/** As many rows as one answer may hold. */
const largestPage = 100;

/** Every row of a list, page after page: what a CSV export holds. */
export async function allPages<Item>(
  load: (page: { page: number; perPage: number }) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const rows: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, perPage: largestPage });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}
