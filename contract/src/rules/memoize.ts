/**
 * Remembers the results of a pure function of one value. Temporal is exact but slow, and a practice
 * asks for the same few hundred days over and over: moving the clock by a year asks 100,000 times.
 */
export function memoize<Key extends string | number, Result>(
  calculate: (key: Key) => Result,
): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    let result = known.get(key);
    if (result === undefined) {
      // Bounded, so that a server that runs for years does not grow.
      if (known.size >= 20_000) known.clear();
      result = calculate(key);
      known.set(key, result);
    }
    return result;
  };
}
