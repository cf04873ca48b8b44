import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { query } from '@praxis/sdk/data';

/** The patient's subscriptions, open ones first. */
export const subscriptionsQuery = query({
  app: 'patient',
  name: 'subscriptions',
  endpoint: listPatientSubscriptions,
});

/** Whether a subscription was rejected or has ended. */
export const isOver = ({ status }: Pick<PatientSubscription, 'status'>): boolean =>
  status === 'rejected' || status === 'expiredCancelled';
