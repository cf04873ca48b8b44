import { rejectSubscriber } from '@praxis/contract/endpoints/subscribers';
import { rejectionCodes } from '@praxis/contract/entities/subscription';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { NativeSelectField, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';

type Code = (typeof rejectionCodes)[number];

/** Rejects an applicant with a reason that the patient can read; nothing is charged. */
export default function RejectDialog({
  record: subscriber,
  changes,
  onClose,
}: ActionDialogProps<DoctorSubscriber>) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(rejectSubscriber);
  const { id, version, patient } = subscriber;
  const form = useForm<{ code: Code | ''; note: string }>({
    initial: { code: '', note: '' },
    schema: rejectSubscriber.body,
    async onSubmit({ code, note }) {
      if (code === '') return;
      await run(
        { params: { id }, version, body: { code, ...(note && { note }) } },
        { success: t('patients.reject.done', { name: patient.fullName }) },
      );
      onClose();
    },
  });
  return (
    <FormDialog
      danger
      title={t('patients.reject.title', { name: patient.fullName })}
      form={form}
      verb={t('patients.reject.verb')}
      onClose={onClose}
    >
      {changes}
      <p>{t('patients.reject.text')}</p>
      <NativeSelectField<Code>
        {...form.field('code')}
        label={t('patients.reject.reason')}
        choices={rejectionCodes.map((value) => ({
          value,
          label: t(`patients.rejection.${value}`),
        }))}
      />
      <TextAreaField
        {...form.field('note')}
        label={t('patients.note')}
        help={t('patients.reject.noteHelp')}
        maxLength={500}
        optional
      />
    </FormDialog>
  );
}
