import { getBackground } from '@praxis/contract/endpoints/doctor-profile';
import { dataGroup } from '@praxis/sdk/data';

/** What the doctor is trained and licensed for. */
export const backgroundGroup = dataGroup({
  app: 'doctor',
  name: 'background',
  endpoint: getBackground,
});
