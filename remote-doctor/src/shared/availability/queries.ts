import { getAvailability } from '@praxis/contract/endpoints/doctor-profile';
import { query } from '@praxis/sdk/data';

/** Weekly hours and days that differ from them. */
export const availabilityQuery = query({
  app: 'doctor',
  name: 'availability',
  endpoint: getAvailability,
});
