import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

const base = new URL('https://apps.example/doctor/remote.json');
const drawer = 'https://apps.example/doctor/assets/drawer.js';
const moreHashes = { file: 'assets/hashes.json', integrity: 'sha256-hashes' };
const fetched = jest.fn<typeof fetch>();

/** The module takes the browser's own `fetch` as it is loaded. */
async function load() {
  window.fetch = fetched;
  jest.resetModules();
  return {
    ...(await import('./more-hashes')),
    ...(await import('./integrity')),
    ...(await import('./changed-file')),
  };
}

const answer = (hashes: unknown) =>
  ({ ok: true, json: () => Promise.resolve(hashes) }) as unknown as Response;

beforeEach(() => {
  globalThis.praxisIntegrity = { 'https://apps.example/doctor/assets/page.js': 'sha256-page' };
});

afterEach(() => {
  fetched.mockReset();
  globalThis.praxisIntegrity = undefined;
  globalThis.praxisHashes = undefined;
});

it('asks for the other hashes once, with their own hash, when the first such file is wanted', async () => {
  const { expectMoreHashes, hashesFor, integrityOf } = await load();
  expectMoreHashes(base, { moreHashes }, '');
  expect(hashesFor('https://apps.example/doctor/assets/page.js')).toBeUndefined();
  expect(hashesFor('https://apps.example/doctor/assets/../assets/page.js')).toBeUndefined();
  expect(hashesFor('https://apps.example/patient/assets/drawer.js')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();

  fetched.mockResolvedValueOnce(answer({ 'assets/drawer.js': 'sha256-drawer' }));
  await Promise.all([globalThis.praxisHashes?.(drawer), hashesFor(drawer)]);
  expect(fetched.mock.calls).toEqual([
    ['https://apps.example/doctor/assets/hashes.json', { integrity: 'sha256-hashes' }],
  ]);
  expect(integrityOf(drawer)).toBe('sha256-drawer');
  // What is in neither has no hash: nobody waits for one any more.
  expect(hashesFor('https://apps.example/doctor/assets/other.js')).toBeUndefined();
});

it('asks again after a failure, and tells which file it was', async () => {
  const { expectMoreHashes, fileOfError, hashesFor } = await load();
  expectMoreHashes(base, { moreHashes }, '?again=1');
  fetched.mockRejectedValueOnce(new TypeError('integrity'));
  const failure: unknown = await hashesFor(drawer)?.catch((error: unknown) => error);
  expect(fileOfError(failure)).toBe('https://apps.example/doctor/assets/hashes.json?again=1');
  fetched.mockResolvedValueOnce(answer({ 'assets/drawer.js': 'sha256-drawer' }));
  await hashesFor(`${drawer}?again=1`);
  expect(hashesFor(`${drawer}?again=1`)).toBeUndefined();
});

it.each([
  ['a file outside of the app', { '../other.js': 'sha256-other' }],
  ['no hash', { 'assets/drawer.js': 'none' }],
])('takes nothing of a list that names %s', async (_, hashes) => {
  const { expectMoreHashes, hashesFor, integrityOf } = await load();
  expectMoreHashes(base, { moreHashes }, '');
  fetched.mockResolvedValueOnce(answer(hashes));
  await expect(hashesFor(drawer)).rejects.toThrow('hashes');
  expect(integrityOf(drawer)).toBe('');
});

it('waits for nothing where the manifest names all hashes', async () => {
  const { expectMoreHashes, hashesFor } = await load();
  expectMoreHashes(base, {}, '');
  expect(hashesFor(drawer)).toBeUndefined();
});
