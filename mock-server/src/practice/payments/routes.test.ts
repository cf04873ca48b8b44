import type {
  DoctorCharge,
  DoctorPayout,
  DoctorPayoutItem,
  DoctorRefund,
} from '@praxis/contract/endpoints/views/money-records';
import type { Money } from '@praxis/contract/entities/money';
import { day } from '@praxis/contract/rules/time/instants';
import { brokenInvariants } from '../../../checks/invariants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/doctor/payments';
const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

interface List<Item> {
  items: Item[];
  total: number;
  counts: Record<string, number>;
  totals: { amount: Money; refunded: Money; net: Money };
  balance: Money;
}
const list = async <Item>(name: string, query = '') =>
  (await context().calls.doctor<List<Item>>(`GET ${path}/${name}?perPage=100${query}`)).body;

const sum = (amounts: readonly Money[]) =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);

const refundable = () =>
  context().find(
    'charges',
    (one) =>
      one.doctorId === people.doctor &&
      one.status === 'succeeded' &&
      one.refunded.amountMinor === 0 &&
      one.amount.amountMinor === 9900,
  );

const refund = (
  id: string,
  amountMinor: number,
  { currency = 'USD', version }: { currency?: string; version?: number } = {},
) =>
  context().calls.doctor<DoctorRefund>(`POST ${path}/charges/${id}/refunds`, {
    version,
    body: { amount: { amountMinor, currency }, reason: 'goodwill' },
  });

test.each([
  ['charges', ['processing', 'succeeded', 'failed', 'disputed']],
  ['refunds', ['pending', 'succeeded', 'failed']],
  ['payouts', ['scheduled', 'inTransit', 'paid', 'failed']],
])('%s: tab counts add up and match the filtered lists', async (name, statuses) => {
  const { counts, total } = await list(name);
  expect(statuses.reduce((all, status) => all + (counts[status] ?? 0), 0)).toBe(counts['all']);
  expect(counts['all']).toBe(total);
  for (const status of statuses)
    expect((await list(name, `&status=${status}`)).total).toBe(counts[status]);
});

test('filters payouts by arrival date, as listed', async () => {
  const { items } = await list<DoctorPayout>('payouts');
  // The payouts were requested on other days than their arrival, in the practice's zone.
  const days = new Set(items.map(({ arrivalOn }) => arrivalOn));
  for (const on of days) {
    const found = await list<DoctorPayout>('payouts', `&from=${on}&to=${on}`);
    expect(found.items.map(({ arrivalOn }) => arrivalOn)).toEqual(found.items.map(() => on));
    expect(found.total).toBe(items.filter(({ arrivalOn }) => arrivalOn === on).length);
  }
});

test('lists 240 charges, 20 refunds and 12 payouts, with totals over all pages', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => list<DoctorCharge>('charges', `&status=succeeded&page=${page}`)),
  );
  const charges = pages.flatMap(({ items }) => items);
  for (const { totals } of pages)
    expect(totals.amount.amountMinor).toBe(sum(charges.map(({ amount }) => amount)));
  expect((await list('charges')).total).toBe(240);
  expect((await list('refunds')).total).toBe(20);
  expect((await list('payouts')).total).toBe(12);
});

test('searches charges by patient and invoice, and filters them by day', async () => {
  const [first] = (await list<DoctorCharge>('charges', '&sort=-amount')).items;
  const named = await list<DoctorCharge>(
    'charges',
    `&q=${encodeURIComponent(first?.patient.fullName ?? '')}`,
  );
  expect(named.items.every(({ patientId }) => patientId === first?.patientId)).toBe(true);
  const numbered = await list<DoctorCharge>('charges', `&q=${first?.invoiceNumber ?? ''}`);
  expect(numbered.items.map(({ invoiceNumber }) => invoiceNumber)).toContain(first?.invoiceNumber);
  const on = await list<DoctorCharge>('charges', '&from=2026-01-01&to=2026-01-05');
  expect(on.items.every(({ createdAt }) => createdAt >= '2026-01-01T05')).toBe(true);
  expect((await list('charges', `&patientId=${people.patient}`)).total).toBeGreaterThan(0);
});

describe('a refund', () => {
  test('is pending at first, succeeds a day later, and notifies the patient', async () => {
    const charge = refundable();
    const { userId } = context().get('patients', charge.patientId);
    const before = (await list('payouts')).balance.amountMinor;
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { status, body } = await refund(charge.id, 900);
      expect(status).toBe(201);
      expect(body).toMatchObject({ status: 'pending', amount: usd(900), reason: 'goodwill' });
    });
    expect(sideEffects.audited).toEqual([
      expect.stringMatching(new RegExp(`^create refund:\\S+ ${charge.patientId}$`)),
    ]);
    expect(context().get('charges', charge.id).refunded).toEqual(usd(900));
    expect((await list('payouts')).balance.amountMinor).toBe(before - 900);
    context().practice.advanceClock(day);
    const later = await sideEffectsOf(context(), () => list('refunds'));
    expect(later.notified).toContain(`refundIssued ${userId}`);
    expect(brokenInvariants(context().practice.database).join()).not.toContain(charge.id);
  });

  test('never exceeds the charge, in any number of parts', async () => {
    const { id, patientId } = refundable();
    const shown = async () => {
      const { items } = await list<DoctorCharge>('charges', `&patientId=${patientId}`);
      const charge = items.find((one) => one.id === id);
      return [charge?.refundable.amountMinor, charge?.actions];
    };
    expect(await shown()).toEqual([9900, ['refund']]);
    expect((await refund(id, 0)).code).toBe('refund_too_large');
    expect((await refund(id, 9901)).code).toBe('refund_too_large');
    expect((await refund(id, 9899)).status).toBe(201);
    expect(await shown()).toEqual([1, ['refund']]);
    expect((await refund(id, 2)).code).toBe('refund_too_large');
    expect((await refund(id, 1)).status).toBe(201);
    expect(await shown()).toEqual([0, []]);
    expect((await refund(id, 1)).code).toBe('refund_too_large');
  });

  test('is rejected with an outdated version of the charge', async () => {
    const { id, version } = refundable();
    const responses = await Promise.all([1, 2].map(() => refund(id, 750, { version })));
    expect(responses.map(({ code }) => code)).toEqual([undefined, 'version_conflict']);
    expect(context().get('charges', id).refunded).toEqual(usd(750));
    expect((await refund(id, 750)).status).toBe(201);
  });

  test('makes its amount refundable again if it fails, and notifies the doctor', async () => {
    const { put, get, find, practice } = context();
    const charge = refundable();
    const card = get('cards', charge.cardId ?? '');
    put('cards', { ...card, providerRef: 'sim_refundsFail_abcdefgh12' });
    const { body } = await refund(charge.id, 9900);
    practice.advanceClock(day);
    const failed = () => list<DoctorRefund>('refunds', '&status=failed');
    const { notified } = await sideEffectsOf(context(), failed);
    expect(notified.filter((one) => one.startsWith('refundFailed'))).toEqual([
      `refundFailed ${get('doctors', people.doctor).userId}`,
    ]);
    expect(find('notifications', ({ kind }) => kind === 'refundFailed')).toMatchObject({
      values: { patient: get('patients', charge.patientId).fullName, amountMinor: '9900' },
      link: '/doctor/payments?tab=refunds&status=failed',
    });
    expect((await failed()).items).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: body.id })]),
    );
    expect(context().get('charges', charge.id).refunded).toEqual(usd(0));
    expect((await refund(charge.id, 9900)).status).toBe(201);
  });

  test('must be in the charge’s currency', async () => {
    const { code } = await refund(refundable().id, 100, { currency: 'EUR' });
    expect(code).toBe('validation_failed');
  });
});

describe('a payout', () => {
  const items = async (id: string) =>
    (
      await context().calls.doctor<{ items: DoctorPayoutItem[]; payout: DoctorPayout }>(
        `GET ${path}/payouts/${id}/items?perPage=100`,
      )
    ).body;

  const ask = (amountMinor: number) =>
    context().calls.doctor<DoctorPayout>(`POST ${path}/payouts`, {
      body: { amount: usd(amountMinor) },
    });

  test('is the exact sum of its items, and leaves the rest of the balance', async () => {
    const { balance } = await list('payouts');
    expect(balance.amountMinor).toBeGreaterThan(5001);
    const { status, body } = await ask(5001);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'scheduled', net: usd(5001), bankLast4: '4821' });
    const listed = await items(body.id);
    expect(sum(listed.items.map(({ net }) => net))).toBe(5001);
    for (const { gross, fee, refund: back, net } of listed.items)
      expect(net.amountMinor).toBe(gross.amountMinor - fee.amountMinor - back.amountMinor);
    const { gross, fees, refunds, net } = listed.payout;
    expect(net.amountMinor).toBe(gross.amountMinor - fees.amountMinor - refunds.amountMinor);
    expect((await list('payouts')).balance.amountMinor).toBe(balance.amountMinor - 5001);
  });

  test('of the whole balance leaves nothing', async () => {
    const { balance } = await list('payouts');
    const { body } = await ask(balance.amountMinor);
    expect((await list('payouts')).balance).toEqual(usd(0));
    expect(sum((await items(body.id)).items.map(({ net }) => net))).toBe(balance.amountMinor);
    expect((await ask(2500)).code).toBe('insufficient_balance');
    expect(brokenInvariants(context().practice.database).join()).not.toContain(body.id);
  });

  test('arrives, and the doctor is notified', async () => {
    const { body } = await ask(2500);
    // Requested on Monday, it arrives on Wednesday.
    expect(body.arrivalOn).toBe('2026-01-07');
    context().practice.advanceClock(3 * day);
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { items: payouts } = await list<DoctorPayout>('payouts');
      expect(payouts.find(({ id }) => id === body.id)?.status).toBe('paid');
    });
    expect(sideEffects.notified).toContain(`payoutPaid ${people.doctorUser}`);
  });

  test('names the patient and invoice of each item', async () => {
    const paid = context().find('payouts', ({ doctorId }) => doctorId === people.doctor);
    const listed = await items(paid.id);
    const named = listed.items.filter(({ kind }) => kind === 'charge');
    expect(named.length).toBeGreaterThan(0);
    for (const { patient, invoiceNumber } of named)
      expect([patient?.fullName, invoiceNumber]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\d/),
      ]);
  });
});
