import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { CardGrid } from '@praxis/sdk/ui/page';
import { AppointmentsChart } from './appointments-chart';
import styles from '../dashboard.module.css';
import { RevenueChart } from './revenue-chart';
import { SubscribersByStatus } from './subscribers-by-status';
import { SubscribersChart } from './subscribers-chart';

/** Charts of the period, each with a table of its figures. */
export default function Charts({ dashboard, days }: { dashboard: DoctorDashboard; days: number }) {
  return (
    <>
      <div className={styles.wideAndNarrow}>
        <RevenueChart dashboard={dashboard} days={days} />
        <SubscribersByStatus counts={dashboard.subscribers.counts} />
      </div>
      <CardGrid>
        <SubscribersChart dashboard={dashboard} days={days} />
        <AppointmentsChart dashboard={dashboard} />
      </CardGrid>
    </>
  );
}
