import { previewCancel } from '@praxis/contract/endpoints/patient-subscriptions';
import { dataGroup } from '@praxis/sdk/data';

/** What either way of cancelling a subscription means. */
export const cancelPreviewGroup = dataGroup({
  app: 'patient',
  name: 'cancel-preview',
  endpoint: previewCancel,
});
