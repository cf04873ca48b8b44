import { getAvailability } from '@praxis/contract/endpoints/doctor-profile';
import { query } from '@praxis/sdk/data';

/** Weekly hours and date overrides. */
export const availabilityQuery = query({
  app: 'doctor',
  name: 'availability',
  endpoint: getAvailability,
});
