import { cancelAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import {
  practiceCancelCodes,
  type PracticeCancelCode,
} from '@praxis/contract/entities/appointment';
import { staysUsed } from '@praxis/contract/rules/appointments/cancel-window';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { AppointmentLine } from '@praxis/sdk/practice/appointment';
import { useNow } from '@praxis/sdk/ui';
import { NativeSelectField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

/** Cancels an appointment: the patient is notified and gets it back, unless they asked too late. */
export default function CancelDialog({
  record: appointment,
  changes,
  onClose,
}: ActionDialogProps<DoctorAppointment>) {
  const { t } = useTranslation('doctor');
  const now = useNow();
  const cancelAppointmentMutation = useMutation(cancelAppointment);
  const { id, version, patient } = appointment;
  const form = useForm<{ code: PracticeCancelCode | '' }>({
    initial: { code: 'practiceRequest' },
    async onSubmit({ code }) {
      await cancelAppointmentMutation.run(
        { params: { id }, version, body: code === '' ? {} : { code } },
        { success: t('appointments.cancel.done', { name: patient.fullName }) },
      );
      onClose();
    },
  });
  const late = staysUsed(form.values.code, appointment.changeableUntil, now);
  const text = !appointment.usesAllowance ? 'textSingle' : late ? 'textKept' : 'text';
  return (
    <FormDialog
      danger
      title={t('appointments.cancel.title', { name: patient.fullName })}
      form={form}
      verb={t('appointments.cancel.verb')}
      cancelLabel={t('appointments.cancel.keep')}
      onClose={onClose}
    >
      {changes}
      <AppointmentLine appointment={appointment} />
      <p>{t(`appointments.cancel.${text}`)}</p>
      <NativeSelectField
        {...form.field('code')}
        label={t('appointments.cancel.reason')}
        choices={practiceCancelCodes.map((value) => ({
          value,
          label: t(`appointments.cancelCode.${value}`),
        }))}
      />
    </FormDialog>
  );
}
