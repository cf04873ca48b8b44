import { patientInvoiceActions } from '../../entities/actions';
import type { PatientInvoiceAction } from '../../entities/actions';
import type { Invoice } from '../../entities/invoice';
import { payRefusal } from '../billing/invoice-status';
import { openActions } from './open-actions';

/** Returns the actions that a patient may take on an invoice of theirs. */
export const invoiceActionsOn = (invoice: Pick<Invoice, 'status'>): PatientInvoiceAction[] =>
  openActions(patientInvoiceActions, { pay: !payRefusal(invoice) });
