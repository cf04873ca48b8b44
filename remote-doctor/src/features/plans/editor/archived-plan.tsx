import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { Facts } from '@praxis/sdk/ui/page';
import styles from '../plans.module.css';
import { usePlanFacts } from '../use-plan-facts';
import { PlanPreview } from './plan-preview';

/** An archived plan, which is read-only until it is published again. */
export function ArchivedPlan({ plan }: { plan: DoctorPlan }) {
  const { t } = useTranslation('doctor');
  const factsOf = usePlanFacts();
  return (
    <div className={styles.editor}>
      <Card title={t('plans.terms')}>
        <Facts items={factsOf(plan)} />
      </Card>
      <PlanPreview terms={plan.current} />
    </div>
  );
}
