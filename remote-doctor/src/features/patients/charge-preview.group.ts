import { getChargePreview } from '@praxis/contract/endpoints/subscribers';
import { dataGroup } from '@praxis/sdk/data';

/** What a decision about a subscription costs whom. */
export const chargePreviewGroup = dataGroup({
  app: 'doctor',
  name: 'charge-preview',
  endpoint: getChargePreview,
});
