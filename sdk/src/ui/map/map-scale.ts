/** Percentage of the primary color in each step, from the smallest values to the largest. */
const strengths = [16, 34, 54, 76, 100] as const;

export interface MapStep {
  /** Lower bound of the step. */
  from: number;
  /** CSS color, mixed by the browser so that it follows the skin. */
  color: string;
}

/** Divides values into quantiles, so that one outlier does not make all others pale. */
export function mapSteps(values: readonly number[]): MapStep[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const count = Math.min(strengths.length, sorted.length);
  return strengths.slice(strengths.length - count).map((strength, step) => ({
    from: sorted[Math.floor((step * sorted.length) / count)] ?? 0,
    color: `color-mix(in srgb, var(--praxis-primary) ${strength}%, var(--praxis-card))`,
  }));
}

/** Returns the color of a value's step. */
export function colorOf(value: number, steps: readonly MapStep[]): string | undefined {
  return steps.findLast(({ from }) => value >= from)?.color;
}
