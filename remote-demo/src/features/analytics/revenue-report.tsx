import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { FactsCard } from './facts-card';
import { revenueReportGroup } from './analytics.groups';

/** What was earned against what was planned. */
export function RevenueReport() {
  const { t } = useTranslation('demo');
  const group = useDataGroup(revenueReportGroup, {});
  return (
    <FactsCard
      title={t('analytics.revenue')}
      group={group}
      figure={({ price }) => ({ value: price, label: t('analytics.earned') })}
      facts={({ budget, years }) => [
        { label: t('analytics.budget'), value: budget },
        { label: t('analytics.years'), value: years.join(' · ') },
      ]}
    />
  );
}
