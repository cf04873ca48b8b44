import { getBackground } from '@praxis/contract/endpoints/doctor-profile';
import { query } from '@praxis/sdk/data';

/** What the doctor is trained and licensed for, and whether an admin has verified it. */
export const backgroundQuery = query({
  app: 'doctor',
  name: 'background',
  endpoint: getBackground,
});
