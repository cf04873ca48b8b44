/** Serializes a value with sorted keys, so that key order does not matter. */
export const canonicalJson = (body: unknown): string => JSON.stringify(body, sortKeys) ?? '';

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1)),
  );
}

/** Returns whether two values have the same JSON, whatever the order of their keys. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);
