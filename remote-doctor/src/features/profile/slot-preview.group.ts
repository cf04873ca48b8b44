import { listSlots } from '@praxis/contract/endpoints/public';
import { dataGroup } from '@praxis/sdk/data';

/** What patients are offered on some days. */
export const slotPreviewGroup = dataGroup({
  app: 'doctor',
  name: 'slotPreview',
  endpoint: listSlots,
});
