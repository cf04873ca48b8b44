import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { dataGroup } from '@praxis/sdk/data';

/** The patient's subscriptions: open ones first, then the past ones. */
export const subscriptionsGroup = dataGroup({
  app: 'patient',
  name: 'subscriptions',
  endpoint: listPatientSubscriptions,
});
