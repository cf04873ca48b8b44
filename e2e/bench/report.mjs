import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from './figures.mjs';
import { resultsDirectory } from './paths.mjs';

function cells(figure) {
  if ('holds' in figure) {
    return [
      figure.name,
      figure.holds ? 'yes' : 'NO',
      '',
      figure.holds ? 'ok' : 'OVER',
      figure.note,
    ];
  }
  const { name, unit, measured, least, most, budget, isOver, note, values } = figure;
  const spread = values.length > 1 ? ` (${format(least, unit)} - ${format(most, unit)})` : '';
  const verdict = budget === null ? '' : isOver ? 'OVER' : 'ok';
  return [
    name,
    `${format(measured, unit)}${spread}`,
    budget === null ? '' : `<= ${format(budget, unit)}`,
    verdict,
    note,
  ];
}

/** Table of a run's figures, with aligned columns. */
export function table(figures) {
  const rows = [['figure', 'median (min - max)', 'budget', '', ''], ...figures.map(cells)];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  const [head, ...body] = rows.map(line);
  return [head, '-'.repeat(head.length), ...body].join('\n');
}

/** Drops the chunks of responses, whose times already cover them. */
const withoutChunks = (key, value) => (key === 'chunks' ? undefined : value);

/** Writes the figures and all samples behind them; returns the file. */
export async function writeResults(results) {
  await mkdir(resultsDirectory, { recursive: true });
  const text = `${JSON.stringify(results, withoutChunks, 2)}\n`;
  const stamp = results.startedAt.replace(/[:.]/g, '-');
  const file = path.join(resultsDirectory, `${stamp}.json`);
  await Promise.all([
    writeFile(file, text),
    writeFile(path.join(resultsDirectory, 'latest.json'), text),
  ]);
  return file;
}
