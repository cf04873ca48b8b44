import { demoEndpoints } from '@praxis/contract/demo/all';
import { declarationOf, demoExamples } from '../../checks/examples/demo';
import { writtenEmail } from '../../checks/examples/demo-emails';
import {
  composedInvoice,
  invoiceMessage,
  invoicePayment,
} from '../../checks/examples/demo-invoices';
import { writtenPost } from '../../checks/examples/demo-posts';
import type { LoadedModule, Route } from '../core/module';
import { demoModules } from './modules';
import { startDemo } from './testing';

/**
 * Not in the table above: they need a session's token, a mailed code, or an email that was just
 * sent.
 */
const afterOthers = [
  'POST /jwt/refresh-token',
  'POST /jwt/reset-password',
  'POST /apps/email/unsend-email',
];

const lineOf = ({ method, path }: Route) => `${method} ${path}`;
const served = demoModules.flatMap(({ endpoints }) => endpoints.map(lineOf));

async function allModules(): Promise<LoadedModule[]> {
  return Promise.all(demoModules.map((module) => module.load()));
}

async function request(line: string, sent?: unknown) {
  const demo = startDemo();
  const [method = '', address = ''] = line.split(' ');
  const { pathname, search } = new URL(address, 'http://demo.example');
  const response = await demo.dispatcher.dispatch({
    method,
    path: pathname,
    query: search.slice(1),
    body: sent === undefined ? '' : JSON.stringify(sent),
    headers: { 'idempotency-key': 'example' },
  });
  return { demo, method, path: pathname, response };
}

test.each(demoExamples.map(([line, status, sent]) => [line, status, sent] as const))(
  '%s responds with %i and matches the contract’s schema',
  async (line, status, sent) => {
    const { demo, method, path, response } = await request(line, sent);
    expect(demo.dispatcher.serves(method, path)).toBe(true);
    expect(response.status).toBe(status);
    const declared = declarationOf(method, path);
    if (!declared.response) expect(response.body).toBe('');
    else {
      const parsed = declared.response.safeParse(JSON.parse(response.body));
      expect(parsed.error?.issues ?? []).toEqual([]);
      // Fields that the schema doesn't declare would be stripped.
      expect(JSON.parse(JSON.stringify(parsed.data))).toEqual(JSON.parse(response.body));
    }
  },
);

test('the examples cover every demo endpoint, and nothing else is served or declared', () => {
  const lines = [...demoExamples.map(([line]) => line), ...afterOthers].map((line) =>
    line.replace(/\?.*/, '').replace(/\d+$/, ':'),
  );
  const withoutNames = (line: string) => line.replace(/:\w+$/, ':');
  expect(served.map(withoutNames).sort()).toEqual(lines.sort());
  expect(
    demoEndpoints.map(({ endpoint }) => withoutNames(`${endpoint.method} ${endpoint.path}`)).sort(),
  ).toEqual(lines);
});

test('each module lists exactly the endpoints that it handles', async () => {
  for (const [index, { handlers }] of (await allModules()).entries()) {
    const handled = handlers.map(({ endpoint }) => lineOf(endpoint));
    expect(handled.sort()).toEqual(demoModules[index]?.endpoints.map(lineOf).sort());
  }
});

test('every endpoint is public: clients call them without a practice session', () => {
  for (const { endpoint } of demoEndpoints) expect(endpoint.audience).toBe('public');
});

const posts = demoExamples.filter(([line]) => line.startsWith('POST')).map(([line]) => line);

test.each([...posts, ...afterOthers])(
  '%s: refuses a missing or malformed body with an error',
  async (line) => {
    const demo = startDemo();
    // A body without a token has none that can be verified.
    const refused = line === 'POST /jwt/refresh-token' ? 401 : 400;
    const path = line.slice('POST '.length);
    const changes: unknown[] = [];
    demo.database.onChange((made) => changes.push(...made));
    const texts = ['', '{', 'null', '7', '"text"', '[]', '{}', '{"unknown":1}'];
    for (const text of texts) {
      const { status, body } = await demo.postText<{ error: unknown }>(path, text);
      expect([text, status]).toEqual([text, refused]);
      expect(body.error).toBeTruthy();
    }
    expect(changes).toEqual([]);
  },
);

const unknownId = 999_999;
const missing: readonly (readonly [line: string, sent?: unknown])[] = [
  ['POST /api/bookmarks/update', { id: unknownId }],
  ['POST /apps/email/update-emails', { emailIds: [1, unknownId], dataToUpdate: { isRead: true } }],
  ['POST /apps/email/update-emails-label', { emailIds: [1, unknownId], label: 'company' }],
  ['POST /apps/email/delete-emails', { emailIds: [unknownId] }],
  ['POST /apps/email/save-draft', { draft: { ...writtenEmail, id: unknownId } }],
  ['POST /apps/email/send-email', { email: { ...writtenEmail, inReplyTo: unknownId } }],
  ...['get-email?id=', 'paginate-email?dir=next&emailId='].flatMap((call) =>
    idsInAddress('GET', `/apps/email/${call}`),
  ),
  ...idsInAddress('GET', '/apps/chat/get-chat?id='),
  ['POST /apps/chat/send-msg', { obj: { message: 'Hello', contact: { id: unknownId } } }],
  ['POST /apps/todo/update-task', { task: { id: unknownId, title: 'Nobody’s' } }],
  ...idsInAddress('DELETE', '/apps/todo/delete-task?taskId='),
  ['POST /apps/calendar/update-event', { event: { id: unknownId, title: 'Nobody’s' } }],
  ...idsInAddress('DELETE', '/apps/calendar/remove-event?id='),
  ...idsInAddress('GET', '/api/users/user?id='),
  ...idsInAddress('DELETE', '/apps/users/delete?id='),
  ...idsInAddress('GET', '/api/invoice/invoices/'),
  ...idsInAddress('DELETE', '/apps/invoice/delete?id='),
  ['POST /apps/invoice/update-invoice', { invoice: { ...composedInvoice, id: unknownId } }],
  ['POST /apps/invoice/send', { id: unknownId, message: invoiceMessage }],
  ['POST /apps/invoice/add-payment', { id: unknownId, payment: invoicePayment }],
  ...idsInAddress('GET', '/apps/ecommerce/products/'),
  ['POST /apps/ecommerce/cart', { productId: unknownId }],
  ['POST /apps/ecommerce/wishlist', { productId: unknownId }],
  ...idsInAddress('DELETE', '/apps/ecommerce/cart/'),
  ...idsInAddress('DELETE', '/apps/ecommerce/wishlist/'),
  ...['nobody', '', '999999', '__proto__'].map((post): [string] => [
    `GET /blog/list/post?post=${post}`,
  ]),
  ['POST /blog/list/update-post', { id: unknownId, post: writtenPost }],
  ['POST /blog/list/bookmark', { id: unknownId, isBookmarked: true }],
  ['POST /blog/list/add-comment', { id: unknownId, commentText: 'Well said' }],
  ['GET /faq/data/category?category=nobody'],
  ['GET /faq/data/question?slug=nobody'],
  ['GET /faq/data/question/feedback?slug=nobody'],
  ['POST /faq/data/question/feedback', { slug: 'nobody', helpful: true }],
  ['POST /profile/reaction', { id: 'post-0', isOn: true }],
  ['POST /profile/comment', { postId: 'post-0', comment: 'Well done' }],
  ['POST /profile/vote', { id: 'choice-0' }],
  ...idsInAddress('DELETE', '/profile/comment?id='),
];

function idsInAddress(method: string, start: string): [string][] {
  const ids = [String(unknownId), 'abc', '-1', '0', '1.5', '%E0%A4%A', "1'--", '__proto__'];
  // Without an id the path matches the list endpoint.
  if (start.includes('?')) ids.push('', 'null');
  return ids.map((id): [string] => [`${method} ${start}${id}`]);
}

test.each(missing.map(([line, sent]) => [line, sent] as const))(
  '%s: responds 404 to an unknown id without changes',
  async (line, sent) => {
    const demo = startDemo();
    const changes: unknown[] = [];
    demo.database.onChange((made) => changes.push(...made));
    const [method = '', address = ''] = line.split(' ');
    const [path = '', query = ''] = address.split('?');
    const body = sent === undefined ? '' : JSON.stringify(sent);
    const response = await demo.dispatcher.dispatch({ method, path, query, body, headers: {} });
    expect(response.status).toBe(404);
    expect(changes).toEqual([]);
  },
);

test('does not serve unknown paths, other methods, or the practice API', () => {
  const { serves } = startDemo().dispatcher;
  expect(serves('GET', '/apps/email')).toBe(false);
  expect(serves('GET', '/apps/email/emails/1')).toBe(false);
  expect(serves('PUT', '/apps/email/emails')).toBe(false);
  expect(serves('GET', '/remotes.json')).toBe(false);
  expect(serves('GET', '/assets/page.0a1b2c.js')).toBe(false);
  expect(serves('GET', '/api/v1/me')).toBe(false);
});

test('loads a module’s code and data on the first call of one of its endpoints', async () => {
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
