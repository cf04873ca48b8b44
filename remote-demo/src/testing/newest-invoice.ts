import { listDemoInvoices, type DemoInvoice } from '@praxis/contract/demo/invoices';
import type { RemoteBackEnd } from '@praxis/sdk/testing';

type BackEnd = Pick<RemoteBackEnd, 'simulation' | 'api'>;

/** Table of all invoices of the simulated back end. */
export const invoicesOf = ({ simulation }: Pick<BackEnd, 'simulation'>) =>
  simulation.database.table<DemoInvoice>('demo.invoices');

/** The newest invoice of the sample data. */
export const newestNumber = 5050;

/** Changes the newest invoice before a page loads it. */
export const withNewestInvoice =
  (changes: Partial<DemoInvoice>) =>
  async (backEnd: BackEnd): Promise<void> => {
    // The first request creates the sample data.
    await (await backEnd.api('admin')).call(listDemoInvoices, { query: {} });
    const invoices = invoicesOf(backEnd);
    const newest = invoices.get(newestNumber);
    if (!newest) throw new Error(`There is no invoice ${newestNumber}.`);
    invoices.put({ ...newest, ...changes });
  };
