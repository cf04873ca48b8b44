import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/invoices';
import { localDate } from '@praxis/contract/rules/time/calendar';
import { checkCardValid } from '@praxis/contract/rules/billing/card';
import { payRefusal } from '@praxis/contract/rules/billing/invoice-status';
import { payOpenInvoice } from '@praxis/contract/rules/billing/payment';
import { refuse } from '@praxis/contract/rules/transition';
import type { Handler } from '../../core/module';
import { refusal } from '../../core/errors';
import { patientOf, practiceOf } from '../caller';
import { handle } from '../handle';
import { requireCurrent, requireOwned } from '../require-owned';
import { termsOf } from '../subscriptions/money';
import { notifyOfSubscription } from '../subscriptions/notify';
import { table } from '../tables';
import { invoiceDetail } from './view';

export const payInvoice = handle(endpoints.payInvoice, (request, simulation) => {
  const { patient } = patientOf(request, simulation);
  const { database, newId } = simulation;
  const invoices = table(database, 'invoices');
  const isOwn = ({ patientId }: { patientId: string }) => patientId === patient.id;
  const invoice = requireCurrent(request, invoices, isOwn);
  refuse(payRefusal(invoice));
  const subscription = requireOwned(
    table(database, 'subscriptions').get(invoice.subscriptionId),
    isOwn,
  );
  const card = requireOwned(
    table(database, 'cards').get(request.body.cardId ?? subscription.cardId ?? ''),
    isOwn,
  );
  const now = simulation.now();
  const { timeZone } = practiceOf(simulation, invoice.practiceId);
  checkCardValid(card, localDate(now, timeZone));
  const charges = table(database, 'charges');
  const attempts = charges.filter(({ invoiceId }) => invoiceId === invoice.id).length;
  const version = termsOf(simulation, subscription);
  const paying = { now, timeZone, card, chargeId: newId(), attempts, version };
  const paid = payOpenInvoice(subscription, invoice, paying);
  charges.put(paid.charge);
  // The failed charge is kept, for patient and doctor to see.
  if (paid.charge.status === 'failed') {
    const { failureCode } = paid.charge;
    const error = new RuleError('card_declined', undefined, undefined, { failureCode });
    return refusal(error, newId());
  }
  invoices.put(paid.invoice);
  table(database, 'subscriptions').put(paid.subscription);
  const { amount } = paid.charge;
  notifyOfSubscription(simulation, 'paymentSucceeded', paid.subscription, ['patient'], {
    amount,
    invoiceId: invoice.id,
  });
  return invoiceDetail(simulation, paid.invoice);
});

export const handlers: readonly Handler[] = [payInvoice];
