import { readFileSync } from 'node:fs';

/** @typedef {import('./schedule.mjs').Result} Result */

/**
 * Test counts of a Jest run, from its JSON report.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Result}
 */
export const countJest = (report) => ({
  passed: report.numPassedTests,
  // A file that failed to run has no tests in the report.
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  notRun: report.numPendingTests,
});

/**
 * Test counts of a Playwright run, from its JSON report.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Result}
 */
export const countPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  notRun: stats.skipped,
});

/**
 * The result of a test run, which has failed if it exits with an error, whatever it reports.
 * @template Report
 * @param {{ file: string, exitCode: number, count: (report: Report) => Result }} run `file` of the report
 * @returns {Result}
 */
export function resultOf({ file, exitCode, count }) {
  /** @type {Result} */
  let counted;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
