import { afterEach, expect, it, jest } from '@jest/globals';

const address = 'https://apps.example/doctor/assets/page-plans.01234567.js';
const fetched = jest.fn<typeof fetch>();

/** The module takes the browser's own `fetch` as it is loaded. */
async function load() {
  window.fetch = fetched;
  jest.resetModules();
  globalThis.praxisIntegrity = { [address]: 'sha256-good' };
  return await import('./changed-file');
}

afterEach(() => {
  fetched.mockReset();
  globalThis.praxisIntegrity = undefined;
});

const answer = (ok: boolean) => ({ ok }) as Response;

it('names a file that is there and is not the one that was built', async () => {
  const { changedFile } = await load();
  fetched.mockRejectedValueOnce(new TypeError('integrity')).mockResolvedValueOnce(answer(true));
  expect(await changedFile('doctor', address)).toMatchObject({
    reason: 'changed',
    remote: 'doctor',
    details: { file: '/doctor/assets/page-plans.01234567.js' },
  });
  // Past the cache, which would hold the changed file for a year.
  expect(fetched.mock.calls[0]).toEqual([address, { integrity: 'sha256-good', cache: 'reload' }]);
});

it.each([
  ['that is as it was built', [answer(true)]],
  ['that is gone', [answer(false), answer(false)]],
])('says nothing of a file %s', async (_, answers) => {
  const { changedFile } = await load();
  answers.forEach((one) => fetched.mockResolvedValueOnce(one));
  expect(await changedFile('doctor', address)).toBeUndefined();
});

it('holds a pinned manifest against its pin', async () => {
  const { changedFile } = await load();
  fetched.mockRejectedValueOnce(new TypeError('integrity')).mockResolvedValueOnce(answer(true));
  const manifest = 'https://apps.example/doctor/remote.json';
  expect(await changedFile('doctor', manifest, 'sha256-pin')).toMatchObject({
    details: { file: '/doctor/remote.json' },
  });
});

it('says nothing of what is no file, or of one whose hash nobody knows', async () => {
  const { changedFile, fileOfError } = await load();
  expect(fileOfError(Object.assign(new Error(), { request: address }))).toBe(address);
  expect(fileOfError(new Error('A page failed.'))).toBeUndefined();
  expect(await changedFile('doctor', `${address}x`)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
