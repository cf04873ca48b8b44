import { deleteTeamVacation } from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';
import { VacationTime } from '@praxis/sdk/practice/vacation';
import { useUndo } from './use-undo';

interface CancelDialogProps {
  vacation: TeamVacation;
  zone: string;
  onClose(): void;
}

/** Asks before time away is given up. */
export function CancelDialog({ vacation, zone, onClose }: CancelDialogProps) {
  const { t } = useTranslation('team');
  const text = useUiText();
  const { carryOut } = useAct();
  const undo = useUndo();
  const { id, version, kind, state } = vacation;
  return (
    <ConfirmDialog
      danger
      title={t('vacations.cancelTitle')}
      verb={t('vacations.cancelVerb')}
      cancelLabel={t('vacations.keep')}
      onConfirm={async () => {
        await carryOut(
          deleteTeamVacation,
          { params: { id }, version },
          { text: t('vacations.cancelled'), undo: undo.ofCancel(vacation) },
        );
      }}
      onClose={onClose}
    >
      <p>
        {kind && <strong>{text(`vacation.kind.${kind}`)}, </strong>}
        <VacationTime vacation={vacation} zone={zone} />
      </p>
      <p>{t(state === 'active' ? 'vacations.cancelActive' : 'vacations.cancelPlanned')}</p>
    </ConfirmDialog>
  );
}
