import { publishPlan } from '@praxis/contract/endpoints/plans';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { PlanCard } from '@praxis/sdk/practice/plan';
import type { PlanDialogProps } from './plan-dialog-props';

/** Puts a plan on sale, as it is shown. */
export function PublishDialog({ plan, onDone, onClose }: PlanDialogProps) {
  const { t } = useTranslation('doctor');
  const publishPlanMutation = useMutation(publishPlan);
  const { id, version, current } = plan;
  const { name } = current;
  return (
    <ConfirmDialog
      title={t('plans.publishTitle', { name })}
      verb={t('plans.act.publish')}
      onConfirm={async () => {
        await publishPlanMutation.run(
          { params: { id }, version },
          { success: t('plans.published', { name }) },
        );
        onDone?.();
      }}
      onClose={onClose}
    >
      <p>{t('plans.publishText')}</p>
      <PlanCard terms={current} />
    </ConfirmDialog>
  );
}
