import { declineRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';
import { RequestLine } from './request-line';

interface DeclineDialogProps {
  appointment: TeamAppointment;
  onClose(): void;
}

/** Asks before a request is declined, which is for good. */
export function DeclineDialog({ appointment, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('team');
  const { carryOut } = useAct();
  const { id, version, patient } = appointment;
  const name = patient.fullName;
  return (
    <ConfirmDialog
      danger
      title={t('requests.decline.title', { name })}
      verb={t('requests.decline.verb')}
      onConfirm={async () => {
        await carryOut(
          declineRequest,
          { params: { id }, version },
          t('requests.decline.done', { name }),
        );
      }}
      onClose={onClose}
    >
      <RequestLine appointment={appointment} />
      <p>{t('requests.decline.text')}</p>
    </ConfirmDialog>
  );
}
