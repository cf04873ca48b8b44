import { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import { query } from '@praxis/sdk/data';
import { wholeList } from '../whole-list';

/** Every vacation of the practice: there are few, so all months come at once. */
export const calendarVacationsQuery = query({
  app: 'doctor',
  name: 'calendarVacations',
  endpoint: listDoctorVacations,
  ask: (client, _args: Record<never, never>, options) =>
    wholeList((page) => client.call(listDoctorVacations, { query: page }, options)),
});
