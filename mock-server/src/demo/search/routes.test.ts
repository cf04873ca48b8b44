import type { DirectoryPage } from '@praxis/contract/demo/search';
import { startDemo, type TestDemo } from '../testing';

interface Bookmarks {
  suggestions: DirectoryPage[];
  bookmarks: DirectoryPage[];
}

const bookmarks = async (demo: TestDemo) => (await demo.get<Bookmarks>('/api/bookmarks/data')).body;
const targets = (pages: readonly DirectoryPage[]) => pages.map(({ target }) => target);

test('autocomplete returns ranked titles', async () => {
  const { body } = await startDemo().get<{ autoComplete: { title: string; rank: number }[] }>(
    '/api/autocomplete/data',
  );
  expect(body.autoComplete.length).toBeGreaterThanOrEqual(25);
  expect(body.autoComplete.map(({ rank }) => rank)).toEqual(
    body.autoComplete.map((_, index) => index + 1),
  );
});

test('the search has three groups with four results each', async () => {
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

test('toggling a bookmark also updates the search', async () => {
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

test('bookmarks can be reordered, and a new one comes last', async () => {
  const demo = startDemo();
  const { suggestions } = await bookmarks(demo);
  const idOf = (target: string) => suggestions.find((page) => page.target === target)?.id;
  await demo.post('/api/bookmarks/move', { id: idOf('calendar'), toId: idOf('email') });
  expect(targets((await bookmarks(demo)).bookmarks)).toEqual(['calendar', 'email', 'chat', 'todo']);
  await demo.post('/api/bookmarks/update', { id: idOf('maps') });
  await demo.post('/api/bookmarks/update', { id: idOf('dashboardEcommerce') });
  await demo.post('/api/bookmarks/move', { id: idOf('calendar'), toId: idOf('todo') });
  const after = ['email', 'chat', 'todo', 'calendar', 'maps', 'dashboardEcommerce'];
  const response = await bookmarks(demo);
  expect(targets(response.bookmarks)).toEqual(after);
  expect(response.bookmarks[0]).not.toHaveProperty('place');
  // Removed by mistake and added again.
  await demo.post('/api/bookmarks/update', { id: idOf('chat') });
  await demo.post('/api/bookmarks/update', { id: idOf('chat') });
  expect(targets((await bookmarks(demo)).bookmarks)).toEqual(after);
});

test('rejects reordering a page without a bookmark', async () => {
  const demo = startDemo();
  for (const body of [
    { id: 1, toId: 3 },
    { id: 3, toId: 1 },
    { id: 3, toId: 4711 },
  ])
    expect(await demo.post('/api/bookmarks/move', body)).toMatchObject({ status: 404 });
});

test('every found file has content, and no other file exists', async () => {
  const demo = startDemo();
  const { body } = await demo.get<{ searchArr: { data: { title: string }[] }[] }>(
    '/api/main-search/data',
  );
  for (const { title } of body.searchArr[1]?.data ?? []) {
    const file = await demo.get('/api/main-search/file', { title });
    expect(file).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^data:/) } });
  }
  expect(await demo.get('/api/main-search/file', { title: 'Payroll' })).toMatchObject({
    status: 404,
  });
});
