import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { FactsCard } from './facts-card';
import { revenueReportQuery } from './queries';

/** What was earned against what was planned. */
export function RevenueReport() {
  const { t } = useTranslation('demo');
  const rows = useQuery(revenueReportQuery, {});
  return (
    <FactsCard
      title={t('analytics.revenue')}
      query={rows}
      figure={({ price }) => ({ value: price, label: t('analytics.earned') })}
      facts={({ budget, years }) => [
        { label: t('analytics.budget'), value: budget },
        { label: t('analytics.years'), value: years.join(' · ') },
      ]}
    />
  );
}
