import { figure } from './figures.mjs';
import { median, ratios } from './statistics.mjs';

/**
 * Time of antd's table for its next page, in milliseconds, on the machine that the budgets refer
 * to. On another machine, budgets scale with its own time for that table.
 */
const statedReferenceMs = 150;

/**
 * Milliseconds on a throttled CPU as a multiple of the time of antd's table in the same round.
 *
 * @param {{ name: string, values: number[], references: { nextPageMs: number }[],
 *   budget: number, stated?: string }} press
 */
export function timesPress({ name, values, references, budget, stated = '' }) {
  const others = references.map(({ nextPageMs }) => nextPageMs);
  return figure({
    name,
    unit: 'x',
    values: ratios(values, others),
    budget,
    note: `${median(values).toFixed(0)} ms against ${median(others).toFixed(0)} ms${stated}`,
  });
}

/** Like `timesPress`, for a budget in milliseconds. */
export function pressAgainst({ budgetMs, ...press }) {
  const stated = `; ${budgetMs} ms where that takes ${statedReferenceMs}`;
  return timesPress({ ...press, budget: budgetMs / statedReferenceMs, stated });
}
