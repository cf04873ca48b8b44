import path from 'node:path';
import { release } from '../release/release.mjs';
import { buildOf } from '../release/testing';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import type { Offer, Uses } from './compare.mjs';
import { compat } from './compat.mjs';
import { exportsOf } from './exports-of.mjs';
import { offerOf } from './offer.mjs';

// Jest compiles the files that it imports.
jest.mock('../env/typescript.mjs', () => ({
  importTypeScript: (file: string) => import(file) as Promise<object>,
}));

const plans = 'GET /api/v1/doctor/plans';

let offer: Offer;
beforeAll(async () => {
  offer = await offerOf();
}, 60_000);

/** Releases an app with the `uses.json` that a build of this workspace would write. */
async function releaseApp(root: string, app: string, { exports = {}, calls = [''] }) {
  const uses: Uses = {
    app,
    version: '1.0.0',
    sdk: { range: '^1.0.0', version: offer.version },
    exports,
    endpoints: Object.fromEntries(
      calls.flatMap((call) => (offer.endpoints[call] ? [[call, offer.endpoints[call]]] : [])),
    ),
  };
  const from = buildOf(app, { 'uses.json': JSON.stringify(uses) });
  await release({ root, app, from, commit: null });
}

test('lists released apps with what a change of the sdk and the contract would break', async () => {
  const root = directoryWith({});
  const ui = '@praxis/sdk/ui';
  await releaseApp(root, 'lab', { exports: { [ui]: ['Button'] }, calls: [plans] });
  await releaseApp(root, 'nurse', { exports: { [ui]: ['Card'] } });
  await release({ root, app: 'older', from: buildOf('older'), commit: null });

  const before = await compat(root, offer);
  expect(before.broken).toEqual([]);
  expect(before.lines.map((line) => line.replace(/1\.0\.0\S*/, '1'))).toEqual([
    'lab 1 (live): works',
    'nurse 1 (live): works',
    'older 1 (live): unknown. Its build recorded no uses.json.',
  ]);

  const field = 'response.items[].subscribers';
  const { [field]: gone, ...fewer } = offer.endpoints[plans]?.responses ?? {};
  expect(gone).toEqual({ types: ['integer'] });
  const changed: Offer = {
    ...offer,
    exports: {
      ...offer.exports,
      [ui]: new Set([...(offer.exports[ui] ?? [])].filter((name) => name !== 'Card')),
    },
    endpoints: {
      ...offer.endpoints,
      [plans]: { name: 'listPlans', takes: {}, ...offer.endpoints[plans], responses: fewer },
    },
  };
  const { lines, broken } = await compat(root, changed);
  expect(broken.map((name) => name.split(' ')[0])).toEqual(['lab', 'nurse']);
  expect(lines).toContain(`  ${plans} (listPlans) no longer returns ${field}.`);
  expect(lines).toContain(`  ${ui} no longer exports Card.`);
});

test('rejects a directory without releases', async () => {
  await expect(compat(directoryWith({}), offer)).rejects.toThrow('No app was released');
});

test('reads the exports of every shared module of the product', () => {
  expect(Object.keys(offer.exports)).toEqual(
    expect.arrayContaining(['@praxis/sdk', '@praxis/sdk/ui/page', '@praxis/contract/schema']),
  );
  for (const names of Object.values(offer.exports)) expect(names.size).toBeGreaterThan(0);
});

test('finds exported values in all forms of export', () => {
  const directory = directoryWith({
    'index.ts': `
      export * from './more';
      export { one, type Two, three as third } from './parts';
      export type { Four } from './parts';
      export const five = 5, { six, seven: [seventh] } = parts;
      export function eight() {}
      export interface Nine { ten: string }
      export default eight;`,
    'more.tsx': `export class Eleven {} export type Twelve = string;`,
  });
  expect([...exportsOf(path.join(directory, 'index.ts'))].sort()).toEqual(
    ['Eleven', 'default', 'eight', 'five', 'one', 'seventh', 'six', 'third'].sort(),
  );
  expect(exportsOf(path.join(rootDirectory, 'sdk/src/router.ts')).has('Link')).toBe(true);
});
