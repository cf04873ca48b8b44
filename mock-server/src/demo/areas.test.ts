import { demoEndpoints } from '@praxis/contract/demo/all';
import type { AreaModule } from '../core/area';
import { demoAreas } from './areas';
import { startDemo } from './testing';

/** Every endpoint of docs/product.md#demo-endpoints, as it is written there, with a request that succeeds. */
const specified: readonly (readonly [line: string, status: number, sent?: unknown])[] = [
  ['GET /api/datatables/initial-data', 200],
  ['GET /api/datatables/data', 200],
  ['GET /api/autocomplete/data', 200],
  ['GET /api/main-search/data', 200],
  ['GET /api/bookmarks/data', 200],
  ['POST /api/bookmarks/update', 200, { id: 1 }],
  ['GET /apps/email/emails', 200],
  ['POST /apps/email/update-emails', 200, { emailIds: [1], dataToUpdate: { isRead: true } }],
  ['POST /apps/email/update-emails-label', 200, { emailIds: [1], label: 'private' }],
  ['GET /apps/email/get-email?id=1', 200],
  ['GET /apps/email/paginate-email?dir=previous&emailId=1', 200],
  ['GET /apps/chat/chats-and-contacts', 200],
  ['GET /apps/chat/users/profile-user', 200],
  ['GET /apps/chat/get-chat?id=1', 200],
  ['POST /apps/chat/send-msg', 201, { obj: { message: 'Good morning', contact: { id: 1 } } }],
  ['GET /apps/todo/tasks', 200],
  ['POST /apps/todo/add-tasks', 201, { task: { title: 'Water the plants' } }],
  ['POST /apps/todo/update-task', 200, { task: { id: 1, isImportant: true } }],
  ['DELETE /apps/todo/delete-task?taskId=1', 200],
  ['GET /apps/calendar/events?calendars[]=Business', 200],
  ['POST /apps/calendar/add-event', 201, { event: { title: 'Talk', start: '2026-01-05' } }],
  ['POST /apps/calendar/update-event', 200, { event: { id: 1, title: 'Talk' } }],
  ['DELETE /apps/calendar/remove-event?id=1', 200],
  ['GET /api/users/list/all-data', 200],
  ['POST /apps/users/add-user', 201, { user: { fullName: 'Nia Long' } }],
  ['GET /api/users/list/data', 200],
  ['GET /api/users/user?id=1', 200],
  ['DELETE /apps/users/delete?id=1', 200],
  ['GET /apps/invoice/invoices', 200],
  ['GET /api/invoice/invoices/5001', 200],
  ['DELETE /apps/invoice/delete?id=5001', 200],
  ['GET /api/invoice/clients', 200],
  ['GET /apps/ecommerce/products', 200],
  ['GET /apps/ecommerce/products/1', 200],
  ['GET /apps/ecommerce/wishlist', 200],
  ['GET /apps/ecommerce/cart', 200],
  ['POST /apps/ecommerce/cart', 201, { productId: 1 }],
  ['DELETE /apps/ecommerce/cart/5', 200],
  ['POST /apps/ecommerce/wishlist', 201, { productId: 1 }],
  ['DELETE /apps/ecommerce/wishlist/8', 200],
  ['GET /account-setting/data', 200],
  ['GET /profile/data', 200],
  ['GET /faq/data', 200],
  ['GET /faq/data/knowledge_base', 200],
  ['GET /faq/data/category', 200],
  ['GET /faq/data/question', 200],
  ['GET /pricing/data', 200],
  ['GET /blog/list/data', 200],
  ['GET /blog/list/data/sidebar', 200],
  ['GET /blog/list/data/detail', 200],
  ['GET /blog/list/data/edit', 200],
  ['GET /card/card-analytics/support-tracker', 200],
  ['GET /card/card-analytics/avg-sessions', 200],
  ['GET /card/card-analytics/revenue-report', 200],
  ['GET /card/card-analytics/goal-overview', 200],
  ['GET /card/card-analytics/revenue', 200],
  ['GET /card/card-analytics/product-orders', 200],
  ['GET /card/card-analytics/sessions-device', 200],
  ['GET /card/card-analytics/customers', 200],
  ['GET /card/card-statistics/orders-bar-chart', 200],
  ['GET /card/card-statistics/profit-line-chart', 200],
  ['GET /card/card-statistics/subscribers', 200],
  ['GET /card/card-statistics/revenue', 200],
  ['GET /card/card-statistics/sales', 200],
  ['GET /card/card-statistics/orders', 200],
  ['GET /card/card-statistics/site-traffic', 200],
  ['GET /card/card-statistics/active-users', 200],
  ['GET /card/card-statistics/newsletter', 200],
  ['POST /jwt/login', 200, { email: 'admin@demo.com', password: 'admin' }],
  ['POST /jwt/register', 200, { email: 'nia@demo.com', password: 'secret', username: 'nia' }],
];

/** Not in the table above, because its request needs a token that login gives. */
const afterLogin = 'POST /jwt/refresh-token';

const routes = demoAreas.flatMap((area) => area.routes);

async function allModules(): Promise<AreaModule[]> {
  return Promise.all(demoAreas.map((area) => area.load()));
}

async function request(line: string, sent?: unknown) {
  const demo = startDemo();
  const [method = '', address = ''] = line.split(' ');
  const { pathname, search } = new URL(address, 'http://demo.example');
  const answer = await demo.dispatcher.dispatch({
    method,
    path: pathname,
    query: search.slice(1),
    body: sent === undefined ? '' : JSON.stringify(sent),
    headers: {},
  });
  return { demo, method, path: pathname, answer };
}

/** The declaration of a request, found as the back end finds it. */
function declarationOf(method: string, path: string) {
  const matches = demoEndpoints.filter(
    ({ endpoint }) =>
      endpoint.method === method &&
      new RegExp(`^${endpoint.path.replace(/:\w+/g, '\\d+')}$`).test(path),
  );
  expect(matches).toHaveLength(1);
  return matches[0]?.endpoint;
}

test.each(specified.map(([line, status, sent]) => [line, status, sent] as const))(
  '%s answers with %i, in the shape that the contract promises',
  async (line, status, sent) => {
    const { demo, method, path, answer } = await request(line, sent);
    expect(demo.dispatcher.serves(method, path)).toBe(true);
    expect(answer.status).toBe(status);
    const declared = declarationOf(method, path);
    if (!declared?.answer) expect(answer.body).toBe('');
    else {
      const parsed = declared.answer.safeParse(JSON.parse(answer.body));
      expect(parsed.error?.issues ?? []).toEqual([]);
      // What the contract does not know of would be lost on the way to a page.
      expect(JSON.parse(JSON.stringify(parsed.data))).toEqual(JSON.parse(answer.body));
    }
  },
);

test('the table holds every demo endpoint, and nothing else is served or declared', () => {
  const lines = [...specified.map(([line]) => line), afterLogin].map((line) =>
    line.replace(/\?.*/, '').replace(/\d+$/, ':'),
  );
  const withoutNames = (line: string) => line.replace(/:\w+$/, ':');
  expect(routes.map(withoutNames).sort()).toEqual(lines.sort());
  expect(
    demoEndpoints.map(({ endpoint }) => withoutNames(`${endpoint.method} ${endpoint.path}`)).sort(),
  ).toEqual(lines);
});

test('the routes that an area names are those that it handles', async () => {
  for (const [index, { handlers }] of (await allModules()).entries()) {
    const handled = handlers.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(handled.sort()).toEqual([...(demoAreas[index]?.routes ?? [])].sort());
  }
});

test('every endpoint is public: clients call them without a session of a practice', () => {
  for (const { endpoint } of demoEndpoints) expect(endpoint.audience).toBe('public');
});

const posts = specified.filter(([line]) => line.startsWith('POST')).map(([line]) => line);

test.each([...posts, afterLogin])(
  '%s: a missing or malformed body is 400, with an error',
  async (line) => {
    const demo = startDemo();
    const path = line.slice('POST '.length);
    const changes: unknown[] = [];
    demo.database.onChange((made) => changes.push(...made));
    const texts = ['', '{', 'null', '7', '"text"', '[]', '{}', '{"unknown":1}'];
    for (const text of texts) {
      const { status, body } = await demo.postText<{ error: unknown }>(path, text);
      expect([text, status]).toEqual([text, 400]);
      expect(body.error).toBeTruthy();
    }
    expect(changes).toEqual([]);
  },
);

const nobody = 999_999;
const missing: readonly (readonly [line: string, sent?: unknown])[] = [
  ['POST /api/bookmarks/update', { id: nobody }],
  ['POST /apps/email/update-emails', { emailIds: [1, nobody], dataToUpdate: { isRead: true } }],
  ['POST /apps/email/update-emails-label', { emailIds: [1, nobody], label: 'company' }],
  ...['get-email?id=', 'paginate-email?dir=next&emailId='].flatMap((call) =>
    idsInAddress('GET', `/apps/email/${call}`),
  ),
  ...idsInAddress('GET', '/apps/chat/get-chat?id='),
  ['POST /apps/chat/send-msg', { obj: { message: 'Hello', contact: { id: nobody } } }],
  ['POST /apps/todo/update-task', { task: { id: nobody, title: 'Nobody’s' } }],
  ...idsInAddress('DELETE', '/apps/todo/delete-task?taskId='),
  ['POST /apps/calendar/update-event', { event: { id: nobody, title: 'Nobody’s' } }],
  ...idsInAddress('DELETE', '/apps/calendar/remove-event?id='),
  ...idsInAddress('GET', '/api/users/user?id='),
  ...idsInAddress('DELETE', '/apps/users/delete?id='),
  ...idsInAddress('GET', '/api/invoice/invoices/'),
  ...idsInAddress('DELETE', '/apps/invoice/delete?id='),
  ...idsInAddress('GET', '/apps/ecommerce/products/'),
  ['POST /apps/ecommerce/cart', { productId: nobody }],
  ['POST /apps/ecommerce/wishlist', { productId: nobody }],
  ...idsInAddress('DELETE', '/apps/ecommerce/cart/'),
  ...idsInAddress('DELETE', '/apps/ecommerce/wishlist/'),
];

function idsInAddress(method: string, start: string): [string][] {
  const ids = [String(nobody), 'abc', '-1', '0', '1.5', '%E0%A4%A', "1'--", '__proto__'];
  // Without an id the path of a record is that of the list, which is another endpoint.
  if (start.includes('?')) ids.push('', 'null');
  return ids.map((id): [string] => [`${method} ${start}${id}`]);
}

test.each(missing.map(([line, sent]) => [line, sent] as const))(
  '%s: a missing id is 404, and nothing changes',
  async (line, sent) => {
    const demo = startDemo();
    const changes: unknown[] = [];
    demo.database.onChange((made) => changes.push(...made));
    const [method = '', address = ''] = line.split(' ');
    const [path = '', query = ''] = address.split('?');
    const body = sent === undefined ? '' : JSON.stringify(sent);
    const answer = await demo.dispatcher.dispatch({ method, path, query, body, headers: {} });
    expect(answer.status).toBe(404);
    expect(changes).toEqual([]);
  },
);

test('an unknown path, another method and another half are not ours', () => {
  const { serves } = startDemo().dispatcher;
  expect(serves('GET', '/apps/email')).toBe(false);
  expect(serves('GET', '/apps/email/emails/1')).toBe(false);
  expect(serves('PUT', '/apps/email/emails')).toBe(false);
  expect(serves('GET', '/remotes.json')).toBe(false);
  expect(serves('GET', '/assets/page.0a1b2c.js')).toBe(false);
  expect(serves('GET', '/api/v1/me')).toBe(false);
});

test('an area’s code and data are loaded when one of its endpoints is first called', async () => {
  const demo = startDemo();
  const seeded: string[] = [];
  const { seedOnce } = demo.simulation;
  demo.simulation.seedOnce = (part, seed) =>
    seedOnce(part, (simulation) => {
      seeded.push(part);
      seed(simulation);
    });
  await demo.get('/pricing/data');
  expect(seeded).toEqual([]);
  await demo.get('/apps/todo/tasks');
  await demo.get('/apps/todo/tasks');
  expect(seeded).toEqual(['demo.todo']);
});
