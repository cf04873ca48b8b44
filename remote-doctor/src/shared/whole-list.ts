/** As many as one answer may hold. */
const perPage = 100;

/** A list whose pages are all in one answer, whatever their number. */
export async function wholeList<Answer extends { items: unknown[]; total: number }>(
  ask: (page: { page: number; perPage: number }) => Promise<Answer>,
): Promise<Answer> {
  const first = await ask({ page: 1, perPage });
  const pages = Math.ceil(first.total / perPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask({ page: index + 2, perPage })),
  );
  return { ...first, items: [first, ...others].flatMap(({ items }) => items) };
}
