import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Statistic } from '../../shared/dashboard/statistic';
import { Statistics } from '../../shared/dashboard/statistics';
import { useFigures } from '../../shared/dashboard/use-figures';
import { ordersBarsQuery, profitQuery } from './queries';

/** Number of orders, and profit in thousands. */
export function TrendsCard() {
  const { t } = useTranslation('demo');
  const { shortMoney } = useFigures();
  return (
    <Statistics>
      <Statistic
        title={t('ecommerce.newOrders')}
        query={useQuery(ordersBarsQuery, {})}
        kind="bars"
      />
      <Statistic
        title={t('ecommerce.profit')}
        query={useQuery(profitQuery, {})}
        format={(thousands) => shortMoney(thousands * 1000)}
      />
    </Statistics>
  );
}
