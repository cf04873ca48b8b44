import type {
  DoctorDashboard,
  ScheduledAppointment,
} from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { Card, EmptyState, Link, useIntlLanguage, useNow } from '@praxis/sdk/ui';
import { dateFormat, formatTime, localDateIn, Person, zoneName } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';
import styles from '../dashboard.module.css';
import { maxRows, rowsOfDay } from './rows-of-day';

/** Today's appointments around now and, if there is room, the next ones after today. */
export function Today({ dashboard }: { dashboard: DoctorDashboard }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const now = useNow();
  const { today, timeZone: zone } = dashboard;
  const shown = rowsOfDay(today, now);
  const next = dashboard.next.slice(0, maxRows - Math.max(shown.length, 1));
  const on = dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: zone,
  });
  const hidden = today.length > shown.length;
  const day = localDateIn(zone, now);
  return (
    <Card
      title={t('dashboard.today')}
      extra={<span className={styles.zone}>{zoneName(zone, language)}</span>}
      flush
      className={styles.panel}
    >
      {today.length + next.length === 0 ? (
        <EmptyState drawing="calendar" title={t('dashboard.todayEmpty')}>
          <p>{t('dashboard.todayEmptyText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {today.length === 0 && <li className={styles.none}>{t('dashboard.noneToday')}</li>}
          {shown.map((one) => (
            <Row key={one.id} appointment={one} zone={zone} />
          ))}
          {next.length > 0 && <li className={styles.group}>{t('dashboard.next')}</li>}
          {next.map((one) => (
            <Row key={one.id} appointment={one} zone={zone} on={on.format(new Date(one.startAt))} />
          ))}
        </ul>
      )}
      <Link
        className={styles.more}
        to={
          hidden
            ? `/doctor/appointments?tab=all&from=${day}&to=${day}`
            : '/doctor/appointments?view=day'
        }
      >
        {hidden ? t('dashboard.viewAll', { total: today.length }) : t('dashboard.openCalendar')}
      </Link>
    </Card>
  );
}

interface RowProps {
  appointment: ScheduledAppointment;
  zone: string;
  /** Its day, unless that is today. */
  on?: string;
}

/** An appointment with its time; the whole row is a link. */
function Row({ appointment, zone, on }: RowProps) {
  const language = useIntlLanguage();
  const { id, startAt, endAt, state, patient, visitTypeName } = appointment;
  const [start, end] = [startAt, endAt].map((at) => formatTime(at, { language, zone }));
  return (
    <li>
      <Link to={`/doctor/appointments/${id}`} className={styles.appointment} data-state={state}>
        <span className={styles.when}>
          <b>{on ?? start}</b>
          <small>{on === undefined ? end : start}</small>
        </span>
        <Person name={patient.fullName} avatarUrl={patient.avatarUrl} detail={visitTypeName} />
        <StatusTag of="appointment" status={state} />
      </Link>
    </li>
  );
}
