import { listVisitTypes } from '@praxis/contract/endpoints/doctor-visit-types';
import { dataGroup } from '@praxis/sdk/data';

/** Kinds of appointment that the practice offers. */
export const visitTypesGroup = dataGroup({
  app: 'doctor',
  name: 'visit-types',
  endpoint: listVisitTypes,
});
