import { declineRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { AppointmentLine } from '@praxis/sdk/practice/appointment';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

/** Asks for confirmation before a request is declined, which can't be undone. */
export default function DeclineDialog({
  record,
  changes,
  onClose,
}: ActionDialogProps<TeamAppointment>) {
  const { t } = useTranslation('team');
  const { run } = useMutation(declineRequest);
  const { id, version, patient } = record;
  const name = patient.fullName;
  return (
    <ConfirmDialog
      danger
      title={t('requests.decline.title', { name })}
      verb={t('requests.decline.verb')}
      onConfirm={async () => {
        await run({ params: { id }, version }, { success: t('requests.decline.done', { name }) });
      }}
      onClose={onClose}
    >
      {changes}
      <AppointmentLine appointment={record} />
      <p>{t('requests.decline.text')}</p>
    </ConfirmDialog>
  );
}
