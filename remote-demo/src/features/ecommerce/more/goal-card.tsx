import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { GaugeCard } from '../../../shared/dashboard/gauge-card';
import { amountOf, useFigures } from '../../../shared/dashboard/use-figures';
import { goalQuery } from '../queries';

/** Progress toward the goal. */
export function GoalCard() {
  const { t } = useTranslation('demo');
  const { count, percent } = useFigures();
  return (
    <GaugeCard
      title={t('ecommerce.goal.title')}
      query={useQuery(goalQuery, {})}
      label={t('ecommerce.goal.reached')}
      caption={t('ecommerce.goal.done')}
      figures={(goal) => {
        const [completed, inProgress] = [amountOf(goal.completed), amountOf(goal.inProgress)];
        const done = completed / (completed + inProgress || 1);
        return {
          part: done,
          text: percent(Math.floor(done * 100)),
          details: [
            { label: t('ecommerce.goal.completed'), value: count(completed) },
            { label: t('ecommerce.goal.inProgress'), value: count(inProgress) },
          ],
        };
      }}
    />
  );
}
