import { startDemo, testNow } from './testing';

const lists = [
  ['/api/datatables/initial-data'],
  ['/api/main-search/data'],
  ...['inbox', 'sent', 'draft', 'spam', 'trash'].map((folder) => [
    `/apps/email/emails?folder=${folder}`,
  ]),
  ['/apps/chat/chats-and-contacts'],
  ['/apps/chat/get-chat?id=1'],
  ['/apps/todo/tasks'],
  ['/apps/calendar/events?calendars[]=Business&calendars[]=Holiday&calendars[]=Family'],
  ['/api/users/list/all-data'],
  ['/apps/invoice/invoices'],
  ['/apps/ecommerce/products?perPage=100'],
  ['/apps/ecommerce/cart'],
  ['/account-setting/data'],
  ['/profile/data'],
  ['/faq/data/knowledge_base'],
  ['/faq/data/question'],
  ['/pricing/data'],
  ['/blog/list/data'],
  ['/blog/list/data/sidebar'],
  ['/blog/list/data/detail'],
  ['/blog/list/data/edit'],
].flat();

async function everything(): Promise<Map<string, unknown>> {
  const demo = startDemo();
  const responses = new Map<string, unknown>();
  for (const address of lists) {
    const [path = '', query = ''] = address.split('?');
    const { body } = await demo.dispatcher.dispatch({
      method: 'GET',
      path,
      query,
      body: '',
      headers: {},
    });
    responses.set(address, JSON.parse(body));
  }
  return responses;
}

/** All texts of a response, with their field names. */
function texts(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, name));
}

const dateFields =
  /^(start_date|date|time|dueDate|start|end|issuedDate|shippingDate|dob|joined|postTime|lastUpdated|blogPosted|createdTime|commentedAt)$/;

/** Dates that may be in the future; all others are in the past. */
const mayBeAhead = /^(dueDate|start|end|shippingDate)$/;

test('all dates are valid ISO strings, and past events are not in the future', async () => {
  let dates = 0;
  for (const [address, response] of await everything())
    for (const [field, text] of texts(response)) {
      if (!dateFields.test(field)) continue;
      dates += 1;
      expect([address, field, text]).toEqual([
        address,
        field,
        expect.stringMatching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/),
      ]);
      const moment = new Date(text).getTime();
      expect(moment).not.toBeNaN();
      if (!mayBeAhead.test(field)) expect(moment).toBeLessThanOrEqual(testNow);
    }
  expect(dates).toBeGreaterThan(400);
});

test('all pictures are inline drawings, at most 400 KB in total', async () => {
  const pictures = new Set<string>();
  for (const response of (await everything()).values())
    for (const [field, text] of texts(response))
      // `url` holds files to download.
      if (text.startsWith('data:') && field !== 'url') pictures.add(text);
  for (const picture of pictures) {
    const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''));
    expect(svg).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' .*<\/svg>$/);
    expect(svg).not.toMatch(/undefined|NaN|<script|href/);
  }
  const bytes = [...pictures].reduce((sum, picture) => sum + picture.length, 0);
  expect(pictures.size).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(400 * 1024);
});

test('no text is filler, and all addresses are fictional', async () => {
  for (const response of (await everything()).values())
    for (const [field, text] of texts(response)) {
      expect(text).not.toMatch(/lorem|ipsum|undefined|\[object/i);
      if (/^(email|companyEmail|website)$/.test(field))
        expect(text).toMatch(/\.example$|@demo\.com$/);
    }
});

test('on another day the sample data is the same, with shifted dates', async () => {
  const here = startDemo();
  const later = startDemo();
  later.simulation.seededAt += 40 * 86_400_000;
  type Invoices = { allData: { id: number; issuedDate: string; total: number }[] };
  const [first, second] = await Promise.all(
    [here, later].map((demo) => demo.get<Invoices>('/apps/invoice/invoices')),
  );
  const [one, other] = [first?.body.allData[0], second?.body.allData[0]];
  expect(other).toMatchObject({ id: one?.id, total: one?.total });
  expect(Date.parse(other?.issuedDate ?? '') - Date.parse(one?.issuedDate ?? '')).toBe(
    40 * 86_400_000,
  );
});
