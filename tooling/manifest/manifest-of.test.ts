import { manifestOf, type Declarations } from './manifest-of.mjs';

const load = () => import('./manifest-of.mjs');
/** A page's `load` as the build sees it; it is never called. */
const loading = (page: string) =>
  Object.assign(() => load(), { toString: () => `() => import('./features/${page}.page')` });

const titles = {
  en: { rooms: 'Rooms', room: 'Room', roomsShort: 'All', house: 'House', me: 'Me' },
  de: { rooms: 'Räume', room: 'Raum', roomsShort: 'Alle', house: 'Haus', me: 'Ich' },
};
const declarations: Declarations = {
  app: { id: 'rooms', roles: ['doctor'], areas: ['/rooms'], landing: '/rooms' },
  version: '1.4.0',
  icons: {
    'door-open': [['path', { d: 'M1 1' }]],
    user: [['circle', { r: '5' }]],
    house: [['path', { d: 'M2 2' }]],
    map: [['path', { d: 'M3 3' }]],
  },
  titles,
  pages: [
    {
      path: ['/rooms', '/rooms/:id'],
      title: 'rooms',
      label: 'roomsShort',
      icon: 'door-open',
      menu: true,
      badge: 'rooms',
      load: loading('rooms/rooms'),
    },
    {
      path: '/rooms/new',
      title: 'room',
      access: { action: 'create', subject: 'Room' },
      load: loading('rooms/new-room'),
    },
    { path: '/rooms/me', title: 'me', icon: 'user', profileMenu: true, load: loading('me/me') },
    { path: '/rooms/house', title: 'house', icon: 'house', menu: 'house', load: loading('me/me') },
    { path: '/rooms/plan', title: 'rooms', icon: 'map', menu: true, load: loading('plan/plan') },
  ],
};

test('orders menus and groups like the pages', () => {
  const { menu, profileMenu } = manifestOf(declarations);
  expect(menu.map(({ entries }) => entries.map(({ path }) => path))).toEqual([
    ['/rooms', '/rooms/plan'],
    ['/rooms/house'],
  ]);
  expect(menu.map((group) => 'label' in group && group.label)).toEqual([
    false,
    { en: 'House', de: 'Haus' },
  ]);
  expect(profileMenu.map(({ path }) => path)).toEqual(['/rooms/me']);
});

test('links to the first path, with the short title and the badge', () => {
  expect(manifestOf(declarations).menu[0]?.entries[0]).toEqual({
    path: '/rooms',
    label: { en: 'All', de: 'Alle' },
    icon: [['path', { d: 'M1 1' }]],
    badge: 'rooms',
  });
});

test('marks a page that is open to everybody, which must not require access', () => {
  const [first, ...others] = declarations.pages;
  const withFirst = (facts: object) =>
    manifestOf({ ...declarations, pages: [{ ...first!, ...facts }, ...others] });
  expect(withFirst({ open: true }).pages[0]).toMatchObject({
    paths: ['/rooms', '/rooms/:id'],
    open: true,
  });
  const access = { action: 'read', subject: 'Room' };
  expect(() => withFirst({ open: true, access })).toThrow('The page /rooms is open to everybody');
});

test('describes a page by its paths, title, access and feature', () => {
  const { pages, version } = manifestOf(declarations);
  expect(version).toBe('1.4.0');
  expect(pages.slice(0, 2)).toEqual([
    { paths: ['/rooms', '/rooms/:id'], title: { en: 'Rooms', de: 'Räume' }, feature: 'rooms' },
    {
      paths: ['/rooms/new'],
      title: { en: 'Room', de: 'Raum' },
      access: { action: 'create', subject: 'Room' },
      feature: 'rooms',
    },
  ]);
});

test.each([
  [
    'a title that is missing in a language',
    { titles: { ...titles, de: {} } },
    /"roomsShort" is missing in src\/titles\/de/,
  ],
  ['a link without an icon', { icons: {} }, /no icon/],
  ['a page outside of the areas', { app: { ...declarations.app, areas: ['/halls'] } }, /outside/],
  [
    'two pages with the same path',
    { pages: [...declarations.pages, ...declarations.pages] },
    /Two pages/,
  ],
  [
    'a landing route that is not a page',
    { app: { ...declarations.app, landing: '/x' } },
    /is not a page/,
  ],
  [
    'a page outside of src/features',
    { pages: [{ path: '/rooms', title: 'me', load: () => undefined }] },
    /src\/features/,
  ],
])('rejects %s', (_, changes, reason) => {
  expect(() => manifestOf({ ...declarations, ...changes })).toThrow(reason);
});
