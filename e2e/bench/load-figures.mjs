import { figure } from './figures.mjs';
import { median, ratios } from './statistics.mjs';

const column = (samples, key) => samples.map((sample) => sample[key]);

/** Load time of a page as a multiple of a reference's, with both times in the note. */
export function timeAgainst(name, samples, references, budget) {
  const own = column(samples, 'readyMs');
  const others = column(references, 'readyMs');
  const marks = column(samples, 'markMs').filter((mark) => mark !== null);
  const markNote = marks.length > 0 ? `; its own mark says ${median(marks).toFixed(0)} ms` : '';
  return figure({
    name,
    unit: 'x',
    values: ratios(own, others),
    budget,
    note: `${median(own).toFixed(0)} ms against ${median(others).toFixed(0)} ms${markNote}`,
  });
}

/** Blocking time of a page load as a multiple of a reference's, which counts as at least 1 ms. */
export function blockingAgainst(name, samples, references, budget) {
  const own = column(samples, 'blockingMs');
  const others = column(references, 'blockingMs');
  return figure({
    name: `${name}: blocking time`,
    unit: 'x',
    values: ratios(
      own,
      others.map((ms) => Math.max(1, ms)),
    ),
    budget,
    note: `${median(own).toFixed(0)} ms against ${median(others).toFixed(0)} ms`,
  });
}

/**
 * Other costs of a page load; without budgets all figures are included, otherwise those with one.
 */
export function costs(name, samples, budgets) {
  const candidates = [
    { key: 'scriptKilobytes', label: 'JavaScript until ready', unit: 'KB' },
    { key: 'allKilobytes', label: 'all bytes until ready', unit: 'KB' },
    { key: 'blockingMs', label: 'blocking time', unit: 'ms' },
    { key: 'layoutShift', label: 'layout shift', unit: '' },
    { key: 'heapMegabytes', label: 'memory', unit: 'MB' },
  ];
  return candidates
    .filter(({ key }) => !budgets || budgets[key] !== undefined)
    .map(({ key, label, unit }) =>
      figure({
        name: `${name}: ${label}`,
        unit,
        values: column(samples, key),
        budget: budgets?.[key],
      }),
    );
}

/** Load time of a page, in milliseconds. */
export function readyTime(name, samples) {
  return figure({
    name: `${name}: ready`,
    unit: 'ms',
    values: column(samples, 'readyMs'),
    note: `first paint ${median(column(samples, 'firstPaintMs')).toFixed(0)} ms`,
  });
}
