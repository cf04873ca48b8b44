import { afterEach, expect, it, jest } from '@jest/globals';

const address = 'https://apps.example/doctor/assets/page-plans.0123456789ab.js';
const error = Object.assign(new Error('Loading chunk failed.'), { request: address });
const fetched = jest.fn<typeof fetch>();

/** The module takes the browser's own `fetch` as it is loaded. */
async function load() {
  window.fetch = fetched;
  jest.resetModules();
  globalThis.praxisIntegrity = { [address]: 'sha256-good' };
  const { changedFile } = await import('./changed-file');
  return changedFile;
}

afterEach(() => {
  fetched.mockReset();
  globalThis.praxisIntegrity = undefined;
});

const answer = (ok: boolean) => ({ ok }) as Response;

it('names a file that is there and is not the one that was built', async () => {
  const changedFile = await load();
  fetched.mockRejectedValueOnce(new TypeError('integrity')).mockResolvedValueOnce(answer(true));
  expect(await changedFile('doctor', error)).toMatchObject({
    reason: 'changed',
    remote: 'doctor',
    details: { file: '/doctor/assets/page-plans.0123456789ab.js' },
    cause: error,
  });
  // Past the cache, which would hold the changed file for a year.
  expect(fetched.mock.calls[0]).toEqual([address, { integrity: 'sha256-good', cache: 'reload' }]);
});

it.each([
  ['that is as it was built', [answer(true)]],
  ['that is gone', [answer(false), answer(false)]],
])('says nothing of a file %s', async (_, answers) => {
  const changedFile = await load();
  answers.forEach((one) => fetched.mockResolvedValueOnce(one));
  expect(await changedFile('doctor', error)).toBeUndefined();
});

it('says nothing of what is no file, or of one whose hash nobody knows', async () => {
  const changedFile = await load();
  expect(await changedFile('doctor', new Error('A page failed.'))).toBeUndefined();
  expect(await changedFile('doctor', { request: `${address}x` })).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
