import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { numberFormat } from '@praxis/sdk/ui/page';
import { FactsCard } from './facts-card';
import { averageSessionsQuery } from './queries';

/** Visits of the product: how many, and how they compare with what was aimed for. */
export function AverageSessions() {
  const { t, i18n } = useTranslation('demo');
  const rows = useQuery(averageSessionsQuery, {});
  const count = numberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 1 });
  const percent = numberFormat(i18n.language, { style: 'percent' });
  return (
    <FactsCard
      title={t('analytics.sessions')}
      query={rows}
      figure={({ sessions, growth }) => ({
        value: count.format(sessions),
        label: t('analytics.growth', { growth }),
      })}
      facts={({ goal, users, retention, duration }) => [
        { label: t('analytics.goal'), value: count.format(goal) },
        { label: t('analytics.users'), value: count.format(users) },
        { label: t('analytics.retention'), value: percent.format(retention / 100) },
        { label: t('analytics.duration'), value: duration },
      ]}
    />
  );
}
