import type { Charge } from '../../entities/charge';
import type { Money } from '../../entities/money';
import type { Refund, RefundStatus } from '../../entities/refund';
import { checkCurrency, minus, money, plus } from './money';
import type { Refusal, Transitions } from '../transition';
import { checkTransition, notAllowed, refuse } from '../transition';
import { updateRecord, newRecord } from '../versions';

/** State machine: pending -> succeeded or failed (docs/domain.md#refund-and-payout). */
export const refundTransitions: Transitions<RefundStatus> = {
  pending: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

/** Hours after which a refund succeeds or fails. */
export const refundSettlesAfterHours = 24;

/** Returns the refundable amount: zero for a failed or disputed charge. */
export const refundable = ({ status, amount, refunded }: Charge): Money =>
  status === 'succeeded' ? minus(amount, refunded) : money(0, amount.currency);

const amountTooLarge: Refusal = {
  code: 'refund_too_large',
  fields: { amount: ['refund_too_large'] },
};

/** Returns why a charge cannot be refunded: disputed, not collected, or fully refunded. */
export function refundRefusal(charge: Charge): Refusal | undefined {
  const { status } = charge;
  if (status === 'disputed') return { code: 'charge_disputed' };
  if (status !== 'succeeded') return notAllowed(status, 'refunded');
  return refundable(charge).amountMinor > 0 ? undefined : amountTooLarge;
}

/**
 * Refunds a charge in part or in full: from one minor unit to `amount - refunded`.
 * @throws {RuleError} `charge_disputed`, `refund_too_large`, or `transition_not_allowed` if the charge was
 * not collected
 */
export function issueRefund(
  id: string,
  charge: Charge,
  amount: Money,
  reason: Refund['reason'],
  now: number,
): { charge: Charge; refund: Refund } {
  refuse(refundRefusal(charge));
  checkCurrency(amount, charge.amount.currency, 'amount.currency');
  if (amount.amountMinor < 1 || amount.amountMinor > refundable(charge).amountMinor)
    refuse(amountTooLarge);
  return {
    charge: updateRecord(charge, { refunded: plus(charge.refunded, amount) }, now),
    refund: {
      ...newRecord(id, now),
      doctorId: charge.doctorId,
      patientId: charge.patientId,
      chargeId: charge.id,
      amount,
      reason,
      status: 'pending',
    },
  };
}

/**
 * pending -> succeeded or failed; the amount of a failed refund is refundable again. @throws {RuleError}
 * `transition_not_allowed`
 */
export function settleRefund(
  refund: Refund,
  charge: Charge,
  status: 'succeeded' | 'failed',
  now: number,
): { charge: Charge; refund: Refund } {
  checkTransition(refundTransitions, refund.status, status);
  return {
    refund: updateRecord(refund, { status }, now),
    charge:
      status === 'failed'
        ? updateRecord(charge, { refunded: minus(charge.refunded, refund.amount) }, now)
        : charge,
  };
}

/** Allocates a refund to charges, the newest first, up to their refundable amounts. */
export function spreadRefund(
  amount: Money,
  charges: readonly Charge[],
): { charge: Charge; amount: Money }[] {
  let left = amount.amountMinor;
  const newestFirst = [...charges].sort((first, second) =>
    second.createdAt.localeCompare(first.createdAt),
  );
  return newestFirst.flatMap((charge) => {
    const part = Math.min(left, refundable(charge).amountMinor);
    left -= part;
    return part > 0 ? [{ charge, amount: money(part, amount.currency) }] : [];
  });
}
