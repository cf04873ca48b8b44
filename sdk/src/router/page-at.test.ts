import { expect, it } from '@jest/globals';
import type { PageManifest, RemoteManifest } from '../manifest';
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
  // Hand-typed variants.
  ['/rooms/', '/rooms', 0],
  ['/Rooms/new', '/rooms/new', 1],
])('matches %s to the page of %s', (address, path, index) => {
  expect(pageAt(manifest, address)).toEqual({ path, page: manifest.pages[index] });
});

it('returns undefined if no pattern matches', () => {
  expect(pageAt(manifest, '/rooms/7/beds')).toBeUndefined();
});

it('returns the first of two pages at the same address', () => {
  const pages = [page('/a'), page('/b', '/a')];
  expect(pageAt({ pages }, '/a')?.page).toBe(pages[0]);
});

it('follows the address and keeps the pages of two apps apart', () => {
  const other = { pages: [page('/beds/:id')] };
  expect(pageAt(manifest, '/rooms')?.path).toBe('/rooms');
  expect(pageAt(other, '/rooms')).toBeUndefined();
  expect(pageAt(other, '/beds/1')?.path).toBe('/beds/:id');
  expect(pageAt(manifest, '/rooms/1')?.path).toBe('/rooms/:id');
});
