import { useMemo } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { Change } from '../../../shared/dashboard/change';
import { Figure } from '../../../shared/dashboard/figure';
import { useFigures } from '../../../shared/dashboard/use-figures';
import { earningsQuery } from '../queries';

/** Sources of this month's earnings. */
export function EarningsCard() {
  const { t } = useTranslation('demo');
  const { money } = useFigures();
  const { data: earnings, error, loading, reload } = useQuery(earningsQuery, {});
  const data = useMemo<ChartData | null>(
    () =>
      earnings && {
        kind: 'shares',
        shares: earnings.sources.map(({ source, amount }) => ({
          name: t(`ecommerce.earnings.${source}`),
          value: amount,
        })),
        format: money,
        categoryTitle: t('ecommerce.earnings.source'),
        valueTitle: t('ecommerce.earnings.amount'),
      },
    [earnings, money, t],
  );
  return (
    <ChartCard
      title={t('ecommerce.earnings.title')}
      height={160}
      data={data}
      failure={error}
      retrying={loading}
      onRetry={reload}
      figure={
        earnings && (
          <Figure value={money(earnings.total)}>
            <Change
              value={(earnings.total / earnings.lastMonth - 1) * 100}
              against={t('ecommerce.earnings.against')}
            />
          </Figure>
        )
      }
    />
  );
}
