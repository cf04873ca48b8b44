import { createPlan, deletePlan } from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import type { PlanTerms } from '@praxis/contract/rules/subscriptions/plan';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

interface DeleteDialogProps extends ActionDialogProps<DoctorPlan> {
  onDeleted?(): void;
}

/** Deletes a plan without subscribers. Undo creates it again as a draft. */
export function DeleteDialog({ record, changes, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const remove = useMutation(deletePlan);
  const create = useMutation(createPlan);
  const { id, version, status, current } = record;
  const { name } = current;
  const kind = status === 'draft' ? 'draft' : 'plan';
  const writeAgain = (body: PlanTerms, retry: () => void) =>
    create.runOrNotify(
      { body },
      {
        success: t('plans.drafted', { name }),
        failed: text('failure.undo', { name }),
        retry,
      },
    );
  return (
    <ConfirmDialog
      danger
      title={t(`plans.delete.${kind}.title`, { name })}
      verb={t(`plans.act.${kind === 'draft' ? 'deleteDraft' : 'delete'}`)}
      onConfirm={async () => {
        await remove.run(
          { params: { id }, version },
          {
            success: {
              text: t(`plans.delete.${kind}.done`, { name }),
              undo: retriedUndo((retry) => writeAgain(termsOf(current), retry)),
            },
          },
        );
        onDeleted?.();
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t(`plans.delete.${kind}.text`)}</p>
    </ConfirmDialog>
  );
}

/** Terms of a plan, without the fields of its version. */
function termsOf({ name, description, benefits, price, ...version }: PlanVersion): PlanTerms {
  const { intervalMonths, joiningFee, trialDays, visitAllowance, capacity, autoRenew } = version;
  return {
    name,
    description,
    benefits,
    price,
    intervalMonths,
    joiningFee,
    trialDays,
    visitAllowance,
    capacity,
    autoRenew,
  };
}
