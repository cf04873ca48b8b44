import { afterEach, expect, it, jest } from '@jest/globals';

const address = 'https://apps.example/doctor/assets/page-plans.01234567.js';
const fetched = jest.fn<typeof fetch>();

/** The module saves the browser's `fetch` when it loads. */
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

const responseWith = (ok: boolean) => ({ ok }) as Response;

it('names a file whose content differs from its hash', async () => {
  const { findChangedFile } = await load();
  fetched
    .mockRejectedValueOnce(new TypeError('integrity'))
    .mockResolvedValueOnce(responseWith(true));
  expect(await findChangedFile('doctor', address)).toMatchObject({
    reason: 'changed',
    remote: 'doctor',
    details: { file: '/doctor/assets/page-plans.01234567.js' },
  });
  // Bypasses the cache, which would keep the changed file for a year.
  expect(fetched.mock.calls[0]).toEqual([address, { integrity: 'sha256-good', cache: 'reload' }]);
});

it.each([
  ['an unchanged file', [responseWith(true)]],
  ['a missing file', [responseWith(false), responseWith(false)]],
])('returns nothing for %s', async (_, answers) => {
  const { findChangedFile } = await load();
  answers.forEach((response) => fetched.mockResolvedValueOnce(response));
  expect(await findChangedFile('doctor', address)).toBeUndefined();
});

it('checks a pinned manifest against its pin', async () => {
  const { findChangedFile } = await load();
  fetched
    .mockRejectedValueOnce(new TypeError('integrity'))
    .mockResolvedValueOnce(responseWith(true));
  const manifest = 'https://apps.example/doctor/remote.json';
  expect(await findChangedFile('doctor', manifest, 'sha256-pin')).toMatchObject({
    details: { file: '/doctor/remote.json' },
  });
});

it('returns nothing for errors without a file, and files without a known hash', async () => {
  const { findChangedFile, fileOfError } = await load();
  expect(fileOfError(Object.assign(new Error(), { request: address }))).toBe(address);
  expect(fileOfError(new Error('A page failed.'))).toBeUndefined();
  expect(await findChangedFile('doctor', `${address}x`)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
