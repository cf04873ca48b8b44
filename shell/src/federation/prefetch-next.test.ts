import { deferredParts } from '@praxis/sdk/ui';
import type { PageManifest, PagePart, RemoteManifest } from '@praxis/sdk';
import { createBackEnd } from '../boot/back-end';
import { createDeployment } from '../boot/deployment';
import { askedFor } from '../boot/early';
import { entryOf } from '../testing/manifest';
import type { LoadedRemote } from './load-remote';
import { hashesFor } from './more-hashes';
import { prefetchNext } from './prefetch-next';
import { Registry } from './registry';

jest.mock('./more-hashes');

const label = { en: 'Rooms', de: 'Räume', fr: 'Salles', pt: 'Salas' };
const part = (...code: string[]): PagePart => ({ code, shared: [], asks: [] });
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

const asked = () =>
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
  askedFor.clear();
  document.head.replaceChildren();
  jest.useRealTimers();
});

it('fetches nothing where the browser saves data', () => {
  const connection = { configurable: true, value: { saveData: true } };
  Object.defineProperty(navigator, 'connection', connection);
  prefetchAfter();
  expect(asked()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

it('waits for the hashes of what the page may open, whichever of its files has one', async () => {
  let bring = () => {};
  const hashes = new Promise<void>((resolve) => (bring = resolve));
  jest
    .mocked(hashesFor)
    .mockImplementation((file) => (file.endsWith('rooms-dialog.css') ? hashes : undefined));
  prefetchAfter();
  expect(asked()).not.toContain('prefetch rooms-dialog.js');
  bring();
  await hashes;
  expect(asked()).toContain('prefetch rooms-dialog.js');
  jest.mocked(hashesFor).mockReset();
});

it('fetches what the page may open, then the other pages of the menu: what waits for somebody first', () => {
  prefetchAfter();
  expect(asked()).toEqual([
    'prefetch rooms-dialog.js',
    'prefetch rooms-dialog.css',
    'prefetch guests.js',
    'prefetch keys.js',
  ]);
});

it.each(['has come', 'cannot be had'])(
  'waits until the code of what is on show %s',
  async (how) => {
    let settle = { resolve: () => {}, reject: (_error: Error) => {} };
    const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    deferredParts.await(promise);
    const stop = prefetchAfter();
    expect(asked()).toEqual([]);
    if (how === 'has come') settle.resolve();
    else settle.reject(new Error('unreachable'));
    await Promise.allSettled([promise]);
    jest.runAllTimers();
    expect(asked()).toHaveLength(4);
    stop();
  },
);
