/** Maximum page size of the API. */
const perPage = 100;

/** Fetches all pages of a list and merges them into one response. */
export async function fetchAllPages<ResponseBody extends { items: unknown[]; total: number }>(
  fetchPage: (page: { page: number; perPage: number }) => Promise<ResponseBody>,
): Promise<ResponseBody> {
  const first = await fetchPage({ page: 1, perPage });
  const pages = Math.ceil(first.total / perPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      fetchPage({ page: index + 2, perPage }),
    ),
  );
  return { ...first, items: [first, ...others].flatMap(({ items }) => items) };
}
