import { UserError } from '../user-error.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { wordsOf } from '../words-of.mjs';

const parts = ['static', 'unit', 'smoke', 'browser', 'all'];

/** Parts that `npm test` runs by default: as much as fits into twenty minutes on two CPUs. */
const defaultParts = ['static', 'unit', 'smoke'];

export const usage = `Usage: npm test [-- <part> ...]

  Runs the first three parts, or the named ones:

  static   types, lint, formatting, dead code, import cycles, documentation, known vulnerabilities
  unit     Jest
  smoke    Playwright, on the production build: the essential tests, with at least one of each role
  browser  Playwright, on the production build: every test
  all      everything, as CI does`;

/**
 * The parts to run. `browser` includes the smoke tests.
 * @param {readonly string[]} names as they were given
 * @returns {readonly string[]}
 */
export function partsOf(names) {
  if (names.length === 0) return defaultParts;
  const wanted = names.includes('all') ? ['static', 'unit', 'browser'] : names;
  return wanted.includes('browser') ? wanted.filter((name) => name !== 'smoke') : wanted;
}

/**
 * `npm test`: runs the default or the named parts, and prints how many tests passed and failed.
 * @param {readonly string[]} parameters names of parts
 * @returns {Promise<number>} exit code
 */
export async function test(parameters) {
  const names = wordsOf(parameters);
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown)
    throw new UserError(`There is no part "${unknown}". The parts are: ${parts.join(', ')}.`);
  ensureInstalled();
  // Imported dynamically: they need packages, which are installed by now.
  const { runSteps } = await import('./schedule.mjs');
  const { testSteps } = await import('./steps.mjs');
  const wanted = partsOf(names);
  const steps = testSteps.filter(({ parts }) => parts.some((part) => wanted.includes(part)));
  const started = Date.now();
  const results = await runSteps(steps, {
    processors: 2,
    ended: ({ name }, { passed, failed }) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      console.log(
        `\n${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (after ${seconds} s)\n`,
      );
    },
  });
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of results.values()) {
    total.passed += passed;
    total.failed += failed;
  }
  const failures = [...results].filter(([, { failed }]) => failed > 0).map(([name]) => name);
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
  for (const [name, { notRun = 0, missing = 'they were skipped' }] of results)
    if (notRun > 0) console.log(`Not run: ${notRun} of the ${name}: ${missing}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}
