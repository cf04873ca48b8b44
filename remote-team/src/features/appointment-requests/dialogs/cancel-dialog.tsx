import { cancelRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import {
  practiceCancelCodes,
  type PracticeCancelCode,
} from '@praxis/contract/entities/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { NativeSelectField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { RequestLine } from '../request-line';

/** Calls an appointment off: the patient is told, and gets it back for the period. */
export default function CancelDialog({
  record,
  changes,
  onClose,
}: ActionDialogProps<TeamAppointment>) {
  const { t } = useTranslation('team');
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
      <RequestLine appointment={record} />
      <p>{t(`requests.cancel.${record.usesAllowance ? 'text' : 'textSingle'}`)}</p>
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
