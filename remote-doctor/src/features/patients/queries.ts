import {
  getChargePreview,
  getSubscriber,
  listSubscribers,
  type ChargePreview,
} from '@praxis/contract/endpoints/subscribers';
import { query, toFailure, type Failure } from '@praxis/sdk/data';

/** Charges and refunds of a decision about a subscription. */
export const chargePreviewQuery = query({
  app: 'doctor',
  name: 'charge-preview',
  endpoint: getChargePreview,
});

/** One subscriber with all their records. */
export const subscriberQuery = query({
  app: 'doctor',
  name: 'subscriber',
  endpoint: getSubscriber,
});

/** One page of the doctor's subscribers in a tab, with the counts of all tabs. */
export const subscribersQuery = query({
  app: 'doctor',
  name: 'subscribers',
  endpoint: listSubscribers,
});

/** Charge preview of one of several subscribers, or the reason why it failed. */
export type SubscriberPreview = { id: string } & (
  { preview: ChargePreview; failure?: undefined } | { preview?: undefined; failure: Failure }
);

/** Charge previews of several subscribers by id; one failure doesn't hide the others. */
export const chargePreviewsQuery = query({
  app: 'doctor',
  name: 'charge-previews',
  endpoint: getChargePreview,
  ask: (client, ids: readonly string[], options): Promise<SubscriberPreview[]> =>
    Promise.all(
      ids.map((id) =>
        client.call(getChargePreview, { params: { id } }, options).then(
          (preview) => ({ id, preview }),
          (error: unknown) => ({ id, failure: toFailure(error) }),
        ),
      ),
    ),
});
