import { reopenAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { AppointmentLine } from '@praxis/sdk/practice/appointment';
import { useUiText } from '@praxis/sdk/ui';
import { required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

/** Reopens a fulfilled appointment, within a day and with a reason that stays in the record. */
export default function ReopenDialog({
  record: appointment,
  changes,
  onClose,
}: ActionDialogProps<DoctorAppointment>) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const reopenAppointmentMutation = useMutation(reopenAppointment);
  const { id, version, patient } = appointment;
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => required({ reason }, text('field.required')),
    async onSubmit({ reason }) {
      await reopenAppointmentMutation.run(
        { params: { id }, version, body: { reason } },
        { success: t('appointments.reopen.done', { name: patient.fullName }) },
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('appointments.reopen.title', { name: patient.fullName })}
      form={form}
      verb={t('appointments.reopen.verb')}
      onClose={onClose}
    >
      {changes}
      <AppointmentLine appointment={appointment} />
      <TextAreaField
        {...form.field('reason')}
        label={t('appointments.reopen.reason')}
        help={t('appointments.reopen.help')}
        maxLength={500}
        rows={2}
      />
    </FormDialog>
  );
}
