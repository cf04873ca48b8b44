import { previewChangePlan } from '@praxis/contract/endpoints/patient-subscriptions';
import { dataGroup } from '@praxis/sdk/data';

/** What changing to another plan costs, and when it applies. */
export const changePreviewGroup = dataGroup({
  app: 'patient',
  name: 'change-preview',
  endpoint: previewChangePlan,
});
