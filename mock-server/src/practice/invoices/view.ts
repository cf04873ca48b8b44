import type {
  PatientInvoice,
  PatientInvoiceDetail,
} from '@praxis/contract/endpoints/views/money-records';
import type { Invoice } from '@praxis/contract/entities/invoice';
import { invoiceActionsOn } from '@praxis/contract/rules/actions/invoice-actions';
import { addressLine } from '@praxis/contract/rules/texts/address-lines';
import type { Simulation } from '../../core/module';
import { billingView } from '../billing/view';
import { practiceOf } from '../caller';
import { table } from '../tables';
import { doctorPerson } from '../views';

/** A patient's invoice in a list. */
export function invoiceView(simulation: Simulation, invoice: Invoice): PatientInvoice {
  return {
    ...invoice,
    doctor: doctorPerson(simulation, invoice.doctorId),
    practiceName: practiceOf(simulation, invoice.practiceId).name,
    actions: invoiceActionsOn(invoice),
  };
}

/** All data of the printed invoice. */
export function invoiceDetail(simulation: Simulation, invoice: Invoice): PatientInvoiceDetail {
  const { database } = simulation;
  const { name, address, phone } = practiceOf(simulation, invoice.practiceId);
  const subscription = table(database, 'subscriptions').get(invoice.subscriptionId);
  const terms = table(database, 'planVersions').get(subscription?.planVersionId ?? '');
  const period = invoice.lines.find(({ kind }) => kind === 'period' || kind === 'proration');
  return {
    ...invoiceView(simulation, invoice),
    from: { name, address: addressLine(address), phone },
    billTo: billingView(simulation, invoice.patientId).billing,
    // The plan's name when it was billed.
    planName: period?.text ?? terms?.name ?? '',
    payments: table(database, 'charges')
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .toSorted((first, second) => first.attempt - second.attempt)
      .map(({ id, createdAt, amount, refunded, status, failureCode, cardId }) => {
        const card = cardId ? table(database, 'cards').get(cardId) : undefined;
        return {
          id,
          createdAt,
          amount,
          refunded,
          status,
          ...(failureCode && { failureCode }),
          card: card ? { brand: card.brand, last4: card.last4 } : null,
        };
      }),
  };
}
