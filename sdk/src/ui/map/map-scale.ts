import { skins, type Skin } from '../theme/tokens';

/** How strong the primary color is in each step, from the smallest values to the largest. */
const strengths = [0.16, 0.34, 0.54, 0.76, 1] as const;

export interface MapStep {
  /** The smallest value of the step. */
  from: number;
  color: string;
}

/** Steps of about as many countries each, so that one large value does not make all others pale. */
export function mapSteps(values: readonly number[], skin: Skin): MapStep[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const count = Math.min(strengths.length, sorted.length);
  const { primary, card } = skins[skin];
  return strengths.slice(strengths.length - count).map((strength, step) => ({
    from: sorted[Math.floor((step * sorted.length) / count)] ?? 0,
    color: mixed(primary, card, strength),
  }));
}

/** The color of a value. */
export function colorOf(value: number, steps: readonly MapStep[]): string | undefined {
  return steps.findLast(({ from }) => value >= from)?.color;
}

/** Two colors (#rrggbb) in one; 1 is the first alone. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
