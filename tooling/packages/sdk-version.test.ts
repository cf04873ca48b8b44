import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

const textOf = (file: string) => readFileSync(path.join(rootDirectory, 'sdk', file), 'utf8');

test('has the version that the shell checks apps against, and an entry in the changelog', () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(/sdkVersion = '([^']+)'/.exec(textOf('src/remote.ts'))?.[1]).toBe(version);
  expect(/^## (\S+)$/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(version);
});
