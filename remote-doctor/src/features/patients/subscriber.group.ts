import { getSubscriber } from '@praxis/contract/endpoints/subscribers';
import { dataGroup } from '@praxis/sdk/data';

/** One subscriber, with everything that belongs to them. */
export const subscriberGroup = dataGroup({
  app: 'doctor',
  name: 'subscriber',
  endpoint: getSubscriber,
});
