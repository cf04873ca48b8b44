import type {
  DoctorCharge,
  DoctorPayout,
  DoctorPayoutItem,
  DoctorRefund,
} from '@praxis/contract/endpoints/views/money-records';
import type { Charge } from '@praxis/contract/entities/charge';
import type { Payout, PayoutItem } from '@praxis/contract/entities/payout';
import type { Refund } from '@praxis/contract/entities/refund';
import { chargeActionsOn } from '@praxis/contract/rules/actions/charge-actions';
import { refundable } from '@praxis/contract/rules/billing/refund';
import type { Simulation } from '../../core/module';
import { table } from '../tables';
import { patientPerson } from '../views';

export const invoiceNumberOf = ({ database }: Simulation, invoiceId: string): string =>
  table(database, 'invoices').get(invoiceId)?.number ?? '';

/** A doctor's view of a charge; of the card only brand and last digits. */
export function chargeView(simulation: Simulation, charge: Charge): DoctorCharge {
  const { cardId, ...shown } = charge;
  const card = cardId ? table(simulation.database, 'cards').get(cardId) : undefined;
  return {
    ...shown,
    invoiceNumber: invoiceNumberOf(simulation, charge.invoiceId),
    patient: patientPerson(simulation, charge.patientId),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    refundable: refundable(charge),
    actions: chargeActionsOn(charge),
  };
}

export function refundView(simulation: Simulation, refund: Refund): DoctorRefund {
  const charge = table(simulation.database, 'charges').get(refund.chargeId);
  return {
    ...refund,
    invoiceNumber: invoiceNumberOf(simulation, charge?.invoiceId ?? ''),
    patient: patientPerson(simulation, refund.patientId),
  };
}

/** A payout in a list; its items have an endpoint of their own. */
export function payoutView({ items: _items, ...payout }: Payout): DoctorPayout {
  return payout;
}

export function itemView(simulation: Simulation, item: PayoutItem): DoctorPayoutItem {
  const { database } = simulation;
  const sourceId = item.sourceId ?? '';
  const refund = item.kind === 'refund' ? table(database, 'refunds').get(sourceId) : undefined;
  const charge = table(database, 'charges').get(refund?.chargeId ?? sourceId);
  return {
    ...item,
    invoiceNumber: charge ? invoiceNumberOf(simulation, charge.invoiceId) : null,
    patient: charge ? patientPerson(simulation, charge.patientId) : null,
  };
}
