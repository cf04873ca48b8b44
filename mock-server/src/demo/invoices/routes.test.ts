import { paidCents, toCents } from '@praxis/contract/demo/invoice-rules';
import {
  demoInvoiceStatuses,
  type DemoInvoice,
  type InvoiceClient,
  type PaymentDetails,
} from '@praxis/contract/demo/invoices';
import { localDayFrom } from '../sample/dates';
import { startDemo, testNow, type TestDemo } from '../testing';

interface Page {
  allData: DemoInvoice[];
  invoices: DemoInvoice[];
  total: number;
}

const list = async (demo: TestDemo, query = {}) =>
  (await demo.get<Page>('/apps/invoice/invoices', query)).body;
const ids = (invoices: readonly DemoInvoice[]) => invoices.map(({ id }) => id);

test('has fifty invoices in all six statuses', async () => {
  const { allData } = await list(startDemo());
  expect(allData).toHaveLength(50);
  expect(new Set(allData.map(({ invoiceStatus }) => invoiceStatus))).toEqual(
    new Set(demoInvoiceStatuses),
  );
});

test('balance and due date match the status', async () => {
  const today = localDayFrom(testNow, 0);
  for (const invoice of (await list(startDemo())).allData) {
    const { invoiceStatus, balance, total, dueDate, issuedDate } = invoice;
    if (invoiceStatus === 'Paid') expect(balance).toBe(0);
    else if (invoiceStatus !== 'Partial Payment') expect(balance).toBe(total);
    else expect(balance > 0 && balance < total).toBe(true);
    expect([dueDate, dueDate < today]).toEqual([dueDate, invoiceStatus === 'Past Due']);
    expect(Date.parse(dueDate)).toBeGreaterThan(Date.parse(issuedDate) - 86_400_000);
  }
});

test('lists ten by default, highest id first', async () => {
  const demo = startDemo();
  const { invoices, total } = await list(demo);
  expect(ids(invoices)).toEqual(Array.from({ length: 10 }, (_, index) => 5050 - index));
  expect(total).toBe(50);
  for (const query of [
    { page: 0 },
    { page: 'abc' },
    { perPage: 0 },
    { perPage: 'x' },
    { other: 1 },
  ])
    expect((await list(demo, query)).invoices).toEqual(invoices);
  expect(await list(demo, { page: 99 })).toMatchObject({ invoices: [], total: 50 });
  expect(ids((await list(demo, { page: 2, perPage: 3 })).invoices)).toEqual([5047, 5046, 5045]);
});

test('filters by status, with the total', async () => {
  const demo = startDemo();
  const { allData } = await list(demo);
  for (const status of demoInvoiceStatuses) {
    const expected = allData.filter(({ invoiceStatus }) => invoiceStatus === status);
    const page = await list(demo, { status: status.toLowerCase(), perPage: 50 });
    expect(page).toEqual({ allData, invoices: expected, total: expected.length });
  }
  expect((await list(demo, { status: '' })).total).toBe(50);
});

test('lists the payments, none in the future', async () => {
  const today = localDayFrom(testNow, 0);
  for (const invoice of (await list(startDemo())).allData) {
    const { payments = [] } = invoice;
    const paid = payments.reduce((sum, { amount }) => sum + toCents(amount), 0);
    expect([invoice.id, paid]).toEqual([invoice.id, paidCents(invoice)]);
    for (const { date } of payments) {
      expect(Date.parse(`${date}T23:59`)).toBeGreaterThan(Date.parse(invoice.issuedDate));
      expect(date <= today).toBe(true);
    }
  }
});

test.each([
  ['name', ({ client }: DemoInvoice) => client.name],
  ['company', ({ client }: DemoInvoice) => client.company],
  ['email', ({ client }: DemoInvoice) => client.companyEmail],
  ['id', ({ id }: DemoInvoice) => String(id)],
])('searches the %s, ignoring case', async (_, textOf) => {
  const demo = startDemo();
  const { allData } = await list(demo);
  const [sought] = allData;
  const text = sought ? textOf(sought).toUpperCase() : '';
  const { invoices } = await list(demo, { q: text, perPage: 50 });
  expect(invoices).toContainEqual(sought);
  expect(invoices.length).toBeLessThan(50);
});

test('returns an invoice with payment details', async () => {
  const demo = startDemo();
  const { body } = await demo.get<{ invoice: DemoInvoice; paymentDetails: PaymentDetails }>(
    '/api/invoice/invoices/5050',
  );
  expect(body.invoice).toEqual((await list(demo)).allData[0]);
  expect(body.paymentDetails.totalDue).toBe('$12,110.55');
});

test('deletes an invoice', async () => {
  const demo = startDemo();
  expect((await demo.remove('/apps/invoice/delete', { id: 5050 })).status).toBe(200);
  expect((await demo.get('/api/invoice/invoices/5050')).status).toBe(404);
  const { allData, total } = await list(demo);
  expect([allData.length, total, allData[0]?.id]).toEqual([49, 49, 5049]);
});

test('offers the first five clients', async () => {
  const { body } = await startDemo().get<InvoiceClient[]>('/api/invoice/clients');
  expect(new Set(body.map(({ name }) => name)).size).toBe(5);
  expect(body).toHaveLength(5);
});
