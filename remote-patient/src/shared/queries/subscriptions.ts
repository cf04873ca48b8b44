import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { query } from '@praxis/sdk/data';

/** The patient's subscriptions, open ones first. */
export const subscriptionsQuery = query({
  app: 'patient',
  name: 'subscriptions',
  endpoint: listPatientSubscriptions,
});
