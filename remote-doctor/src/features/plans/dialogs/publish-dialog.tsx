import { publishPlan } from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { PlanCard } from '@praxis/sdk/practice/plan';

/** Puts a plan on sale, as it is shown. */
export default function PublishDialog({
  record: { id, version, current },
  changes,
  onClose,
}: ActionDialogProps<DoctorPlan>) {
  const { t } = useTranslation('doctor');
  const publish = useMutation(publishPlan);
  const { name } = current;
  return (
    <ConfirmDialog
      title={t('plans.publishTitle', { name })}
      verb={t('plans.act.publish')}
      onConfirm={async () => {
        await publish.run({ params: { id }, version }, { success: t('plans.published', { name }) });
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t('plans.publishText')}</p>
      <PlanCard terms={current} />
    </ConfirmDialog>
  );
}
