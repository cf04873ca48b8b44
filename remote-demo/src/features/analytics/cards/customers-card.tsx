import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { MeterList } from '../../../shared/dashboard/meter-list';
import { Figure } from '../../../shared/dashboard/figure';
import { QueryCard } from '../../../shared/dashboard/query-card';
import { useFigures } from '../../../shared/dashboard/use-figures';
import { customersQuery } from '../queries';
import styles from '../analytics.module.css';
import type { ChosenPeriod } from './use-period';

const known = ['New', 'Returning', 'Referrals'] as const;

/** Sources of the period's customers. */
export function CustomersCard({ chosen: { period } }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('demo');
  const { count, percent } = useFigures();
  const customers = useQuery(customersQuery, { query: { period } });
  return (
    <QueryCard title={t('analytics.customers.title')} query={customers} height={180}>
      {({ listData }) => {
        const sum = listData.reduce((before, { result }) => before + result, 0);
        return (
          <>
            <Figure value={count(sum)}>{t('analytics.customers.total')}</Figure>
            <div className={styles.under}>
              <MeterList
                items={listData.map(({ text, result }) => {
                  const kind = known.find((one) => one === text);
                  const part = result / (sum || 1);
                  return {
                    name: kind ? t(`analytics.customers.${kind}`) : text,
                    value: count(result),
                    part,
                    note: percent(part * 100),
                  };
                })}
              />
            </div>
          </>
        );
      }}
    </QueryCard>
  );
}
