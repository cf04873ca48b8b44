import { median } from './statistics.mjs';

const digits = { ms: 0, s: 1, KB: 1, MB: 1, x: 2, '': 3 };

/**
 * A measured figure with its maximum.
 *
 * @param {{ name: string, unit: keyof typeof digits, values: number[], budget?: number,
 *   note?: string }} figure informative only, without a budget
 */
export function figure({ name, unit, values, budget, note = '' }) {
  const measured = median(values);
  return {
    name,
    unit,
    measured,
    least: Math.min(...values),
    most: Math.max(...values),
    budget: budget ?? null,
    isOver: budget !== undefined && measured > budget,
    note,
    values,
  };
}

/** A yes/no statement, for results that aren't numbers. */
export function assertion({ name, holds, note = '' }) {
  return { name, unit: '', holds, isOver: !holds, note };
}

export function format(value, unit) {
  return `${value.toFixed(digits[unit])}${unit && ` ${unit}`}`;
}
