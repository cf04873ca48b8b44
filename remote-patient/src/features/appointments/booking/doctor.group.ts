import { getDoctor } from '@praxis/contract/endpoints/public';
import { dataGroup } from '@praxis/sdk/data';

/** The doctor who is booked: what they offer, and how their practice books. */
export const doctorGroup = dataGroup({
  app: 'patient',
  name: 'booking-doctor',
  endpoint: getDoctor,
});
