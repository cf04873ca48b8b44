import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';
import { countJest, countPlaywright, resultOf } from './reports.mjs';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 2,
  numPendingTests: 1,
  numRuntimeErrorTestSuites: 1,
};
const playwrightReport = {
  stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 },
  errors: [{}],
};

test('counts a test file that failed to run as a failure', () => {
  expect(countJest(jestReport)).toEqual({ passed: 7, failed: 3, notRun: 1 });
});

test('counts an error outside of the browser tests as a failure', () => {
  expect(countPlaywright(playwrightReport)).toEqual({ passed: 5, failed: 3, notRun: 3 });
});

describe('the result of a run', () => {
  const allPassed = { ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const directory = directoryWith({ 'report.json': JSON.stringify(allPassed), 'broken.json': '{' });
  const result = (name: string, exitCode: number) =>
    resultOf({ file: path.join(directory, name), exitCode, count: countJest });

  test('has the counts of its report', () => {
    expect(result('report.json', 0)).toMatchObject({ passed: 7, failed: 0 });
  });

  test('is a failure if the run exits with an error', () => {
    expect(result('report.json', 1)).toMatchObject({ passed: 7, failed: 1 });
  });

  test.each(['missing.json', 'broken.json'])('is a failure without a report: %s', (name) => {
    expect(result(name, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
