import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { programOf } from '../programs.mjs';
import { directoryWith } from '../testing/temporary-directory';

test('tests run in UTC, whatever the time zone of the computer', () => {
  const directory = directoryWith({
    'some.test.js': `
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      test(timeZone + ' ' + new Date(2026, 6, 1).toISOString(), () => {});
    `,
    'jest.config.mjs': `
      import ${JSON.stringify(path.join(import.meta.dirname, 'common-project.mjs'))};
      export default {};
    `,
  });
  const { stdout } = spawnSync(process.execPath, [programOf('jest'), '--json', '--ci'], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'America/New_York' },
  });
  const { testResults } = JSON.parse(stdout) as {
    testResults: { assertionResults: { title: string }[] }[];
  };
  expect(testResults[0]?.assertionResults).toMatchObject([
    { title: 'UTC 2026-07-01T00:00:00.000Z' },
  ]);
});
