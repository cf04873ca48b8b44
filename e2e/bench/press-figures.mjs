import { figure } from './figures.mjs';
import { median, ratios } from './statistics.mjs';

/**
 * What antd's table takes to its next page on the machine that budgets in milliseconds are stated
 * for. On another one they are as many times its own table as they are of this.
 */
const statedReferenceMs = 150;

/**
 * Milliseconds on a slow processor as a multiple of what antd's table took in the same round.
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

/** The same for a budget in milliseconds. */
export function pressAgainst({ budgetMs, ...press }) {
  const stated = `; ${budgetMs} ms where that takes ${statedReferenceMs}`;
  return timesPress({ ...press, budget: budgetMs / statedReferenceMs, stated });
}
