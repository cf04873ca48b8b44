import { archivePlan, publishPlan } from '@praxis/contract/endpoints/plans';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { PlanDialogProps } from './plan-dialog-props';

/** Takes a plan off sale; whoever subscribed stays. Putting it back on sale undoes it. */
export function ArchiveDialog({ plan, onDone, onClose }: PlanDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const archivePlanMutation = useMutation(archivePlan);
  const publishPlanMutation = useMutation(publishPlan);
  const { id, version, current, subscribers } = plan;
  const { name } = current;
  const params = { id };
  return (
    <ConfirmDialog
      danger
      title={t('plans.archiveTitle', { name })}
      verb={t('plans.act.archive')}
      onConfirm={async () => {
        await archivePlanMutation.run(
          { params, version },
          {
            success: (archived) => ({
              text: t('plans.archived', { name }),
              undo: {
                label: text('undo'),
                run: () =>
                  void publishPlanMutation.attempt(
                    { params, version: archived.version },
                    { success: t('plans.published', { name }) },
                  ),
              },
            }),
          },
        );
        onDone?.();
      }}
      onClose={onClose}
    >
      <p>{t('plans.archiveText')}</p>
      {subscribers > 0 && <p>{t('plans.archiveStay', { count: subscribers })}</p>}
    </ConfirmDialog>
  );
}
