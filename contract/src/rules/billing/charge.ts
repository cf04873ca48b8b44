import type { Card } from '../../entities/card';
import type { Charge } from '../../entities/charge';
import type { Invoice } from '../../entities/invoice';
import { zero } from './money';
import { chargeOutcome } from './simulated-card-provider';
import { newRecord } from '../versions';

/** Charges an invoice to a card; the simulated provider responds synchronously. */
export function attemptCharge(
  id: string,
  invoice: Pick<Invoice, 'id' | 'doctorId' | 'patientId' | 'due'>,
  card: Card | undefined,
  { attempt, now, today }: { attempt: number; now: number; today: string },
): Charge {
  return {
    doctorId: invoice.doctorId,
    patientId: invoice.patientId,
    invoiceId: invoice.id,
    cardId: card?.id ?? null,
    amount: invoice.due,
    refunded: zero(invoice.due.currency),
    attempt,
    ...chargeOutcome(card, today),
    ...newRecord(id, now),
  };
}

/** Returns whether a charge was collected; a dispute follows later. */
export const isCollected = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'succeeded' || status === 'disputed';
