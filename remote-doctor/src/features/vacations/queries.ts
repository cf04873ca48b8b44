import {
  getDoctorVacation,
  listDoctorVacations,
  previewDoctorVacation,
} from '@praxis/contract/endpoints/vacations';
import { query } from '@praxis/sdk/data';

/** One vacation. */
export const vacationQuery = query({
  app: 'doctor',
  name: 'vacation',
  endpoint: getDoctorVacation,
});

/** One page of the practice's vacations in a tab. */
export const vacationsQuery = query({
  app: 'doctor',
  name: 'vacations',
  endpoint: listDoctorVacations,
});

/** Overlaps and conflicts of a vacation before it is saved. */
export const previewQuery = query({
  app: 'doctor',
  name: 'vacation-preview',
  endpoint: previewDoctorVacation,
});
