import { useTranslation } from '@praxis/sdk';
import { useClock, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { DateTime, formatAppointment, isSameTime } from '@praxis/sdk/ui/page';
import styles from './when.module.css';

interface WhenProps {
  startAt: string;
  endAt: string;
  /** The practice's time zone. */
  timeZone: string;
}

/** Time of an appointment in the patient's zone, and in the practice's if that differs. */
export function When({ startAt, endAt, timeZone }: WhenProps) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const zone = useZone();
  const clock = useClock();
  const same = isSameTime(Date.parse(startAt), zone, timeZone);
  return (
    <span className={styles['when']}>
      <DateTime at={startAt} until={endAt} zone={zone} />
      {!same && (
        <span className={styles['practice']}>
          {t('appointments.practiceTime', {
            when: formatAppointment(startAt, endAt, { language, zone: timeZone, now: clock() }),
          })}
        </span>
      )}
    </span>
  );
}
