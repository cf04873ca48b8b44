import {
  getChargePreview,
  getSubscriber,
  listSubscribers,
  type ChargePreview,
} from '@praxis/contract/endpoints/subscribers';
import { query, toFailure, type Failure } from '@praxis/sdk/data';

/** What a decision about a subscription costs whom. */
export const chargePreviewQuery = query({
  app: 'doctor',
  name: 'charge-preview',
  endpoint: getChargePreview,
});

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

/** What deciding about one of several would cost, or why that cannot be said. */
export type PreviewOfOne = { id: string } & (
  { preview: ChargePreview; failure?: undefined } | { preview?: undefined; failure: Failure }
);

/** The same for several subscribers, by their ids; one that fails keeps no other from being shown. */
export const chargePreviewsQuery = query({
  app: 'doctor',
  name: 'charge-previews',
  endpoint: getChargePreview,
  ask: (client, ids: readonly string[], options): Promise<PreviewOfOne[]> =>
    Promise.all(
      ids.map((id) =>
        client.call(getChargePreview, { params: { id } }, options).then(
          (preview) => ({ id, preview }),
          (error: unknown) => ({ id, failure: toFailure(error) }),
        ),
      ),
    ),
});
