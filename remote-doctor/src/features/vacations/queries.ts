import {
  getDoctorVacation,
  listDoctorVacations,
  previewDoctorVacation,
} from '@praxis/contract/endpoints/vacations';
import { query } from '@praxis/sdk/data';

/** One vacation, as it stands. */
export const vacationQuery = query({
  app: 'doctor',
  name: 'vacation',
  endpoint: getDoctorVacation,
});

/** One page of the practice's vacations under a tab. */
export const vacationsQuery = query({
  app: 'doctor',
  name: 'vacations',
  endpoint: listDoctorVacations,
});

/** What a vacation would cover and meet, before it is planned. */
export const previewQuery = query({
  app: 'doctor',
  name: 'vacationPreview',
  endpoint: previewDoctorVacation,
});
