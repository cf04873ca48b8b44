import {
  declineAppointment,
  noShowAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';
import { AppointmentLine } from './appointment-line';
import { ChangedMeanwhile } from './changed-meanwhile';

const endpoints = { decline: declineAppointment, noShow: noShowAppointment } as const;

interface SettleDialogProps {
  act: keyof typeof endpoints;
  /** As it was when the act was chosen. */
  before: DoctorAppointment;
  appointment: DoctorAppointment;
  onClose(): void;
}

/** Asks before an appointment is closed for good: a request declined, or a patient who did not come. */
export function SettleDialog({ act, before, appointment, onClose }: SettleDialogProps) {
  const { t } = useTranslation('doctor');
  const { carryOut } = useAct();
  const { id, version, patient } = appointment;
  return (
    <ConfirmDialog
      danger
      title={t(`appointments.${act}.title`, { name: patient.fullName })}
      verb={t(`appointments.${act}.verb`)}
      onConfirm={async () => {
        await carryOut(
          endpoints[act],
          { params: { id }, version },
          t(`appointments.${act}.done`, { name: patient.fullName }),
        );
      }}
      onClose={onClose}
    >
      <ChangedMeanwhile before={before} now={appointment} />
      <AppointmentLine appointment={appointment} />
      <p>{t(`appointments.${act}.text`)}</p>
    </ConfirmDialog>
  );
}
