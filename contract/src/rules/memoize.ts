/**
 * Memoizes a pure function of one value. Temporal is exact but slow, and a practice needs the same few
 * hundred days repeatedly: advancing the clock by a year takes 100,000 calls.
 */
export function memoize<Key extends string | number, Result>(
  calculate: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    let result = results.get(key);
    if (result === undefined) {
      // Bounded for long-running servers.
      if (results.size >= 20_000) results.clear();
      result = calculate(key);
      results.set(key, result);
    }
    return result;
  };
}
