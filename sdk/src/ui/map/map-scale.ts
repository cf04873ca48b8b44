/** How strong the primary color is in each step, from the smallest values to the largest; percent. */
const strengths = [16, 34, 54, 76, 100] as const;

export interface MapStep {
  /** The smallest value of the step. */
  from: number;
  /** Of the skin: the browser mixes it in the drawing. */
  color: string;
}

/** Steps of about as many countries each, so that one large value does not make all others pale. */
export function mapSteps(values: readonly number[]): MapStep[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const count = Math.min(strengths.length, sorted.length);
  return strengths.slice(strengths.length - count).map((strength, step) => ({
    from: sorted[Math.floor((step * sorted.length) / count)] ?? 0,
    color: `color-mix(in srgb, var(--praxis-primary) ${strength}%, var(--praxis-card))`,
  }));
}

/** The color of a value. */
export function colorOf(value: number, steps: readonly MapStep[]): string | undefined {
  return steps.findLast(({ from }) => value >= from)?.color;
}
