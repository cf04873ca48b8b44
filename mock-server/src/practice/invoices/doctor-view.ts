import type { DoctorInvoice } from '@praxis/contract/endpoints/views/money-records';
import type { Invoice } from '@praxis/contract/entities/invoice';

/** A doctor's view of an invoice of theirs, with which they do nothing. */
export const doctorInvoiceView = (invoice: Invoice): DoctorInvoice => ({ ...invoice, actions: [] });
