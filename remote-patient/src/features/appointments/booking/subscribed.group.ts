import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { dataGroup } from '@praxis/sdk/data';

/** The patient's subscriptions: appointments are booked with their doctors. */
export const subscribedGroup = dataGroup({
  app: 'patient',
  name: 'booking-subscriptions',
  endpoint: listPatientSubscriptions,
});
