import { publishPlan } from '@praxis/contract/endpoints/plans';
import { useTranslation } from '@praxis/sdk';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';
import { PlanCard } from '@praxis/sdk/practice/plan';
import type { PlanDialogProps } from './plan-act-dialog';

/** Puts a plan on sale, as it is shown. */
export function PublishDialog({ plan, onDone, onClose }: PlanDialogProps) {
  const { t } = useTranslation('doctor');
  const { carryOut } = useAct();
  const { id, version, current } = plan;
  const { name } = current;
  return (
    <ConfirmDialog
      title={t('plans.publishTitle', { name })}
      verb={t('plans.act.publish')}
      onConfirm={async () => {
        await carryOut(publishPlan, { params: { id }, version }, t('plans.published', { name }));
        onDone?.();
      }}
      onClose={onClose}
    >
      <p>{t('plans.publishText')}</p>
      <PlanCard terms={current} />
    </ConfirmDialog>
  );
}
