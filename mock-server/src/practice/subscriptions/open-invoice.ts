import type { Invoice } from '@praxis/contract/entities/invoice';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** What a subscription owes: there is one open invoice at most. */
export const openInvoiceOf = (
  { database }: Simulation,
  { id }: Pick<Subscription, 'id'>,
): Invoice | undefined =>
  table(database, 'invoices')
    .having('subscriptionId', id)
    .find(({ status }) => status === 'open');
