import { cancelAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { CancelCode } from '@praxis/contract/entities/appointment';
import { useTranslation } from '@praxis/sdk';
import { NativeSelectField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';
import { AppointmentLine } from './appointment-line';
import { ChangedMeanwhile } from './changed-meanwhile';

/** The reasons that a practice gives; the others come about by themselves. */
const codes = [
  'practiceRequest',
  'doctorUnavailable',
  'patientRequest',
  'other',
] as const satisfies readonly CancelCode[];

interface CancelDialogProps {
  /** As it was when the act was chosen. */
  before: DoctorAppointment;
  appointment: DoctorAppointment;
  onClose(): void;
}

/** Calls an appointment off: the patient is told, and gets it back for the period. */
export function CancelDialog({ before, appointment, onClose }: CancelDialogProps) {
  const { t } = useTranslation('doctor');
  const { carryOut } = useAct();
  const { id, version, patient } = appointment;
  const form = useForm<{ code: (typeof codes)[number] | '' }>({
    initial: { code: 'practiceRequest' },
    async onSubmit({ code }) {
      await carryOut(
        cancelAppointment,
        { params: { id }, version, body: code === '' ? {} : { code } },
        t('appointments.cancel.done', { name: patient.fullName }),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      danger
      title={t('appointments.cancel.title', { name: patient.fullName })}
      form={form}
      verb={t('appointments.cancel.verb')}
      onClose={onClose}
    >
      <ChangedMeanwhile before={before} now={appointment} />
      <AppointmentLine appointment={appointment} />
      <p>{t(`appointments.cancel.${appointment.subscriptionId ? 'text' : 'textSingle'}`)}</p>
      <NativeSelectField
        {...form.field('code')}
        label={t('appointments.cancel.reason')}
        choices={codes.map((value) => ({ value, label: t(`appointments.cancelCode.${value}`) }))}
      />
    </FormDialog>
  );
}
