import { useState } from 'react';
import {
  cancelMyAppointment,
  withdrawAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { isAwaitingAnswer } from '@praxis/contract/rules/appointments/lapse';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { useTimeText } from '../../../shared/when/use-time-text';

interface ConfirmCancelDialogProps extends ActionDialogProps<PatientAppointment> {
  /** Cancels a booked appointment, withdraws a request, or declines a proposal. */
  action: 'cancel' | 'withdraw' | 'declineProposal';
}

/** States the consequences and asks for confirmation. */
function ConfirmCancelDialog({ action, record, changes, onClose }: ConfirmCancelDialogProps) {
  const { t } = useTranslation('patient');
  const timeText = useTimeText();
  const { run } = useMutation(action === 'cancel' ? cancelMyAppointment : withdrawAppointment);
  const { id, version, startAt, proposedStartAt, doctor, usesAllowance } = record;
  const when = timeText(action === 'declineProposal' ? (proposedStartAt ?? startAt) : startAt);
  return (
    <ConfirmDialog
      danger
      title={t(`appointments.${action}.title`)}
      verb={t(`appointments.act.${action}`)}
      cancelLabel={t(action === 'cancel' ? 'appointments.keep' : 'appointments.keepRequest')}
      onConfirm={async () => {
        await run({ params: { id }, version }, { success: t(`appointments.${action}.done`) });
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t(`appointments.${action}.text`, { when, doctor: doctor.fullName })}</p>
      {action === 'cancel' && usesAllowance && <p>{t('appointments.cancel.returned')}</p>}
    </ConfirmDialog>
  );
}

export const CancelDialog = (props: ActionDialogProps<PatientAppointment>) => (
  <ConfirmCancelDialog action="cancel" {...props} />
);

/** Withdraws a request, or declines a proposal, which is the same request to the API. */
export function WithdrawDialog(props: ActionDialogProps<PatientAppointment>) {
  const { record } = props;
  const [action, setAction] = useState<ConfirmCancelDialogProps['action']>(() => actionOf(record));
  // Once it is booked or closed elsewhere, neither applies: the dialog keeps its question, and can
  // no longer be confirmed.
  if (isAwaitingAnswer(record) && action !== actionOf(record)) setAction(actionOf(record));
  return <ConfirmCancelDialog action={action} {...props} />;
}

const actionOf = ({ state }: PatientAppointment) =>
  state === 'proposed' ? 'declineProposal' : 'withdraw';
