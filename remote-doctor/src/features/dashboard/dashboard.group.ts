import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { dataGroup } from '@praxis/sdk/data';

/** Figures of a period, the day's schedule, and what waits for a decision. */
export const dashboardGroup = dataGroup({
  app: 'doctor',
  name: 'dashboard',
  endpoint: getDoctorDashboard,
});
