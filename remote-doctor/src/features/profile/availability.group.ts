import { getAvailability } from '@praxis/contract/endpoints/doctor-profile';
import { dataGroup } from '@praxis/sdk/data';

/** Weekly hours and days that differ from them. */
export const availabilityGroup = dataGroup({
  app: 'doctor',
  name: 'availability',
  endpoint: getAvailability,
});
