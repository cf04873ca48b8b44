import { previewCancel, previewChangePlan } from '@praxis/contract/endpoints/patient-subscriptions';
import { query } from '@praxis/sdk/data';

/** Consequences of both ways of ending a subscription. */
export const cancelPreviewQuery = query({
  app: 'patient',
  name: 'cancel-preview',
  endpoint: previewCancel,
});

/** Cost and date of a change to another plan. */
export const changePreviewQuery = query({
  app: 'patient',
  name: 'change-preview',
  endpoint: previewChangePlan,
});
