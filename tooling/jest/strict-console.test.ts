import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { programOf } from '../programs.mjs';
import { directoryWith } from '../testing/temporary-directory';

const quiet = `jest.spyOn(console, 'error').mockImplementation(() => {});`;

/** Runs a test file with the set-up of all tests, and returns what Jest reports. */
function run(source: string): { failures: string[]; passed: number } {
  const directory = directoryWith({ 'some.test.js': source });
  const config = {
    rootDir: directory,
    transform: { '\\.[jt]s$': require.resolve('@swc/jest') },
    setupFilesAfterEnv: [path.join(import.meta.dirname, 'strict-console.ts')],
  };
  const { stdout } = spawnSync(
    process.execPath,
    [programOf('jest'), '--json', '--ci', '--runInBand', `--config=${JSON.stringify(config)}`],
    { cwd: directory, encoding: 'utf8' },
  );
  const { testResults } = JSON.parse(stdout) as {
    testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failures: results.flatMap(({ title, failureMessages }) =>
      failureMessages.map((message) => `${title} > ${message}`),
    ),
    passed: results.filter(({ failureMessages }) => failureMessages.length === 0).length,
  };
}

test('a test fails if it prints an error or a warning that it does not expect', () => {
  const { failures, passed } = run(`
    console.warn('while loading');
    afterEach(() => {
      if (expect.getState().currentTestName === 'tidies up') console.error('while tidying up');
    });

    test('loads', () => {});
    test('errs', () => console.error('Sum of %s is %d', 'bill', 7));
    test('warns', () => {
      for (let time = 0; time < 3; time += 1) console.warn('old');
      console.error('broken');
    });
    test('logs', () => console.log('fine'));
    test('expects it', () => {
      ${quiet}
      console.error('expected');
    });
    test('expects nothing', () => console.error('unexpected'));
    test('tidies up', () => {});
    test('is next', () => {});
  `);
  expect(failures).toEqual([
    expect.stringMatching(/^loads > .*console\.warn in "the first test": while loading\n/),
    expect.stringMatching(/^errs > .*console\.error in "errs": Sum of bill is 7\n/),
    expect.stringMatching(
      /^warns > .*console\.warn in "warns": old\n\nconsole\.error in "warns": broken\n/,
    ),
    expect.stringMatching(/^expects nothing > .*"expects nothing": unexpected\n/),
    expect.stringMatching(/^is next > .*"tidies up": while tidying up\n/),
  ]);
  // The message points at the line that prints.
  expect(failures[1]).toMatch(/\n\s+at .*some\.test\.js:8/);
  expect(passed).toBe(3);
});
