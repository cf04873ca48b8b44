import { expect, it } from '@jest/globals';
import type { PageManifest, RemoteManifest } from '@praxis/sdk';
import { pageAt } from './page-at';

const page = (...paths: string[]) => ({ paths }) as unknown as PageManifest;
const manifest = {
  pages: [page('/rooms', '/rooms/:id'), page('/rooms/new'), page('/')],
} as unknown as RemoteManifest;

it.each([
  ['/rooms', '/rooms', 0],
  ['/rooms/7', '/rooms/:id', 0],
  ['/rooms/new', '/rooms/new', 1],
  ['/', '/', 2],
])('at %s is the page of %s', (address, path, index) => {
  expect(pageAt(manifest, address)).toEqual({ path, page: manifest.pages[index] });
});

it('is none where no pattern fits', () => {
  expect(pageAt(manifest, '/rooms/7/beds')).toBeUndefined();
});
