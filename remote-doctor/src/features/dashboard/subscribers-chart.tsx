import { useMemo } from 'react';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { subscriberStatuses } from '@praxis/contract/entities/subscription';
import { useTranslation } from '@praxis/sdk';
import { Link, useIntlLanguage } from '@praxis/sdk/ui';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { numberFormat } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../shared/statuses/statuses';
import styles from './dashboard.module.css';

/** How many subscribers there are of each status; each number opens its list. */
export function SubscribersChart({ subscribers }: Pick<DoctorDashboard, 'subscribers'>) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const statusText = useStatusText();
  const { counts } = subscribers;
  const data = useMemo<ChartData>(
    () => ({
      kind: 'series',
      horizontal: true,
      categories: subscriberStatuses.map((status) => statusText('subscription', status)),
      series: [
        {
          name: t('dashboard.subscribers'),
          kind: 'bar',
          values: subscriberStatuses.map((status) => counts[status] ?? 0),
        },
      ],
      format: (count) => numberFormat(language).format(count),
      categoryTitle: t('patients.column.status'),
    }),
    [counts, language, t, statusText],
  );
  return (
    <ChartCard
      title={t('dashboard.subscribersByStatus')}
      figure={
        <ul className={styles.statuses}>
          {subscriberStatuses.map((status) => (
            <li key={status}>
              <Link to={`/doctor/patients?tab=${status}`}>
                {statusText('subscription', status)}{' '}
                <strong>{numberFormat(language).format(counts[status] ?? 0)}</strong>
              </Link>
            </li>
          ))}
        </ul>
      }
      data={data}
    />
  );
}
