import type { AnswerOf } from '@praxis/contract';
import type { getGoalOverview } from '@praxis/contract/demo/card-analytics';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Gauge } from '@praxis/sdk/ui/chart';
import { FigureLine } from '../../../shared/dashboard/figure';
import { QueryCard } from '../../../shared/dashboard/query-card';
import { amountOf, useFigures } from '../../../shared/dashboard/use-figures';
import styles from '../ecommerce.module.css';
import { goalQuery } from '../queries';

type Goal = AnswerOf<typeof getGoalOverview>;

/** 0 to 1. */
function partDone({ completed, inProgress }: Goal): number {
  const done = amountOf(completed);
  return done / (done + amountOf(inProgress) || 1);
}

/** How much of what was aimed for is done. */
export function GoalCard() {
  const { t } = useTranslation('demo');
  const { count, percent } = useFigures();
  const doneText = (goal: Goal) => percent(Math.floor(partDone(goal) * 100));
  const details = ({ completed, inProgress }: Goal) => [
    { label: t('ecommerce.goal.completed'), value: count(amountOf(completed)) },
    { label: t('ecommerce.goal.inProgress'), value: count(amountOf(inProgress)) },
  ];
  return (
    <QueryCard
      title={t('ecommerce.goal.title')}
      query={useQuery(goalQuery, {})}
      height={260}
      table={(goal) => ({
        headings: [t('dashboard.metric'), t('dashboard.value')],
        rows: [
          [t('ecommerce.goal.reached'), doneText(goal)],
          ...details(goal).map(({ label, value }) => [label, value]),
        ],
      })}
    >
      {(goal) => (
        <div className={styles.goal}>
          <Gauge
            part={partDone(goal)}
            label={t('ecommerce.goal.title')}
            valueText={doneText(goal)}
            caption={t('ecommerce.goal.done')}
          >
            {doneText(goal)}
          </Gauge>
          <FigureLine items={details(goal)} />
        </div>
      )}
    </QueryCard>
  );
}
