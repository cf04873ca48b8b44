import { cancelRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
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
  record,
  changes,
  onClose,
}: ActionDialogProps<TeamAppointment>) {
  const { t } = useTranslation('team');
  const now = useNow();
  const { run } = useMutation(cancelRequest);
  const { id, version, patient } = record;
  const name = patient.fullName;
  const form = useForm<{ code: PracticeCancelCode | '' }>({
    initial: { code: 'practiceRequest' },
    async onSubmit({ code }) {
      await run(
        { params: { id }, version, body: code === '' ? {} : { code } },
        { success: t('requests.cancel.done', { name }) },
      );
      onClose();
    },
  });
  const late = staysUsed(form.values.code, record.changeableUntil, now);
  const text = !record.usesAllowance ? 'textSingle' : late ? 'textKept' : 'text';
  return (
    <FormDialog
      danger
      title={t('requests.cancel.title', { name })}
      form={form}
      verb={t('requests.cancel.verb')}
      cancelLabel={t('requests.cancel.keep')}
      onClose={onClose}
    >
      {changes}
      <AppointmentLine appointment={record} />
      <p>{t(`requests.cancel.${text}`)}</p>
      <NativeSelectField
        {...form.field('code')}
        label={t('requests.cancel.reason')}
        choices={practiceCancelCodes.map((value) => ({
          value,
          label: t(`requests.cancelCode.${value}`),
        }))}
      />
    </FormDialog>
  );
}
