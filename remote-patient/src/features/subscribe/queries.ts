import { getOptions } from '@praxis/contract/endpoints/options';
import { listDoctors } from '@praxis/contract/endpoints/public';
import { previewSubscribe } from '@praxis/contract/endpoints/patient-subscriptions';
import { query } from '@praxis/sdk/data';

/** Doctors that match the search. */
export const doctorsQuery = query({ app: 'patient', name: 'doctors', endpoint: listDoctors });

/** Names of specialties. */
export const specialitiesQuery = query({
  app: 'patient',
  name: 'specialities',
  endpoint: getOptions,
});

/** Amount and date of the chosen plan's first charge. */
export const firstChargeQuery = query({
  app: 'patient',
  name: 'first-charge',
  endpoint: previewSubscribe,
});
