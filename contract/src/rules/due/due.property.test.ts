import fc from 'fast-check';
import { addDays, addMonths, dayOfMonth } from '../time/calendar';
import { day, hour, toInstant } from '../time/instants';
import { invoiceTotals } from '../billing/invoice';
import { money } from '../billing/money';
import { subscriberCounts } from '../subscriptions/subscription-status';
import { memoryState } from '../testing/memory-state';
import {
  aCard,
  aDoctor,
  anAppointment,
  aPractice,
  aSubscription,
  aVersion,
  epoch,
} from '../testing/records';
import { advance, due, inOrder } from './due';
import type { DueTable } from './due-state';
import { Heap } from './heap';

const practices = [
  aPractice({ id: 'p0', timeZone: 'America/New_York' }),
  aPractice({ id: 'p1', timeZone: 'Europe/Berlin' }),
  aPractice({ id: 'p2', timeZone: 'America/Sao_Paulo' }),
];
const doctors = practices.map(({ id }, index) => aDoctor({ id: `d${index}`, practiceId: id }));
const planVersions = [
  aVersion({ id: 'v0' }),
  aVersion({ id: 'v1', intervalMonths: 3, joiningFee: money(1500, 'USD'), trialDays: 7 }),
  aVersion({ id: 'v2', autoRenew: false, trialDays: 3 }),
  aVersion({ id: 'v3', price: money(0, 'USD') }),
];
const cards = ['ok', 'chargesFail', 'disputes'].map((behavior) =>
  aCard({ id: behavior, providerRef: `sim_${behavior}_a1b2c3d4` }),
);

const subscription = fc.record({
  doctor: fc.nat(2),
  version: fc.nat(3),
  card: fc.constantFrom('ok', 'ok', 'chargesFail', 'disputes'),
  phase: fc.constantFrom('pending', 'approved', 'trialing', 'active', 'ending'),
  /** Days relative to the clock's first day. */
  offset: fc.integer({ min: -27, max: 20 }),
});

const appointment = fc.record({
  subscription: fc.nat(8),
  state: fc.constantFrom('held', 'requested', 'proposed', 'booked', 'checkedIn', 'fulfilled'),
  hours: fc.integer({ min: 1, max: 24 * 40 }),
});

type Value<Given> = Given extends fc.Arbitrary<infer T> ? T : never;

interface Sample {
  subscriptions: Value<typeof subscription>[];
  appointments: Value<typeof appointment>[];
}

function build({ subscriptions, appointments }: Sample) {
  return memoryState({
    practices,
    doctors,
    planVersions,
    cards,
    subscriptions: subscriptions.map(({ doctor, version, card, phase, offset }, index) => {
      const waits = phase === 'pending' || phase === 'approved';
      const startOn = addDays('2026-03-01', waits ? Math.abs(offset) : Math.min(0, offset));
      const anchorDay = dayOfMonth(startOn);
      return aSubscription({
        id: `s${index}`,
        doctorId: `d${doctor}`,
        planVersionId: `v${version}`,
        cardId: card,
        status: waits ? phase : 'active',
        billingState: waits ? 'none' : phase === 'trialing' ? 'trialing' : 'current',
        startOn,
        anchorDay,
        period: { startOn, endOn: addMonths(startOn, 1, anchorDay) },
        ...(phase === 'ending'
          ? {
              endOn: addDays('2026-03-20', offset < 0 ? 30 : offset),
              endReason: 'patientCancelled',
            }
          : {}),
      });
    }),
    appointments: appointments.map(({ subscription: owner, state, hours }, index) =>
      anAppointment({
        id: `a${index}`,
        doctorId: 'd0',
        subscriptionId: `s${owner}`,
        state,
        startAt: toInstant(epoch + hours * hour),
        endAt: toInstant(epoch + hours * hour + hour / 2),
        heldUntil: state === 'held' ? toInstant(epoch + hour / 6) : undefined,
      }),
    ),
  });
}

const sample = fc.record({
  subscriptions: fc.array(subscription, { minLength: 1, maxLength: 9 }),
  appointments: fc.array(appointment, { maxLength: 9 }),
});

const tables: readonly DueTable[] = [
  'subscriptions',
  'invoices',
  'charges',
  'appointments',
  'visitLedger',
];

function ending(given: Sample, steps: readonly number[]) {
  const { state, write } = build(given);
  const events: string[] = [];
  for (const days of steps)
    advance(state, epoch + days * day, {
      write,
      notify: ({ kind, at, id }) => events.push(`${at} ${kind} ${id}`),
    });
  const records = Object.fromEntries(
    tables.map((table) => [
      table,
      [...state[table].all()].sort((first, second) => first.id.localeCompare(second.id)),
    ]),
  );
  return { state, records, events };
}

const singleDays = (days: number) => Array.from({ length: days }, (_, index) => index + 1);

test('thirty or sixty days in one step have the same result as single days', () => {
  fc.assert(
    fc.property(sample, fc.constantFrom(30, 60), (given, days) => {
      const atOnce = ending(given, [days]);
      const daily = ending(given, singleDays(days));
      expect(daily.records).toEqual(atOnce.records);
      expect(daily.events).toEqual(atOnce.events);
      expect(due(atOnce.state, epoch + days * day)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('at any time lines, payments and tab counts add up to their totals', () => {
  fc.assert(
    fc.property(sample, fc.integer({ min: 1, max: 200 }), (given, days) => {
      const { state } = ending(given, [days]);
      const numbers = new Set<string>();
      for (const invoice of state.invoices.all()) {
        const { lines, tax, total, paid, status, practiceId, number } = invoice;
        expect(invoiceTotals(lines, 'USD')).toEqual({ tax, total });
        const settled = status === 'open' ? 0 : total.amountMinor;
        expect(paid.amountMinor).toBe(status === 'paid' ? total.amountMinor : 0);
        expect(invoice.due.amountMinor).toBe(total.amountMinor - settled);
        numbers.add(`${practiceId} ${number}`);
        const collected = state.charges
          .all()
          .filter(
            ({ invoiceId, status: charged }) => invoiceId === invoice.id && charged !== 'failed',
          );
        expect(collected).toHaveLength(status === 'paid' ? 1 : 0);
      }
      expect(numbers.size).toBe(state.invoices.all().length);
      const { all, ...counts } = subscriberCounts(state.subscriptions.all(), '2026-03-10', 30);
      expect(Object.values(counts).reduce((total, count) => total + count, 0)).toBe(all);
      expect(all).toBe(given.subscriptions.length);
    }),
    { numRuns: 60 },
  );
});

test('the heap returns its items in order', () => {
  const item = fc.record({
    at: fc.nat(5),
    id: fc.string(),
    kind: fc.constant('subscriptionEnds' as const),
    table: fc.constant('subscriptions' as const),
  });
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const heap = new Heap(inOrder);
      items.forEach((one) => heap.add(one));
      const taken = items.map(() => heap.take());
      expect(taken).toEqual([...items].sort(inOrder));
      expect(heap.take() ?? heap.first).toBeUndefined();
    }),
  );
});
