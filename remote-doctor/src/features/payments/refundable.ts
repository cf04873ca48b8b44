import type { DoctorCharge } from '@praxis/contract/endpoints/views/money-records';
import type { Money } from '@praxis/contract/entities/money';

/** What of a charge can still be given back. */
export function refundable({
  status,
  amount,
  refunded,
}: Pick<DoctorCharge, 'status' | 'amount' | 'refunded'>): Money {
  const amountMinor = status === 'succeeded' ? amount.amountMinor - refunded.amountMinor : 0;
  return { amountMinor, currency: amount.currency };
}
