import { deleteTeamVacation } from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { VacationTime } from '@praxis/sdk/practice/vacation';
import { usePracticeZone } from '../../../shared/use-practice-zone';
import { useUndo } from './use-undo';

/** Asks for confirmation before time off is canceled. */
export default function CancelDialog({
  record: vacation,
  changes,
  onClose,
}: ActionDialogProps<TeamVacation>) {
  const { t } = useTranslation('team');
  const text = useUiText();
  const { run } = useMutation(deleteTeamVacation);
  const zone = usePracticeZone();
  const undo = useUndo();
  const { id, version, kind, state } = vacation;
  return (
    <ConfirmDialog
      danger
      title={t('vacations.cancelTitle')}
      verb={t('vacations.cancelVerb')}
      cancelLabel={t('vacations.keep')}
      onConfirm={async () => {
        await run(
          { params: { id }, version },
          { success: { text: t('vacations.cancelled'), undo: undo.ofCancel(vacation) } },
        );
      }}
      onClose={onClose}
    >
      {changes}
      <p>
        {kind && <strong>{text(`vacation.kind.${kind}`)}, </strong>}
        <VacationTime vacation={vacation} zone={zone} />
      </p>
      <p>{t(state === 'active' ? 'vacations.cancelActive' : 'vacations.cancelPlanned')}</p>
    </ConfirmDialog>
  );
}
