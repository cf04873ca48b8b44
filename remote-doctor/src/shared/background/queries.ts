import { getBackground } from '@praxis/contract/endpoints/doctor-profile';
import { query } from '@praxis/sdk/data';

/** The doctor's training and licenses, with their verification status. */
export const backgroundQuery = query({
  app: 'doctor',
  name: 'background',
  endpoint: getBackground,
});
