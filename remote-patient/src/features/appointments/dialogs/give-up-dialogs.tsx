import { useState } from 'react';
import {
  cancelMyAppointment,
  withdrawAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { isAsked } from '@praxis/contract/rules/appointments/lapse';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { useTimeText } from '../../../shared/when/use-time-text';

interface GiveUpDialogProps extends ActionDialogProps<PatientAppointment> {
  /** What is given up: what is booked, what was asked for, or what was proposed. */
  what: 'cancel' | 'withdraw' | 'declineProposal';
}

/** Gives an appointment up: says what it means, and asks. */
function GiveUpDialog({ what, record, changes, onClose }: GiveUpDialogProps) {
  const { t } = useTranslation('patient');
  const timeText = useTimeText();
  const { run } = useMutation(what === 'cancel' ? cancelMyAppointment : withdrawAppointment);
  const { id, version, startAt, proposedStartAt, doctor, usesAllowance } = record;
  const when = timeText(what === 'declineProposal' ? (proposedStartAt ?? startAt) : startAt);
  return (
    <ConfirmDialog
      danger
      title={t(`appointments.${what}.title`)}
      verb={t(`appointments.act.${what}`)}
      cancelLabel={t(what === 'cancel' ? 'appointments.keep' : 'appointments.keepRequest')}
      onConfirm={async () => {
        await run({ params: { id }, version }, { success: t(`appointments.${what}.done`) });
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t(`appointments.${what}.text`, { when, doctor: doctor.fullName })}</p>
      {what === 'cancel' && usesAllowance && <p>{t('appointments.cancel.returned')}</p>}
    </ConfirmDialog>
  );
}

export const CancelDialog = (props: ActionDialogProps<PatientAppointment>) => (
  <GiveUpDialog what="cancel" {...props} />
);

/** A proposal is declined by withdrawing from it. */
export function WithdrawDialog(props: ActionDialogProps<PatientAppointment>) {
  const { record } = props;
  const [what, setWhat] = useState<GiveUpDialogProps['what']>(() => whatOf(record));
  // What is booked or closed meanwhile is neither: what was asked stays asked, and can no longer be done.
  if (isAsked(record) && what !== whatOf(record)) setWhat(whatOf(record));
  return <GiveUpDialog what={what} {...props} />;
}

const whatOf = ({ state }: PatientAppointment) =>
  state === 'proposed' ? 'declineProposal' : 'withdraw';
