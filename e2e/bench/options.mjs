import { parseArgs } from 'node:util';
import { UserError } from '@praxis/tooling/user-error.mjs';

export const usage = `Usage: npm run bench [-- options]

  --only NAME      one scenario, or several separated by commas, with their references
  --explain NAME   breakdown of one visit: its requests, long tasks and their contributors
  --runs N         number of rounds of the page loads (default 7)
  --build          build from scratch first, also with --only, and measure that build
  --no-build       measure the existing build
  --list           list the scenarios`;

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
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs must be a positive integer');
  const isFull = only.length === 0 && !values.explain;
  return { only, explain: values.explain, runs, build: values.build ?? isFull, list: values.list };
}
