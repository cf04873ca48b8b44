import type { Charge } from '@praxis/contract/entities/charge';
import type { Invoice } from '@praxis/contract/entities/invoice';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { Ended } from '@praxis/contract/rules/subscriptions/end-now';
import { invoiceNumber } from '@praxis/contract/rules/billing/invoice';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** The terms of a subscription. */
export function termsOf(
  { database }: Simulation,
  { id, planVersionId }: Subscription,
): PlanVersion {
  const version = table(database, 'planVersions').get(planVersionId);
  if (!version) throw new Error(`Subscription ${id} has no terms.`);
  return version;
}

/** A subscription's invoices and their charges. */
export function moneyOf({ database }: Simulation, { id }: Pick<Subscription, 'id'>) {
  const invoices: Invoice[] = table(database, 'invoices').filter(
    ({ subscriptionId }) => subscriptionId === id,
  );
  const ids = new Set(invoices.map((invoice) => invoice.id));
  const charges: Charge[] = table(database, 'charges').filter(({ invoiceId }) =>
    ids.has(invoiceId),
  );
  return { invoices, charges };
}

/** Stores an ended subscription with its invoices, charges and refunds. */
export function saveEnded(
  { database }: Simulation,
  { subscription, invoices, charges, refunds }: Ended,
): Subscription {
  invoices.forEach((invoice) => table(database, 'invoices').put(invoice));
  charges.forEach((charge) => table(database, 'charges').put(charge));
  refunds.forEach((refund) => table(database, 'refunds').put(refund));
  return table(database, 'subscriptions').put(subscription);
}

/** The next invoice number of a practice, sequential across its doctors. */
export function nextInvoiceNumber({ database }: Simulation, practiceId: string): string {
  let last = 0;
  for (const invoice of table(database, 'invoices').all())
    if (invoice.practiceId === practiceId)
      last = Math.max(last, Number(invoice.number.slice(invoice.number.lastIndexOf('-') + 1)));
  return invoiceNumber(last + 1);
}
