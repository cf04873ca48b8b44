import { createPlan, deletePlan } from '@praxis/contract/endpoints/plans';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { termsSoFar, valuesOf } from './plan-values';
import type { PlanDialogProps } from './plan-dialog-props';

/** Deletes a draft; writing the same again undoes it. */
export function DeleteDialog({ plan, onDone, onClose }: PlanDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const deletePlanMutation = useMutation(deletePlan);
  const createPlanMutation = useMutation(createPlan);
  const { id, version, current } = plan;
  const { name, price } = current;
  return (
    <ConfirmDialog
      danger
      title={t('plans.deleteTitle', { name })}
      verb={t('plans.act.delete')}
      onConfirm={async () => {
        const body = termsSoFar(valuesOf(current), price.currency);
        await deletePlanMutation.run(
          { params: { id }, version },
          {
            success: {
              text: t('plans.deleted', { name }),
              undo: {
                label: text('undo'),
                run: () =>
                  void createPlanMutation.attempt(
                    { body },
                    { success: t('plans.drafted', { name }) },
                  ),
              },
            },
          },
        );
        onDone?.();
      }}
      onClose={onClose}
    >
      {t('plans.deleteText')}
    </ConfirmDialog>
  );
}
