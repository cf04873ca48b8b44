import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { Card, EmptyState } from '@praxis/sdk/ui';
import { DateTime, Person, StatusTag } from '@praxis/sdk/ui/page';
import styles from './dashboard.module.css';

/** Today's appointments, earliest first, in the practice's time. */
export function Today({ dashboard }: { dashboard: DoctorDashboard }) {
  const { t } = useTranslation('doctor');
  const { today, timeZone } = dashboard;
  return (
    <Card title={t('dashboard.today')} flush={today.length > 0}>
      {today.length === 0 ? (
        <EmptyState drawing="calendar" title={t('dashboard.todayEmpty')}>
          <p>{t('dashboard.todayEmptyText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {today.map(({ id, startAt, state, patient, visitTypeName }) => (
            <li key={id}>
              <Person
                name={patient.fullName}
                avatarUrl={patient.avatarUrl}
                detail={
                  <>
                    <DateTime at={startAt} zone={timeZone} absolute /> · {visitTypeName}
                  </>
                }
              />
              <StatusTag of="appointment" status={state} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
