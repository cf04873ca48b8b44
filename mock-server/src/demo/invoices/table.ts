import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import type { Simulation } from '../../core/module';

/** All invoices of the demo. */
export const invoicesOf = ({ database }: Simulation) =>
  database.table<DemoInvoice>('demo.invoices');
