export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Each round's value divided by the reference's of the same round, which cancels out the machine's
 * load.
 */
export function ratios(values, references) {
  return values.map((value, round) => value / references[round]);
}
