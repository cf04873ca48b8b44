import type { DirectoryPage } from '@praxis/contract/demo/search';
import { startDemo, type TestDemo } from '../testing';

interface Bookmarks {
  suggestions: DirectoryPage[];
  bookmarks: DirectoryPage[];
}

const bookmarks = async (demo: TestDemo) => (await demo.get<Bookmarks>('/api/bookmarks/data')).body;
const targets = (pages: readonly DirectoryPage[]) => pages.map(({ target }) => target);

test('autocomplete offers ranked titles', async () => {
  const { body } = await startDemo().get<{ autoComplete: { title: string; rank: number }[] }>(
    '/api/autocomplete/data',
  );
  expect(body.autoComplete.length).toBeGreaterThanOrEqual(25);
  expect(body.autoComplete.map(({ rank }) => rank)).toEqual(
    body.autoComplete.map((_, index) => index + 1),
  );
});

test('the search has three groups, each of which shows four', async () => {
  const { body } = await startDemo().get<{ searchArr: { groupTitle: string; data: object[] }[] }>(
    '/api/main-search/data',
  );
  expect(body.searchArr).toMatchObject(
    ['Pages', 'Files', 'Contacts'].map((groupTitle) => ({ groupTitle, searchLimit: 4 })),
  );
  for (const { data } of body.searchArr) expect(data.length).toBeGreaterThan(4);
});

test('the directory lists every page of the demo dashboard', async () => {
  const { suggestions } = await bookmarks(startDemo());
  const links = suggestions.map(({ link }) => link);
  expect(new Set(links).size).toBe(links.length);
  expect(new Set(targets(suggestions)).size).toBe(links.length);
  expect(links).toEqual(
    expect.arrayContaining([
      '/dashboard/analytics',
      '/',
      '/apps/email',
      '/apps/invoice/add',
      '/apps/ecommerce/checkout',
      '/apps/user/edit',
      '/pages/reset-password-v2',
      '/pages/blog/edit',
      '/misc/coming-soon',
      '/access-control',
    ]),
  );
});

test('email, chat, todo and calendar are bookmarked by default', async () => {
  expect(targets((await bookmarks(startDemo())).bookmarks)).toEqual([
    'email',
    'chat',
    'todo',
    'calendar',
  ]);
});

test('a bookmark is toggled, in the search as well', async () => {
  const demo = startDemo();
  const { suggestions } = await bookmarks(demo);
  const [shop, chat] = ['shop', 'chat'].map((target) =>
    suggestions.find((page) => page.target === target),
  );
  await demo.post('/api/bookmarks/update', { id: shop?.id });
  await demo.post('/api/bookmarks/update', { id: String(chat?.id) });
  expect(targets((await bookmarks(demo)).bookmarks)).toEqual(['email', 'todo', 'calendar', 'shop']);
  const { body } = await demo.get<{ searchArr: { data: DirectoryPage[] }[] }>(
    '/api/main-search/data',
  );
  expect(body.searchArr[0]?.data).toContainEqual({ ...shop, isBookmarked: true });
  await demo.post('/api/bookmarks/update', { id: shop?.id });
  expect(targets((await bookmarks(demo)).bookmarks)).toEqual(['email', 'todo', 'calendar']);
});
