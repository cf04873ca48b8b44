import { getBilling } from '@praxis/contract/endpoints/billing';
import { query } from '@praxis/sdk/data';

/** Name and address on the patient's invoices. */
export const billingQuery = query({ app: 'patient', name: 'billing', endpoint: getBilling });
