import { deferredParts } from '@praxis/sdk/ui';
import type { PageManifest, PagePart, RemoteManifest } from '@praxis/sdk';
import { createBackEnd } from '../boot/back-end';
import { createDeployment } from '../boot/deployment';
import { requestedFiles } from '../boot/early';
import { entryOf } from '../testing/manifest';
import type { LoadedRemote } from './load-remote';
import { loadHashesFor } from './more-hashes';
import { prefetchNext } from './prefetch-next';
import { Registry } from './registry';

jest.mock('./more-hashes');

const label = { en: 'Rooms', de: 'Räume', fr: 'Salles', pt: 'Salas' };
const part = (...code: string[]): PagePart => ({ code, shared: [], reads: [] });
const page = (name: string, lazy = part()): PageManifest => ({
  paths: [`/${name}`],
  title: label,
  feature: name,
  lazy,
  ...part(`${name}.js`),
});
const rooms = page('rooms', part('rooms-dialog.js', 'rooms-dialog.css'));
const link = (name: string, badge?: string) => ({ path: `/${name}`, label, icon: 'x', badge });

const entry = entryOf('house', {
  roles: ['doctor'],
  areas: ['/rooms'],
  address: new URL('https://house.example/remote.json'),
});
const manifest = {
  pages: [rooms, page('keys'), page('guests'), page('secret')],
  menu: [{ entries: [link('rooms'), link('keys'), link('guests', 'guests')] }],
  files: { texts: {} },
} as unknown as RemoteManifest;

const prefetched = () =>
  [...document.head.querySelectorAll('link')].map(
    ({ rel, href }) => `${rel} ${href.split('/').at(-1)}`,
  );

function prefetchAfter() {
  const backEnd = createBackEnd(
    { backEnd: 'https://api.example', remoteOrigins: [] },
    () => new Promise(() => {}),
  );
  const deployment = createDeployment(new Registry([entry]), backEnd);
  const remote = { entry, manifest } as unknown as LoadedRemote;
  const stop = prefetchNext(deployment, remote, rooms);
  jest.runAllTimers();
  return stop;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  requestedFiles.clear();
  document.head.replaceChildren();
  jest.useRealTimers();
});

it('prefetches nothing if the browser saves data', () => {
  const connection = { configurable: true, value: { saveData: true } };
  Object.defineProperty(navigator, 'connection', connection);
  prefetchAfter();
  expect(prefetched()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

it('waits for the hashes of the page’s lazy-loaded part if any of its files has one', async () => {
  let sendHashes = () => {};
  const hashes = new Promise<void>((resolve) => (sendHashes = resolve));
  jest
    .mocked(loadHashesFor)
    .mockImplementation((file) => (file.endsWith('rooms-dialog.css') ? hashes : undefined));
  prefetchAfter();
  expect(prefetched()).not.toContain('prefetch rooms-dialog.js');
  sendHashes();
  await hashes;
  expect(prefetched()).toContain('prefetch rooms-dialog.js');
  jest.mocked(loadHashesFor).mockReset();
});

it('prefetches the page’s lazy-loaded part, then the other pages of the menu, those with a badge first', () => {
  prefetchAfter();
  expect(prefetched()).toEqual([
    'prefetch rooms-dialog.js',
    'prefetch rooms-dialog.css',
    'prefetch guests.js',
    'prefetch keys.js',
  ]);
});

it.each(['is loaded', 'has failed'])(
  'waits until the deferred code of the page %s',
  async (how) => {
    let settle = { resolve: () => {}, reject: (_error: Error) => {} };
    const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    deferredParts.await(promise);
    const stop = prefetchAfter();
    expect(prefetched()).toEqual([]);
    if (how === 'is loaded') settle.resolve();
    else settle.reject(new Error('unreachable'));
    await Promise.allSettled([promise]);
    jest.runAllTimers();
    expect(prefetched()).toHaveLength(4);
    stop();
  },
);
