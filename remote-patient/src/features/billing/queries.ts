import { getBilling } from '@praxis/contract/endpoints/billing';
import { query } from '@praxis/sdk/data';

/** Whom the patient's invoices are made out to. */
export const billingQuery = query({ app: 'patient', name: 'billing', endpoint: getBilling });
