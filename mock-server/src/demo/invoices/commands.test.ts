import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import {
  composedInvoice,
  invoiceMessage,
  invoicePayment,
} from '../../../checks/examples/demo-invoices';
import { startDemo, testNow, type TestDemo } from '../testing';

interface ResponseBody {
  invoice: DemoInvoice;
}

const read = async (demo: TestDemo, id: number) =>
  (await demo.get<ResponseBody>(`/api/invoice/invoices/${id}`)).body.invoice;
const newest = async (demo: TestDemo) =>
  (await demo.get<{ invoices: DemoInvoice[] }>('/apps/invoice/invoices')).body.invoices[0];
const withStatus = async (demo: TestDemo, status: string) => {
  const { body } = await demo.get<{ invoices: [DemoInvoice] }>('/apps/invoice/invoices', {
    status,
  });
  return body.invoices[0];
};
const pay = (demo: TestDemo, id: number, amount: number) =>
  demo.post<ResponseBody>('/apps/invoice/add-payment', {
    id,
    payment: { ...invoicePayment, amount },
  });
const edit = (demo: TestDemo, invoice: object) =>
  demo.post<ResponseBody>('/apps/invoice/update-invoice', {
    invoice: { ...composedInvoice, ...invoice },
  });

test('a new invoice is a draft with the next number and the total of its lines', async () => {
  const demo = startDemo();
  const { status, body } = await demo.post<ResponseBody>('/apps/invoice/add-invoice', {
    invoice: composedInvoice,
  });
  // 7.5 × 120 + 2 × 349.99 = 1,599.98; minus 10 percent = 1,439.98; plus 23 percent tax.
  expect([status, body.invoice]).toEqual([
    201,
    {
      ...composedInvoice,
      id: 5051,
      service: 'Data migration',
      avatar: '',
      invoiceStatus: 'Draft',
      total: 1771.18,
      balance: 1771.18,
    },
  ]);
  expect(await newest(demo)).toEqual(body.invoice);
});

test('uses the picture of a client with earlier invoices', async () => {
  const demo = startDemo();
  const { client, avatar } = await read(demo, 5001);
  expect(avatar).not.toBe('');
  const { body } = await demo.post<ResponseBody>('/apps/invoice/add-invoice', {
    invoice: { ...composedInvoice, client },
  });
  expect(body.invoice.avatar).toBe(avatar);
});

test('editing replaces the content and updates the balance', async () => {
  const demo = startDemo();
  const { id, avatar } = await withStatus(demo, 'Sent');
  expect((await edit(demo, { id, discountPercent: 0, taxPercent: 0 })).status).toBe(200);
  expect(await read(demo, id)).toMatchObject({
    client: composedInvoice.client,
    service: 'Data migration',
    avatar,
    invoiceStatus: 'Sent',
    total: 1599.98,
    balance: 1599.98,
    dueDate: '2026-02-04',
  });
});

test('a past due invoice with a new due date is sent again', async () => {
  const demo = startDemo();
  const { id } = await withStatus(demo, 'Past Due');
  const today = new Date(testNow).toISOString().slice(0, 10);
  const issuedDate = '2020-01-01';
  const { body } = await edit(demo, { id, issuedDate, dueDate: today });
  expect(body.invoice.invoiceStatus).toBe('Sent');
  expect((await edit(demo, { id, issuedDate, dueDate: issuedDate })).body.invoice).toMatchObject({
    invoiceStatus: 'Sent',
    dueDate: issuedDate,
  });
});

test('can’t save a paid invoice, or a total below the amount paid', async () => {
  const demo = startDemo();
  const paid = await withStatus(demo, 'Paid');
  expect((await edit(demo, { id: paid.id })).status).toBe(409);
  expect(await read(demo, paid.id)).toEqual(paid);
  const sent = await withStatus(demo, 'Sent');
  await pay(demo, sent.id, 20);
  const items = [{ title: 'Less', quantity: 1, unit: 'item', cost: 19.99 }];
  const less = await edit(demo, { id: sent.id, items, discountPercent: 0, taxPercent: 0 });
  expect(less.status).toBe(409);
});

test('accepts partial and full payments, but not more than the balance', async () => {
  const demo = startDemo();
  const { id, total } = await withStatus(demo, 'Past Due');
  const first = await pay(demo, id, 99.95);
  expect([first.status, first.body.invoice]).toMatchObject([
    201,
    { invoiceStatus: 'Partial Payment', balance: total - 99.95, total },
  ]);
  expect((await pay(demo, id, total - 99.94)).status).toBe(409);
  await pay(demo, id, total - 99.95);
  const paid = await read(demo, id);
  expect(paid).toMatchObject({ invoiceStatus: 'Paid', balance: 0, total });
  expect(paid.payments?.map(({ amount }) => amount)).toEqual([99.95, total - 99.95]);
  expect((await pay(demo, id, 0.01)).status).toBe(409);
});

test('sending records recipient and time, and sends a draft', async () => {
  const demo = startDemo();
  for (const [before, after] of [
    ['Draft', 'Sent'],
    ['Partial Payment', 'Partial Payment'],
  ] as const) {
    const { id } = await withStatus(demo, before);
    await demo.post('/apps/invoice/send', { id, message: invoiceMessage });
    const at = new Date(testNow).toISOString();
    expect(await read(demo, id)).toMatchObject({
      invoiceStatus: after,
      sent: { to: invoiceMessage.to, at },
    });
  }
});

test('restores an invoice whose number was reused under the next one', async () => {
  const demo = startDemo();
  const invoice = await read(demo, 5050);
  await demo.remove('/apps/invoice/delete', { id: 5050 });
  const { body } = await demo.post<ResponseBody>('/apps/invoice/add-invoice', {
    invoice: composedInvoice,
  });
  expect(body.invoice.id).toBe(5050);
  const restored = await demo.post('/apps/invoice/restore', { invoice });
  expect(restored.body).toEqual({ invoice: { ...invoice, id: 5051 } });
  expect(await read(demo, 5050)).toEqual(body.invoice);
});

test('restores a deleted invoice, unless it is there', async () => {
  const demo = startDemo();
  const invoice = await read(demo, 5050);
  const restore = () => demo.post('/apps/invoice/restore', { invoice });
  expect((await restore()).status).toBe(409);
  await demo.remove('/apps/invoice/delete', { id: 5050 });
  expect((await restore()).status).toBe(201);
  expect(await newest(demo)).toEqual(invoice);
});

test.each([
  ['add-invoice', { invoice: { ...composedInvoice, items: [] } }],
  ['add-invoice', { invoice: { ...composedInvoice, total: 1 } }],
  ['update-invoice', { invoice: { ...composedInvoice, id: 5050, dueDate: '2026-01-04' } }],
  ['add-payment', { id: 5050, payment: { ...invoicePayment, amount: 1.001 } }],
  ['add-payment', { id: 5050, payment: { ...invoicePayment, method: 'barter' } }],
  ['send', { id: 5050, message: { ...invoiceMessage, to: 'nobody' } }],
])('%s: names the invalid fields', async (command, sent) => {
  const demo = startDemo();
  const before = await newest(demo);
  const { status, body } = await demo.post<{ error: string }>(`/apps/invoice/${command}`, sent);
  expect([status, body.error]).toEqual([400, expect.stringMatching(/Check: \S/)]);
  expect(await newest(demo)).toEqual(before);
});
