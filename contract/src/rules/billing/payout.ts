import type { Charge } from '../../entities/charge';
import type { Money } from '../../entities/money';
import {
  minPayoutMinor,
  type Payout,
  type PayoutItem,
  type PayoutStatus,
} from '../../entities/payout';
import type { PayoutAccount } from '../../entities/payout-account';
import type { Refund } from '../../entities/refund';
import { RuleError } from '../../errors';
import { addDays, localDate, weekdayOf } from '../time/calendar';
import { chargeFee } from './charge-fee';
import { toInstant } from '../time/instants';
import { checkCurrency, minus, money, negative, sum, zero } from './money';
import type { Transitions } from '../transition';
import { checkTransition, refuseTransition } from '../transition';
import { updateRecord, newRecord } from '../versions';

/** State machine: scheduled -> inTransit -> paid or failed (docs/domain.md#refund-and-payout). */
export const payoutTransitions: Transitions<PayoutStatus> = {
  scheduled: ['inTransit', 'failed'],
  inTransit: ['paid', 'failed'],
  paid: [],
  failed: [],
};

/** Returns the arrival date of a payout: two business days after the request. */
export function arrivalOn(today: string): string {
  let on = today;
  for (let left = 2; left > 0;) {
    on = addDays(on, 1);
    if (weekdayOf(on) <= 5) left -= 1;
  }
  return on;
}

function item(
  kind: PayoutItem['kind'],
  id: string,
  at: string,
  parts: { gross: Money; fee: Money; refund: Money },
): PayoutItem {
  const net = minus(minus(parts.gross, parts.fee), parts.refund);
  return { id, kind, sourceId: kind === 'carryOver' ? null : id, at, ...parts, net };
}

export interface Balance {
  /** Items not in any payout, oldest first. */
  items: PayoutItem[];
  available: Money;
}

/**
 * Returns a doctor's available balance: successful charges minus refunds (except failed ones), plus
 * remainders of earlier payouts. A failed payout returns to the balance, and so does a refund that failed
 * after it was deducted from a payout.
 */
export function payoutBalance(
  charges: readonly Charge[],
  refunds: readonly Refund[],
  payouts: readonly Payout[],
  currency: string,
): Balance {
  const none = zero(currency);
  const failed = new Set(payouts.filter(({ status }) => status === 'failed').map(({ id }) => id));
  const isAvailable = ({ payoutId }: { payoutId?: string }) => !payoutId || failed.has(payoutId);
  const items = [
    ...charges
      .filter((charge) => charge.status === 'succeeded' && isAvailable(charge))
      .map(({ id, createdAt, amount }) =>
        item('charge', id, createdAt, { gross: amount, fee: chargeFee(amount), refund: none }),
      ),
    ...refunds
      .filter((refund) => refund.status !== 'failed' && isAvailable(refund))
      .map(({ id, createdAt, amount }) =>
        item('refund', id, createdAt, { gross: none, fee: none, refund: amount }),
      ),
  ].sort((first, second) => first.at.localeCompare(second.at));
  const carried = payouts
    .filter(({ status }) => status !== 'failed')
    .flatMap((payout) => payout.items.filter(({ kind }) => kind === 'carryOver'));
  const undone = refunds.filter((refund) => refund.status === 'failed' && !isAvailable(refund));
  const left = sum(
    [...carried.map(({ net }) => negative(net)), ...undone.map(({ amount }) => amount)],
    currency,
  );
  const first = items[0]?.at ?? payouts[0]?.createdAt;
  if (left.amountMinor !== 0 && first)
    items.unshift(item('carryOver', 'carried', first, { gross: left, fee: none, refund: none }));
  return {
    items,
    available: sum(
      items.map(({ net }) => net),
      currency,
    ),
  };
}

export interface PayoutRequest {
  id: string;
  doctorId: string;
  amount: Money;
  balance: Balance;
  account: PayoutAccount | undefined;
  now: number;
  timeZone: string;
}

/**
 * Requests a payout: takes the oldest items until they cover the amount. The excess of the last one is
 * carried over to the next payout as an item of its own, so that the items add up to the exact amount.
 * @throws {RuleError} `payout_minimum`, `insufficient_balance`, or `transition_not_allowed` without a
 * verified account
 */
export function requestPayout(request: PayoutRequest): Payout {
  const { id, doctorId, amount, balance, account, now, timeZone } = request;
  if (account?.status !== 'verified')
    refuseTransition('none', 'scheduled', 'there is no verified payout account');
  const { currency } = balance.available;
  checkCurrency(amount, currency, 'amount.currency');
  if (amount.amountMinor < minPayoutMinor)
    throw new RuleError('payout_minimum', undefined, { amount: ['payout_minimum'] });
  if (amount.amountMinor > balance.available.amountMinor)
    throw new RuleError('insufficient_balance');
  const items = takeItems(id, amount, balance.items, now);
  const total = (part: 'gross' | 'fee' | 'refund' | 'net') =>
    sum(
      items.map((one) => one[part]),
      currency,
    );
  return {
    ...newRecord(id, now),
    doctorId,
    gross: total('gross'),
    fees: total('fee'),
    refunds: total('refund'),
    net: total('net'),
    arrivalOn: arrivalOn(localDate(now, timeZone)),
    bankLast4: account.last4,
    status: 'scheduled',
    items,
  };
}

function takeItems(payoutId: string, amount: Money, from: readonly PayoutItem[], now: number) {
  const none = zero(amount.currency);
  const taken: PayoutItem[] = [];
  let covered = 0;
  for (const one of from) {
    if (covered >= amount.amountMinor) break;
    taken.push(one.kind === 'carryOver' ? { ...one, id: `${payoutId}-in` } : one);
    covered += one.net.amountMinor;
  }
  const left = money(amount.amountMinor - covered, amount.currency);
  if (left.amountMinor !== 0)
    taken.push(
      item('carryOver', `${payoutId}-out`, toInstant(now), {
        gross: left,
        fee: none,
        refund: none,
      }),
    );
  return taken;
}

/** scheduled -> inTransit -> paid, or failed from either. @throws {RuleError} `transition_not_allowed` */
export function movePayout(payout: Payout, status: PayoutStatus, now: number): Payout {
  checkTransition(payoutTransitions, payout.status, status);
  return updateRecord(payout, { status }, now);
}
