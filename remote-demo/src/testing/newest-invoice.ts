import { listDemoInvoices, type DemoInvoice } from '@praxis/contract/demo/invoices';
import type { RemoteBackEnd } from '@praxis/sdk/testing';

type BackEnd = Pick<RemoteBackEnd, 'simulation' | 'api'>;

/** Every invoice that the simulated back end has. */
export const invoicesOf = ({ simulation }: Pick<BackEnd, 'simulation'>) =>
  simulation.database.table<DemoInvoice>('demo.invoices');

/** The newest invoice of the sample data. */
export const newestNumber = 5050;

/** Makes the newest invoice one that stands so, before a page asks for it. */
export const newestInvoiceIs =
  (changes: Partial<DemoInvoice>) =>
  async (backEnd: BackEnd): Promise<void> => {
    // The sample data is there once somebody has asked for it.
    await (await backEnd.api('admin')).call(listDemoInvoices, { query: {} });
    const invoices = invoicesOf(backEnd);
    const newest = invoices.get(newestNumber);
    if (!newest) throw new Error(`There is no invoice ${newestNumber}.`);
    invoices.put({ ...newest, ...changes });
  };
