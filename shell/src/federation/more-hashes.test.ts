import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

const base = new URL('https://apps.example/doctor/remote.json');
const drawer = 'https://apps.example/doctor/assets/drawer.js';
const moreHashes = { file: 'assets/hashes.json', integrity: 'sha256-hashes' };
const fetched = jest.fn<typeof fetch>();

/** The module saves the browser's `fetch` when it loads. */
async function load() {
  window.fetch = fetched;
  jest.resetModules();
  return {
    ...(await import('./more-hashes')),
    ...(await import('./integrity')),
    ...(await import('./changed-file')),
  };
}

const responseWith = (hashes: unknown) =>
  ({ ok: true, json: () => Promise.resolve(hashes) }) as unknown as Response;

beforeEach(() => {
  globalThis.praxisIntegrity = { 'https://apps.example/doctor/assets/page.js': 'sha256-page' };
});

afterEach(() => {
  fetched.mockReset();
  globalThis.praxisIntegrity = undefined;
  globalThis.praxisHashes = undefined;
});

it('fetches the other hashes once, with their own hash, when the first such file is needed', async () => {
  const { registerMoreHashes, loadHashesFor, integrityOf } = await load();
  registerMoreHashes(base, { moreHashes }, '');
  expect(loadHashesFor('https://apps.example/doctor/assets/page.js')).toBeUndefined();
  expect(loadHashesFor('https://apps.example/doctor/assets/../assets/page.js')).toBeUndefined();
  expect(loadHashesFor('https://apps.example/patient/assets/drawer.js')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();

  fetched.mockResolvedValueOnce(responseWith({ 'assets/drawer.js': 'sha256-drawer' }));
  await Promise.all([globalThis.praxisHashes?.(drawer), loadHashesFor(drawer)]);
  expect(fetched.mock.calls).toEqual([
    ['https://apps.example/doctor/assets/hashes.json', { integrity: 'sha256-hashes' }],
  ]);
  expect(integrityOf(drawer)).toBe('sha256-drawer');
  // A file in neither list has no hash, and waits for none.
  expect(loadHashesFor('https://apps.example/doctor/assets/other.js')).toBeUndefined();
});

it('retries after a failure, whose error names the file', async () => {
  const { registerMoreHashes, fileOfError, loadHashesFor } = await load();
  registerMoreHashes(base, { moreHashes }, '?again=1');
  fetched.mockRejectedValueOnce(new TypeError('integrity'));
  const failure: unknown = await loadHashesFor(drawer)?.catch((error: unknown) => error);
  expect(fileOfError(failure)).toBe('https://apps.example/doctor/assets/hashes.json?again=1');
  fetched.mockResolvedValueOnce(responseWith({ 'assets/drawer.js': 'sha256-drawer' }));
  await loadHashesFor(`${drawer}?again=1`);
  expect(loadHashesFor(`${drawer}?again=1`)).toBeUndefined();
});

it.each([
  ['a file outside the app', { '../other.js': 'sha256-other' }],
  ['an invalid hash', { 'assets/drawer.js': 'none' }],
])('rejects a list with %s', async (_, hashes) => {
  const { registerMoreHashes, loadHashesFor, integrityOf } = await load();
  registerMoreHashes(base, { moreHashes }, '');
  fetched.mockResolvedValueOnce(responseWith(hashes));
  await expect(loadHashesFor(drawer)).rejects.toThrow('hashes');
  expect(integrityOf(drawer)).toBe('');
});

it('does not wait if the manifest has all hashes', async () => {
  const { registerMoreHashes, loadHashesFor } = await load();
  registerMoreHashes(base, {}, '');
  expect(loadHashesFor(drawer)).toBeUndefined();
});
