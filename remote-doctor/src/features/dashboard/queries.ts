import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { query } from '@praxis/sdk/data';

/** Figures of a period, today's schedule and open decisions. */
export const dashboardQuery = query({
  app: 'doctor',
  name: 'dashboard',
  endpoint: getDoctorDashboard,
});
