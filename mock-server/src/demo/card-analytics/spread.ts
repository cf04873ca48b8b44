/** A whole number in parts that stand to each other as the weights do; together they are the whole again. */
export function spread(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  let weightSoFar = 0;
  let partsSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const part = Math.round((whole * weightSoFar) / sum) - partsSoFar;
    partsSoFar += part;
    return part;
  });
}

/** So many weights around 1, the same every time: how figures go up and down. */
export function weights(count: number, seed: number, swing = 0.35): number[] {
  return Array.from({ length: count }, (_, index) => {
    const noise = Math.abs(Math.sin((index + 1) * 12.9898 + seed * 78.233) * 43_758.5453) % 1;
    return 1 + swing * (noise - 0.5) + (index / Math.max(count - 1, 1)) * 0.3;
  });
}
