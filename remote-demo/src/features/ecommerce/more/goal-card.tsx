import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Gauge } from '@praxis/sdk/ui/chart';
import { FigureLine } from '../../../shared/dashboard/figure';
import { QueryCard } from '../../../shared/dashboard/query-card';
import { amountOf, useFigures } from '../../../shared/dashboard/use-figures';
import styles from '../ecommerce.module.css';
import { goalQuery } from '../queries';

/** How much of what was aimed for is done. */
export function GoalCard() {
  const { t } = useTranslation('demo');
  const { count, percent } = useFigures();
  const goal = useQuery(goalQuery, {});
  return (
    <QueryCard title={t('ecommerce.goal.title')} query={goal} height={260}>
      {(data) => {
        const [completed, inProgress] = [amountOf(data.completed), amountOf(data.inProgress)];
        const done = completed / (completed + inProgress || 1);
        const doneText = percent(Math.floor(done * 100));
        return (
          <div className={styles.goal}>
            <Gauge
              part={done}
              label={t('ecommerce.goal.title')}
              valueText={doneText}
              caption={t('ecommerce.goal.done')}
            >
              {doneText}
            </Gauge>
            <FigureLine
              items={[
                { label: t('ecommerce.goal.completed'), value: count(completed) },
                { label: t('ecommerce.goal.inProgress'), value: count(inProgress) },
              ]}
            />
          </div>
        );
      }}
    </QueryCard>
  );
}
