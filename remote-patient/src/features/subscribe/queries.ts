import { getOptions } from '@praxis/contract/endpoints/options';
import { listDoctors } from '@praxis/contract/endpoints/public';
import { previewSubscribe } from '@praxis/contract/endpoints/patient-subscriptions';
import { query } from '@praxis/sdk/data';

/** Doctors to choose from. */
export const doctorsQuery = query({ app: 'patient', name: 'doctors', endpoint: listDoctors });

/** Labels of specialities. */
export const specialitiesQuery = query({
  app: 'patient',
  name: 'specialities',
  endpoint: getOptions,
});

/** What the chosen plan is charged first, and when. */
export const firstChargeQuery = query({
  app: 'patient',
  name: 'first-charge',
  endpoint: previewSubscribe,
});
