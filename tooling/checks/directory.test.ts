import { expect, it } from '@jest/globals';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

const read = (file: string) => import(path.join(rootDirectory, file)) as Promise<unknown>;

/** Paths of a page without parameters. */
const addressesOf = (paths: string | readonly string[]) =>
  [paths].flat().filter((one) => !one.includes(':'));

it('lists every page of the demo area in its directory', async () => {
  const { directoryPages } = (await read('mock-server/src/demo/search/directory.ts')) as {
    directoryPages: readonly { link: string }[];
  };
  const { pages } = (await read('remote-demo/src/pages.ts')) as {
    pages: readonly { path: string | readonly string[] }[];
  };
  const links = new Set(directoryPages.map(({ link }) => link));
  const missing = pages
    .map((page) => addressesOf(page.path))
    .filter((addresses) => addresses.length > 0 && !addresses.some((one) => links.has(one)));
  expect(missing).toEqual([]);
});
