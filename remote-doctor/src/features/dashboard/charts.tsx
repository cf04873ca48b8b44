import { CardGrid } from '@praxis/sdk/ui/page';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { AppointmentsChart } from './appointments-chart';
import { RevenueChart } from './revenue-chart';
import { SubscribersChart } from './subscribers-chart';

/** The period as charts; the figures of each can be read as a table. */
export default function Charts({ dashboard }: { dashboard: DoctorDashboard }) {
  return (
    <>
      <RevenueChart {...dashboard} />
      <CardGrid>
        <SubscribersChart {...dashboard} />
        <AppointmentsChart {...dashboard} />
      </CardGrid>
    </>
  );
}
