import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { dataGroup } from '@praxis/sdk/data';

/** The patient's subscriptions: whom appointments are booked with, and who is written to. */
export const subscribedGroup = dataGroup({
  app: 'patient',
  name: 'subscribed',
  endpoint: listPatientSubscriptions,
});
