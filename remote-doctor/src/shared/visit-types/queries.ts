import { listVisitTypes } from '@praxis/contract/endpoints/doctor-visit-types';
import { query } from '@praxis/sdk/data';

/** Appointment types that the practice offers. */
export const visitTypesQuery = query({
  app: 'doctor',
  name: 'visit-types',
  endpoint: listVisitTypes,
});
