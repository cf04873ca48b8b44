import {
  cancelMyAppointment,
  withdrawAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { formatInstant } from '@praxis/sdk/ui/page';
import { useAppointmentAct } from '../../shared/use-appointment-act';

interface GiveUpDialogProps {
  act: 'cancel' | 'withdraw' | 'declineProposal';
  appointment: PatientAppointment;
  onClose(): void;
}

/** Gives an appointment up: says what it means, and asks. */
export function GiveUpDialog({ act, appointment, onClose }: GiveUpDialogProps) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const zone = useZone();
  const carryOut = useAppointmentAct();
  const { id, version, startAt, proposedStartAt, doctor, subscriptionId } = appointment;
  const when = formatInstant(act === 'declineProposal' ? (proposedStartAt ?? startAt) : startAt, {
    language,
    zone,
  });
  const confirm = async () => {
    await carryOut(
      act === 'cancel' ? cancelMyAppointment : withdrawAppointment,
      { params: { id }, version },
      t(`appointments.${act}.done`),
    );
  };
  return (
    <ConfirmDialog
      danger
      title={t(`appointments.${act}.title`)}
      verb={t(`appointments.act.${act}`)}
      cancelLabel={t('appointments.keep')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`appointments.${act}.text`, { when, doctor: doctor.fullName })}</p>
      {act === 'cancel' && subscriptionId !== null && <p>{t('appointments.cancel.returned')}</p>}
    </ConfirmDialog>
  );
}
