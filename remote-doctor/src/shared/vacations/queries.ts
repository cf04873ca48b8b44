import { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import { query } from '@praxis/sdk/data';
import { fetchAllPages } from '../fetch-all-pages';

/** All vacations of the practice: there are few, so they load for all months together. */
export const calendarVacationsQuery = query({
  app: 'doctor',
  name: 'calendar-vacations',
  endpoint: listDoctorVacations,
  ask: (client, _args: Record<never, never>, options) =>
    fetchAllPages((page) => client.call(listDoctorVacations, { query: page }, options)),
});
