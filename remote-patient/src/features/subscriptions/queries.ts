import {
  previewCancel,
  previewChangePlan,
  listPatientSubscriptions,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { listDoctorPlans } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** What either way of cancelling a subscription means. */
export const cancelPreviewQuery = query({
  app: 'patient',
  name: 'cancel-preview',
  endpoint: previewCancel,
});

/** What changing to another plan costs, and when it applies. */
export const changePreviewQuery = query({
  app: 'patient',
  name: 'change-preview',
  endpoint: previewChangePlan,
});

/** The plans that the subscription's doctor has on sale. */
export const plansQuery = query({
  app: 'patient',
  name: 'plans-on-sale',
  endpoint: listDoctorPlans,
});

/** The patient's subscriptions: open ones first, then the past ones. */
export const subscriptionsQuery = query({
  app: 'patient',
  name: 'subscriptions',
  endpoint: listPatientSubscriptions,
});
