/** A seeded random number generator, so that the sample data is reproducible. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A random integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number;
  pick<T>(values: readonly T[]): T;
}

/** mulberry32: small, fast, and uniform enough for sample data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick<T>(values: readonly T[]): T {
      const value = values[whole(0, values.length - 1)];
      if (value === undefined) throw new RangeError('Cannot pick from an empty list.');
      return value;
    },
  };
}
