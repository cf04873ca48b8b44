import type { StatisticsSeries } from '@praxis/contract/demo/card-statistics';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, ErrorState, Loading } from '@praxis/sdk/ui';
import { numberFormat, StatCard } from '@praxis/sdk/ui/page';

type FigureName = 'subscribers' | 'revenue' | 'sales' | 'orders';

interface Answer {
  series: StatisticsSeries[];
  analyticsData: Partial<Record<FigureName, number>>;
}

interface Props {
  query: QueryResult<Answer>;
  /** Name of the figure in the answer, and of its texts. */
  name: FigureName;
  unit?: 'count' | 'percent';
}

/** One figure of the shop with its course. */
export function StatisticsCard({ query, name, unit = 'count' }: Props) {
  const { t, i18n } = useTranslation('demo');
  const { data, loading, error, reload } = query;
  const format =
    unit === 'percent'
      ? { style: 'percent' as const }
      : { notation: 'compact' as const, maximumFractionDigits: 1 };

  if (!data)
    return error ? (
      <Card>
        <ErrorState failure={error} onRetry={reload} retrying={loading} />
      </Card>
    ) : (
      <Loading shape="cards" count={1} />
    );
  const figure = data.analyticsData[name] ?? 0;
  return (
    <StatCard
      label={t(`ecommerce.${name}`)}
      value={numberFormat(i18n.language, format).format(unit === 'percent' ? figure / 100 : figure)}
      trend={data.series[0]?.data ?? []}
    />
  );
}
