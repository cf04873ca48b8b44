import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { subscriberStatuses } from '@praxis/contract/entities/subscription';
import { useTranslation } from '@praxis/sdk';
import { Card, Link, useIntlLanguage } from '@praxis/sdk/ui';
import { numberFormat } from '@praxis/sdk/ui/page';
import { toneOf, useStatusText } from '../../../shared/statuses/statuses';
import styles from '../dashboard.module.css';

/** Number of subscribers by status, as bars that link to their lists. */
export function SubscribersByStatus({ counts }: Pick<DoctorDashboard['subscribers'], 'counts'>) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const statusText = useStatusText();
  const most = Math.max(1, ...subscriberStatuses.map((status) => counts[status] ?? 0));
  return (
    <Card title={t('dashboard.subscribersByStatus')} flush>
      <ul className={styles.statuses}>
        {subscriberStatuses.map((status) => {
          const count = counts[status] ?? 0;
          return (
            <li key={status}>
              <Link to={`/doctor/patients?tab=${status}`} className={styles.status}>
                {statusText('subscription', status)}{' '}
                <strong>{numberFormat(language).format(count)}</strong>
                <span
                  className={styles.bar}
                  data-tone={toneOf('subscription', status)}
                  style={{ inlineSize: `${(count / most) * 100}%` }}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
