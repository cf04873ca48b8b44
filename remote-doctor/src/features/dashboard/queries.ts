import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { query } from '@praxis/sdk/data';
import { usualDays, type Period, type PeriodDays } from './period';

/**
 * Figures of a period, the day's schedule, and what waits for a decision. The usual period is what an
 * answer has where none is asked for: then the request is known before the day and the zone are.
 */
export const dashboardQuery = query({
  app: 'doctor',
  name: 'dashboard',
  endpoint: getDoctorDashboard,
  ask: (client, { days, from, to }: Period & { days: PeriodDays }, options) =>
    client.call(getDoctorDashboard, days === usualDays ? {} : { query: { from, to } }, options),
});
