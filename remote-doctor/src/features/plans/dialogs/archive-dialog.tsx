import { archivePlan, publishPlan } from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

/** Archives a plan, which keeps its subscribers. Undo publishes it again. */
export default function ArchiveDialog({
  record: { id, version, current, subscribers, applicants },
  changes,
  onClose,
}: ActionDialogProps<DoctorPlan>) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const archive = useMutation(archivePlan);
  const publish = useMutation(publishPlan);
  const { name } = current;
  const params = { id };
  const members = subscribers - applicants;
  const putBack = (at: number, retry: () => void) =>
    publish.runOrNotify(
      { params, version: at },
      {
        success: t('plans.published', { name }),
        failed: text('failure.undo', { name }),
        retry,
      },
    );
  return (
    <ConfirmDialog
      danger
      title={t('plans.archiveTitle', { name })}
      verb={t('plans.act.archive')}
      onConfirm={async () => {
        await archive.run(
          { params, version },
          {
            success: (archived) => ({
              text: t('plans.archived', { name }),
              undo: retriedUndo((retry) => putBack(archived.version, retry)),
            }),
          },
        );
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t('plans.archiveText')}</p>
      {members > 0 && <p>{t('plans.archiveStay', { count: members })}</p>}
    </ConfirmDialog>
  );
}
