import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Statistic } from '../../shared/dashboard/statistic';
import { Statistics } from '../../shared/dashboard/statistics';
import { useFigures } from '../../shared/dashboard/use-figures';
import { ordersQuery, revenueQuery, salesQuery, subscribersQuery } from './queries';

/** The shop in four figures, each with a sparkline. */
export function FiguresCard() {
  const { t } = useTranslation('demo');
  const { short, shortMoney, percent } = useFigures();
  return (
    <Statistics horizontal>
      <Statistic
        title={t('ecommerce.subscribers')}
        query={useQuery(subscribersQuery, {})}
        value={({ analyticsData }) => short(analyticsData.subscribers)}
      />
      <Statistic
        title={t('ecommerce.revenue')}
        query={useQuery(revenueQuery, {})}
        value={({ analyticsData }) => shortMoney(analyticsData.revenue)}
      />
      <Statistic
        title={t('ecommerce.sales')}
        query={useQuery(salesQuery, {})}
        value={({ analyticsData }) => percent(analyticsData.sales)}
      />
      <Statistic
        title={t('ecommerce.orders')}
        query={useQuery(ordersQuery, {})}
        value={({ analyticsData }) => short(analyticsData.orders)}
      />
    </Statistics>
  );
}
