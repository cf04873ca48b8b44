import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { testSteps } from './steps.mjs';
import { partsOf } from './test-command.mjs';

const stepsOf = (...names: string[]) => {
  const wanted = partsOf(names);
  return testSteps
    .filter(({ parts }) => parts.some((part) => wanted.includes(part)))
    .map(({ name }) => name);
};

const always = testSteps
  .map(({ name }) => name)
  .filter((name) => name !== 'smoke tests' && name !== 'browser tests');

it('runs all checks, all unit tests and the smoke tests unless parts are named', () => {
  expect(stepsOf()).toEqual([...always, 'smoke tests']);
});

it('runs every browser test with all, and none of them twice', () => {
  expect(stepsOf('all')).toEqual([...always, 'browser tests']);
  expect(stepsOf('smoke', 'browser')).toEqual(['build', 'browser tests']);
});

it('runs a part alone', () => {
  expect(stepsOf('unit')).toEqual(['unit and integration tests']);
  expect(stepsOf('smoke')).toEqual(['build', 'smoke tests']);
});

it('runs everything in CI', () => {
  expect(readFileSync(path.join(rootDirectory, '.ci/run'), 'utf8')).toMatch(/^npm test -- all$/m);
});
