import type { Invoice } from '@praxis/contract/entities/invoice';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** The open invoice of a subscription, which has at most one. */
export const openInvoiceOf = (
  { database }: Simulation,
  { id }: Pick<Subscription, 'id'>,
): Invoice | undefined =>
  table(database, 'invoices')
    .where('subscriptionId', id)
    .find(({ status }) => status === 'open');
