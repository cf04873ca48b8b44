import { useMemo } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { Figure } from '../../../shared/dashboard/figure';
import { useFigures } from '../../../shared/dashboard/use-figures';
import { productOrdersQuery } from '../queries';
import type { ChosenPeriod } from './use-period';

const kinds = ['finished', 'pending', 'rejected'] as const;

/** Orders of the period by status. */
export function OrdersCard({ chosen: { period } }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('demo');
  const { count } = useFigures();
  const { shown, error, loading, reload } = useQuery(productOrdersQuery, { query: { period } });
  const orders = shown?.chart_info;
  const data = useMemo<ChartData | null>(
    () =>
      orders
        ? {
            kind: 'shares',
            shares: kinds.map((kind) => ({
              name: t(`analytics.orders.${kind}`),
              value: orders[kind],
            })),
            format: count,
            categoryTitle: t('analytics.orders.status'),
            valueTitle: t('analytics.orders.count'),
          }
        : null,
    [orders, count, t],
  );
  return (
    <ChartCard
      title={t('analytics.orders.title')}
      height={200}
      data={data}
      failure={error}
      retrying={loading}
      onRetry={reload}
      figure={
        orders && (
          <Figure value={count(kinds.reduce((sum, kind) => sum + orders[kind], 0))}>
            {t('analytics.orders.total')}
          </Figure>
        )
      }
    />
  );
}
