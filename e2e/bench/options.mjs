import { parseArgs } from 'node:util';
import { Fault } from '@praxis/tooling/fault.mjs';

export const usage = `Usage: npm run bench [-- options]

  --only NAME      one scenario, or several with commas; with what they are compared to
  --explain NAME   one visit of a page: its requests, long tasks and what they are made of
  --runs N         rounds of the page loads (default 7)
  --build          also with --only: build from nothing first, and measure that
  --no-build       measure what is built
  --list           the scenarios`;

/** @returns {{ only: string[], explain?: string, runs: number, build: boolean, list: boolean }} */
export function readOptions(argv) {
  const { values } = parseArgs({
    args: argv,
    allowNegative: true,
    options: {
      only: { type: 'string' },
      explain: { type: 'string' },
      runs: { type: 'string', default: '7' },
      build: { type: 'boolean' },
      list: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',').filter(Boolean) ?? [];
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Fault('--runs takes a whole number from 1');
  const isFull = only.length === 0 && !values.explain;
  return { only, explain: values.explain, runs, build: values.build ?? isFull, list: values.list };
}
