import { getBilling } from '@praxis/contract/endpoints/billing';
import { dataGroup } from '@praxis/sdk/data';

/** Whom the patient's invoices are made out to. */
export const billingGroup = dataGroup({ app: 'patient', name: 'billing', endpoint: getBilling });
