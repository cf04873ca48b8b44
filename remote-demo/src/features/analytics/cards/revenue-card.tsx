import { useMemo } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { Change } from '../../../shared/dashboard/change';
import { Figure } from '../../../shared/dashboard/figure';
import { amountOf, useFigures } from '../../../shared/dashboard/use-figures';
import { revenueDaysQuery, revenueQuery } from '../queries';

/** Revenue of this month by day, compared with last month. */
export function RevenueCard() {
  const { t } = useTranslation('demo');
  const figures = useFigures();
  const revenue = useQuery(revenueQuery, {});
  const days = useQuery(revenueDaysQuery, {});

  const data = useMemo<ChartData | null>(() => {
    if (!days.data) return null;
    const line = (part: 'thisMonth' | 'lastMonth') => ({
      name: t(`analytics.${part}`),
      values: days.data?.days.map((day) => day[part]) ?? [],
    });
    return {
      kind: 'series',
      categories: days.data.days.map(({ day }) => String(day)),
      series: [{ ...line('lastMonth'), muted: true }, line('thisMonth')],
      format: figures.money,
      formatAxis: figures.shortMoney,
      formatCategory: (day) => t('analytics.dayOfMonth', { day }),
      formatTick: (day) => day,
      categoryTitle: t('analytics.step.day'),
    };
  }, [days.data, figures, t]);

  const [thisMonth, lastMonth] = [revenue.data?.thisMonth ?? '', revenue.data?.lastMonth ?? ''].map(
    amountOf,
  ) as [number, number];
  const retry = () => [revenue, days].forEach((one) => one.error && one.reload());
  return (
    <ChartCard
      title={t('analytics.revenue')}
      height={200}
      data={revenue.data && data}
      failure={revenue.error ?? days.error}
      retrying={revenue.loading || days.loading}
      onRetry={retry}
      figure={
        revenue.data && (
          <Figure value={figures.money(thisMonth)}>
            {lastMonth > 0 && (
              <Change
                value={(thisMonth / lastMonth - 1) * 100}
                against={t('analytics.againstMonth', { amount: figures.money(lastMonth) })}
              />
            )}
          </Figure>
        )
      }
    />
  );
}
