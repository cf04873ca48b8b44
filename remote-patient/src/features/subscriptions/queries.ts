import { previewCancel, previewChangePlan } from '@praxis/contract/endpoints/patient-subscriptions';
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
