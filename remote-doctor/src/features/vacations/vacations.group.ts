import { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the practice's vacations under a tab. */
export const vacationsGroup = dataGroup({
  app: 'doctor',
  name: 'vacations',
  endpoint: listDoctorVacations,
});
