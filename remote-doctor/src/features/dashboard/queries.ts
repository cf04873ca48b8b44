import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { query } from '@praxis/sdk/data';

/** Figures of a period, the day's schedule, and what waits for a decision. */
export const dashboardQuery = query({
  app: 'doctor',
  name: 'dashboard',
  endpoint: getDoctorDashboard,
});
