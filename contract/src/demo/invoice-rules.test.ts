import fc from 'fast-check';
import { invoiceLimits, newInvoiceInput, type InvoiceItem, type NewInvoice } from './invoice-input';
import {
  afterEditing,
  afterPayment,
  afterSending,
  canEditInvoice,
  invoiceItems,
  invoiceTotals,
  isPayable,
  lineTotal,
  toCents,
} from './invoice-rules';
import { demoInvoiceStatuses, type DemoInvoice } from './invoices';

const invoice = (changes: Partial<DemoInvoice> = {}): DemoInvoice => ({
  id: 5001,
  issuedDate: '2026-01-05',
  client: { name: 'A', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: 'Phone system',
  total: 1000,
  avatar: '',
  invoiceStatus: 'Sent',
  balance: 1000,
  dueDate: '2026-02-04',
  ...changes,
});

const item = (quantity: number, cost: number): InvoiceItem => ({
  title: 'Work',
  quantity,
  unit: 'item',
  cost,
});

describe('totals', () => {
  test.each([
    [1, 0.29, 29],
    [3, 0.1, 30],
    [1.15, 100, 11_500],
    [2.5, 19.99, 4998],
    [0.01, 0.5, 1],
    [0.01, 0.49, 0],
    [1000, 100_000, 10_000_000_000],
  ])('%p times %p is %p cents', (quantity, cost, cents) => {
    expect(lineTotal({ quantity, cost })).toBe(cents);
  });

  test('the discount applies to the lines, and the tax to the rest', () => {
    const items = [item(2, 100), item(1.5, 80.1)];
    expect(invoiceTotals({ items, discountPercent: 10, taxPercent: 8.25 })).toEqual({
      subtotal: 32_015,
      discount: 3202,
      tax: 2377,
      total: 31_190,
    });
    expect(invoiceTotals({ items, discountPercent: 100, taxPercent: 20 }).total).toBe(0);
  });

  test('every amount is exact within the limits', () => {
    const hundredth = (most: number) => fc.integer({ min: 0, max: most * 100 });
    const line = fc.tuple(hundredth(invoiceLimits.quantity), hundredth(invoiceLimits.cost));
    const lines = fc.array(line, { minLength: 1, maxLength: invoiceLimits.items });
    const percent = hundredth(invoiceLimits.percent);
    const share = (amount: bigint, part: number, whole: bigint) =>
      (amount * BigInt(part) + whole / 2n) / whole;
    fc.assert(
      fc.property(lines, percent, percent, (typed, discountPart, taxPart) => {
        const subtotal = typed.reduce(
          (sum, [quantity, cost]) => sum + share(BigInt(cost), quantity, 100n),
          0n,
        );
        const discount = share(subtotal, discountPart, 10_000n);
        const tax = share(subtotal - discount, taxPart, 10_000n);
        const totals = invoiceTotals({
          items: typed.map(([quantity, cost]) => item(quantity / 100, cost / 100)),
          discountPercent: discountPart / 100,
          taxPercent: taxPart / 100,
        });
        expect(Object.values(totals).map(BigInt)).toEqual([
          subtotal,
          discount,
          tax,
          subtotal - discount + tax,
        ]);
      }),
    );
  });

  test('an invoice of the sample data has its service as its only line', () => {
    expect(invoiceItems(invoice())).toEqual([
      { title: 'Phone system', quantity: 1, unit: 'item', cost: 1000 },
    ]);
  });
});

describe('payments', () => {
  test('a partial payment makes it partly paid, the rest paid', () => {
    const part = afterPayment(invoice({ balance: 0.3, invoiceStatus: 'Past Due' }), 0.1);
    expect(part).toEqual({ balance: 0.2, invoiceStatus: 'Partial Payment' });
    expect(afterPayment(part, 0.2)).toEqual({ balance: 0, invoiceStatus: 'Paid' });
  });

  test('zero and more than the balance are not payable', () => {
    const due = { balance: 100.1 };
    expect([0, -1, 0.01, 100.1, 100.11].map((amount) => isPayable(due, amount))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('status', () => {
  test('sending changes only a draft’s status', () => {
    expect(demoInvoiceStatuses.map(afterSending)).toEqual([
      'Paid',
      'Downloaded',
      'Sent',
      'Sent',
      'Partial Payment',
      'Past Due',
    ]);
  });

  test('every invoice except a paid one can be edited', () => {
    const open = demoInvoiceStatuses.filter((invoiceStatus) => canEditInvoice({ invoiceStatus }));
    expect(open).toEqual(demoInvoiceStatuses.filter((status) => status !== 'Paid'));
  });

  const edited = (before: Partial<DemoInvoice>, total: number, dueDate = '2026-02-04') =>
    afterEditing(invoice(before), { total: toCents(total), dueDate, today: '2026-01-20' });

  test('a new total keeps the paid amount', () => {
    expect(edited({}, 1200.5)).toEqual({ balance: 1200.5, invoiceStatus: 'Sent' });
    const partly = { invoiceStatus: 'Partial Payment', balance: 400 } as const;
    expect(edited(partly, 900)).toEqual({ balance: 300, invoiceStatus: 'Partial Payment' });
    expect(edited(partly, 600)).toEqual({ balance: 0, invoiceStatus: 'Paid' });
    expect(edited(partly, 599.99)).toBeNull();
  });

  test('a later due date clears the past-due status, unless it has passed as well', () => {
    const late = { invoiceStatus: 'Past Due' } as const;
    expect(edited(late, 1000)?.invoiceStatus).toBe('Sent');
    expect(edited(late, 1000, '2026-01-20')?.invoiceStatus).toBe('Sent');
    expect(edited(late, 1000, '2026-01-19')?.invoiceStatus).toBe('Past Due');
    expect(edited({ ...late, balance: 400 }, 1000)?.invoiceStatus).toBe('Partial Payment');
  });
});

describe('validation', () => {
  const composed: NewInvoice = {
    client: {
      name: 'Nia Long',
      company: '',
      companyEmail: 'nia@example.com',
      address: '1 Main Street',
      country: 'Ireland',
      contact: '',
    },
    issuedDate: '2026-01-05',
    dueDate: '2026-01-05',
    items: [item(1, 19.99)],
    discountPercent: 0,
    taxPercent: 0.29,
    note: '',
    parts: { terms: true, note: true, paymentDetails: false },
  };
  const faults = (changes: object) =>
    newInvoiceInput
      .safeParse({ ...composed, ...changes })
      .error?.issues.map(({ path }) => path.join('.')) ?? [];

  test('an amount has at most two decimals', () => {
    for (const cost of [0, 0.01, 0.07, 1.15, 8.2, 1234.56, 99_999.99])
      expect([cost, faults({ items: [item(1, cost)] })]).toEqual([cost, []]);
    expect(faults({ items: [item(1, 1.005)] })).toEqual(['items.0.cost']);
  });

  test.each<[string, object, string[]]>([
    ['no lines', { items: [] }, ['items']],
    ['a line without a title', { items: [{ ...item(1, 1), title: ' ' }] }, ['items.0.title']],
    ['a zero quantity', { items: [item(0, 1)] }, ['items.0.quantity']],
    ['a negative price', { items: [item(1, -1)] }, ['items.0.cost']],
    ['a discount above 100%', { discountPercent: 100.01 }, ['discountPercent']],
    ['due before the issue date', { dueDate: '2026-01-04' }, ['dueDate']],
    ['no date', { issuedDate: '' }, ['issuedDate']],
    ['no client', { client: undefined }, ['client']],
  ])('%s is rejected with its field', (_, changes, paths) => {
    expect(faults(changes)).toEqual(paths);
  });
});
