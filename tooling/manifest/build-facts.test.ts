import { rootDirectory } from '../workspace.mjs';
import { directoryWith } from '../testing/temporary-directory';
import { buildFactsOf } from './build-facts.mjs';

it('returns the version of an app and the commit that it is built from', async () => {
  expect(await buildFactsOf(rootDirectory)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    build: {
      commit: expect.stringMatching(/^[0-9a-f]{8,}$/) as string,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  });
});

it('returns only the version without a repository', async () => {
  const directory = directoryWith({ 'package.json': '{"version":"2.1.0"}' });
  expect(await buildFactsOf(directory)).toEqual({ version: '2.1.0' });
});
