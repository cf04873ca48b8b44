import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the doctor's subscribers under a tab, with the counts of all tabs. */
export const subscribersGroup = dataGroup({
  app: 'doctor',
  name: 'subscribers',
  endpoint: listSubscribers,
});
