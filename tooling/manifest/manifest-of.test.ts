import { manifestOf, type Declarations } from './manifest-of.mjs';

const load = () => import('./manifest-of.mjs');
/** What a page's `load` looks like to the build; it is never called. */
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

test('menus follow the order of the pages, each group from its first page on', () => {
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

test('a link leads to the first address, under its short title, with its count', () => {
  expect(manifestOf(declarations).menu[0]?.entries[0]).toEqual({
    path: '/rooms',
    label: { en: 'All', de: 'Alle' },
    icon: [['path', { d: 'M1 1' }]],
    badge: 'rooms',
  });
});

test('a page that is there for everybody says so, and asks for no access', () => {
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

test('a page has its addresses, its title, who may see it, and its feature', () => {
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
    'a title that a language lacks',
    { titles: { ...titles, de: {} } },
    /"roomsShort" is missing in src\/titles\/de/,
  ],
  ['a link without an icon', { icons: {} }, /no icon/],
  ['a page outside of the areas', { app: { ...declarations.app, areas: ['/halls'] } }, /outside/],
  [
    'two pages at one address',
    { pages: [...declarations.pages, ...declarations.pages] },
    /Two pages/,
  ],
  [
    'a landing route that is no page',
    { app: { ...declarations.app, landing: '/x' } },
    /is no page/,
  ],
  [
    'a page that is in no feature',
    { pages: [{ path: '/rooms', title: 'me', load: () => undefined }] },
    /src\/features/,
  ],
])('%s is refused', (_, changes, reason) => {
  expect(() => manifestOf({ ...declarations, ...changes })).toThrow(reason);
});
