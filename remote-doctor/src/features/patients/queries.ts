import {
  getChargePreview,
  getSubscriber,
  listSubscribers,
} from '@praxis/contract/endpoints/subscribers';
import { query } from '@praxis/sdk/data';

/** What a decision about a subscription costs whom. */
export const chargePreviewQuery = query({
  app: 'doctor',
  name: 'charge-preview',
  endpoint: getChargePreview,
});

/** The subscriber whom an open dialog decides on: it may be on no list by now. */
export const decidedQuery = query({ app: 'doctor', name: 'decided', endpoint: getSubscriber });

/** One subscriber, with everything that belongs to them. */
export const subscriberQuery = query({
  app: 'doctor',
  name: 'subscriber',
  endpoint: getSubscriber,
});

/** One page of the doctor's subscribers under a tab, with the counts of all tabs. */
export const subscribersQuery = query({
  app: 'doctor',
  name: 'subscribers',
  endpoint: listSubscribers,
});
