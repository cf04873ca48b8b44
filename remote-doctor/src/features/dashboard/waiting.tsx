import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { Badge, Card, Link } from '@praxis/sdk/ui';
import styles from './dashboard.module.css';

type WaitingCounts = DoctorDashboard['waiting'];

/** Where each count leads: the list that holds what is counted. */
const lists: Record<keyof WaitingCounts, string> = {
  applicants: '/doctor/patients?tab=pending',
  requests: '/doctor/appointments?tab=unfulfilled&state=requested',
  unreadThreads: '/doctor/messages?tab=all&unread=true',
  pastDue: '/doctor/patients?tab=all&billingState=pastDue',
};

/** What waits for a decision or an answer; each number opens its list. */
export function Waiting({ waiting }: { waiting: WaitingCounts }) {
  const { t } = useTranslation('doctor');
  return (
    <Card title={t('dashboard.waiting')} flush>
      <ul className={styles.rows}>
        {(Object.keys(lists) as (keyof WaitingCounts)[]).map((key) => (
          <li key={key}>
            <Link to={lists[key]} className={styles.waiting}>
              {t(`dashboard.${key}`)} <Badge count={waiting[key]} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
