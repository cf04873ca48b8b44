/** Counts items by key, and all of them. */
export function countBy<Item, const Key extends string>(
  items: readonly Item[],
  keys: readonly Key[],
  keyOf: (item: Item) => Key,
): Record<Key | 'all', number> {
  const counts = Object.fromEntries([...keys, 'all' as const].map((key) => [key, 0])) as Record<
    Key | 'all',
    number
  >;
  for (const item of items) {
    const key: Key | 'all' = keyOf(item);
    counts[key] += 1;
    counts.all += 1;
  }
  return counts;
}
