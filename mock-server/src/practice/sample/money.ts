import type { Charge } from '@praxis/contract/entities/charge';
import type { Invoice } from '@praxis/contract/entities/invoice';
import type { PayoutAccount } from '@praxis/contract/entities/payout-account';
import type { Payout, PayoutItem } from '@praxis/contract/entities/payout';
import { chargeFee } from '@praxis/contract/rules/billing/charge-fee';
import { retryHours } from '@praxis/contract/rules/billing/retries';
import type { Refund } from '@praxis/contract/entities/refund';
import { addWorkdays, isoAt, localDateAt, officeInstant } from './local-time';
import { sampleDoctors, samplePractices } from './places';
import { sampleId } from './sample-ids';
import { dayLength, recordOf, type Share } from './share';
import type { SampleSubscription } from './subscriptions';

const amounts = { charges: 240, refunds: 20, payouts: 12 };
/**
 * Minimum number of charges outside of payouts, whatever the date, to cover refunds of earlier
 * charges.
 */
const minChargesOutsidePayouts = 12;

/** Number of failed charges before the latest attempts of late payers. */
const failedAttempts = 5;

const bankLast4 = '4821';
const bankNames: Readonly<Record<Share['facts']['locale'], string>> = {
  en: 'Hudson Savings Bank',
  de: 'Spreeufer Bank',
  pt: 'Banco das Acácias',
};

interface Paid {
  invoice: Invoice;
  /** The latest attempt. */
  charge: Charge;
  /** The failed attempts before it. */
  failed: Charge[];
}

/** The tables that `seedMoney` fills. */
export const moneyTables = ['invoices', 'charges', 'refunds', 'payouts', 'payoutAccounts'] as const;

/**
 * Adds invoices with their charges, some refunds, and payouts of older charges; all amounts add up.
 */
export function seedMoney(share: Share, subscriptions: readonly SampleSubscription[]): void {
  const paid = invoicesOf(share, subscriptions);
  const refunds = refundsOf(share, paid);
  const payouts = payoutsOf(share, paid, refunds);
  share.add(
    'invoices',
    paid.map(({ invoice }) => invoice),
  );
  share.add(
    'charges',
    paid.flatMap(({ charge, failed }) => [...failed, charge]),
  );
  share.add('refunds', refunds);
  share.add('payouts', payouts);
  share.add('payoutAccounts', [payoutAccountOf(share)]);
}

const payoutAccountOf = ({ index, doctorId, facts, now }: Share): PayoutAccount => ({
  doctorId,
  bankName: bankNames[facts.locale],
  holder: facts.name,
  last4: bankLast4,
  status: 'verified',
  ...recordOf(sampleId('payoutAccount', index), now - 380 * dayLength),
});

function invoicesOf(
  { index, doctorId, practiceId, facts, now, scale }: Share,
  subscriptions: readonly SampleSubscription[],
): Paid[] {
  const due = subscriptions
    .filter(
      ({ subscription }) =>
        subscription.status === 'active' || subscription.status === 'expiredCancelled',
    )
    .flatMap((sample) =>
      sample.periods
        .filter(({ startOn }) => startOn >= sample.paidFrom)
        .map((period, place, { length }) => ({
          sample,
          period,
          place,
          latest: place === length - 1,
        })),
    )
    .sort((first, second) => (first.period.startOn < second.period.startOn ? 1 : -1))
    .slice(0, (amounts.charges - failedAttempts) * scale)
    .reverse();
  const zero = { amountMinor: 0, currency: facts.currency };
  return due.map(({ sample, period, place, latest }, number): Paid => {
    const { subscription, plan, patient } = sample;
    // Charges run at six in the morning.
    const at = Math.min(officeInstant(period.startOn, 6 * 60, facts.timeZone), now - 60_000);
    const lines = [
      ...(place === 0 && plan.joiningFee.amountMinor > 0
        ? [
            {
              kind: 'joiningFee' as const,
              text: plan.name,
              amount: plan.joiningFee,
              serviceFrom: period.startOn,
              serviceTo: period.startOn,
            },
          ]
        : []),
      {
        kind: 'period' as const,
        text: plan.name,
        amount: plan.price,
        serviceFrom: period.startOn,
        serviceTo: period.endOn,
      },
    ];
    const total = {
      amountMinor: lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0),
      currency: facts.currency,
    };
    const unpaid =
      latest && (subscription.billingState === 'pastDue' || subscription.billingState === 'unpaid');
    const invoice: Invoice = {
      practiceId,
      doctorId,
      patientId: patient.patient.id,
      subscriptionId: subscription.id,
      number: invoiceNumber(number, index),
      lines,
      tax: zero,
      total,
      paid: unpaid ? zero : total,
      due: unpaid ? total : zero,
      status: unpaid ? 'open' : 'paid',
      issuedOn: period.startOn,
      dueOn: period.startOn,
      ...recordOf(sampleId('invoice', index, number), at),
    };
    const tries = unpaid ? (subscription.billingState === 'unpaid' ? 4 : 2) : 1;
    const charges = Array.from({ length: tries }, (_, place): Charge => ({
      doctorId,
      patientId: patient.patient.id,
      invoiceId: invoice.id,
      cardId: patient.card.id,
      amount: total,
      refunded: zero,
      status: unpaid ? 'failed' : number % 97 === 41 ? 'disputed' : 'succeeded',
      attempt: place + 1,
      ...(unpaid && { failureCode: 'cardDeclined' as const }),
      ...recordOf(
        sampleId('charge', index, number, place),
        at + (place > 0 ? (retryHours[place - 1] ?? 0) : 0) * 3_600_000,
      ),
    }));
    const charge = charges.at(-1);
    if (!charge) throw new RangeError('Every invoice is charged.');
    return { invoice, charge, failed: charges.slice(0, -1) };
  });
}

/** Invoice numbers are sequential across the doctors of a practice, who alternate. */
function invoiceNumber(number: number, doctorIndex: number): string {
  const place = Math.floor(doctorIndex / samplePractices);
  const doctors = sampleDoctors / samplePractices;
  return `INV-${String(number * doctors + place + 1).padStart(6, '0')}`;
}

function refundsOf({ index, doctorId, random, now, scale }: Share, paid: Paid[]): Refund[] {
  const succeeded = paid.filter(({ charge }) => charge.status === 'succeeded');
  return Array.from(
    { length: Math.min(amounts.refunds * scale, succeeded.length) },
    (_, number): Refund => {
      const chosen =
        succeeded[Math.floor((number * succeeded.length) / (amounts.refunds * scale))] ??
        succeeded[0];
      if (!chosen) throw new RangeError('There is no charge to refund.');
      const { charge } = chosen;
      const left = charge.amount.amountMinor - charge.refunded.amountMinor;
      const amount = {
        amountMinor: number % 3 === 0 ? left : Math.max(1, Math.floor(left / 3)),
        currency: charge.amount.currency,
      };
      const status =
        number === 5
          ? ('failed' as const)
          : number === 17
            ? ('pending' as const)
            : ('succeeded' as const);
      if (status !== 'failed')
        charge.refunded = {
          ...amount,
          amountMinor: charge.refunded.amountMinor + amount.amountMinor,
        };
      // Refunds take a day to arrive; the pending one was issued recently.
      const at =
        status === 'pending'
          ? now - 3 * 3_600_000
          : Math.min(
              Date.parse(charge.createdAt) + random.whole(1, 9) * dayLength,
              now - 26 * 3_600_000,
            );
      return {
        doctorId,
        patientId: charge.patientId,
        chargeId: charge.id,
        amount,
        reason:
          (['requestedByPatient', 'unearnedDays', 'visitNotHeld', 'goodwill'] as const)[
            number % 4
          ] ?? 'goodwill',
        status,
        ...recordOf(sampleId('refund', index, number), at),
      };
    },
  );
}

/** Most of the older revenue was paid out in twelve payouts; the rest is the balance. */
function payoutsOf(
  { index, doctorId, facts, now }: Share,
  paid: Paid[],
  refunds: readonly Refund[],
): Payout[] {
  const earned = paid
    .filter(({ charge }) => charge.status === 'succeeded')
    .slice(0, -minChargesOutsidePayouts)
    .filter(({ charge }) => Date.parse(charge.createdAt) < now - 8 * dayLength);
  const size = Math.ceil(earned.length / amounts.payouts);
  const arrived = new Map<string, Refund[]>();
  for (const refund of refunds)
    if (refund.status === 'succeeded')
      arrived.set(refund.chargeId, [...(arrived.get(refund.chargeId) ?? []), refund]);
  // Payouts are sent the day after the request and arrive a day later: these two are still on their
  // way.
  const lately: Readonly<Record<number, number>> = {
    10: now - 30 * 3_600_000,
    11: now - 2 * 3_600_000,
  };
  return Array.from({ length: amounts.payouts }, (_, number): Payout => {
    const charges = earned.slice(number * size, (number + 1) * size);
    const last = charges.at(-1)?.charge.createdAt ?? isoAt(now - 8 * dayLength);
    const at = lately[number] ?? Math.min(Date.parse(last) + dayLength, now - 3 * dayLength);
    const id = sampleId('payout', index, number);
    const money = (amountMinor: number) => ({ amountMinor, currency: facts.currency });
    const items = charges.flatMap(({ charge }): PayoutItem[] => {
      charge.payoutId = id;
      const gross = charge.amount.amountMinor;
      const { amountMinor: fee } = chargeFee(charge.amount);
      const chargeItem: PayoutItem = {
        id: charge.id,
        kind: 'charge',
        sourceId: charge.id,
        at: charge.createdAt,
        gross: money(gross),
        fee: money(fee),
        refund: money(0),
        net: money(gross - fee),
      };
      const refundsOfCharge = (arrived.get(charge.id) ?? []).filter(
        ({ createdAt }) => Date.parse(createdAt) <= at,
      );
      return [
        chargeItem,
        ...refundsOfCharge.map((refund): PayoutItem => {
          refund.payoutId = id;
          return {
            id: refund.id,
            kind: 'refund',
            sourceId: refund.id,
            at: refund.createdAt,
            gross: money(0),
            fee: money(0),
            refund: refund.amount,
            net: money(0 - refund.amount.amountMinor),
          };
        }),
      ];
    });
    const total = (part: 'gross' | 'fee' | 'refund' | 'net') =>
      money(items.reduce((sum, item) => sum + item[part].amountMinor, 0));
    return {
      doctorId,
      gross: total('gross'),
      fees: total('fee'),
      refunds: total('refund'),
      net: total('net'),
      arrivalOn: addWorkdays(localDateAt(at, facts.timeZone), 2),
      bankLast4,
      status: number === 11 ? 'scheduled' : number === 10 ? 'inTransit' : 'paid',
      items,
      ...recordOf(id, at),
    };
  });
}
