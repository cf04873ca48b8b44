import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { Card, EmptyState, useIntlLanguage } from '@praxis/sdk/ui';
import { formatTime, Person, zoneName } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import styles from './dashboard.module.css';

/** Today's appointments, earliest first, in the practice's time, which is named. */
export function Today({ dashboard }: { dashboard: DoctorDashboard }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const { today, timeZone: zone } = dashboard;
  return (
    <Card
      title={t('dashboard.today')}
      extra={<span className={styles.zone}>{zoneName(zone, language)}</span>}
      flush={today.length > 0}
    >
      {today.length === 0 ? (
        <EmptyState drawing="calendar" title={t('dashboard.todayEmpty')}>
          <p>{t('dashboard.todayEmptyText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {today.map(({ id, startAt, endAt, state, patient, visitTypeName }) => (
            <li key={id}>
              <Person
                name={patient.fullName}
                avatarUrl={patient.avatarUrl}
                detail={`${formatTime(startAt, { language, zone })} – ${formatTime(endAt, { language, zone })} · ${visitTypeName}`}
                to={`/doctor/appointments/${id}`}
              />
              <StatusTag of="appointment" status={state} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
