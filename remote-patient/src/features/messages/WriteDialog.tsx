import { createThread } from '@praxis/contract/endpoints/threads';
import { threadCategories } from '@praxis/contract/entities/thread';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import {
  NativeSelectField,
  required,
  TextAreaField,
  TextField,
  useForm,
} from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';

interface WriteDialogProps {
  doctors: readonly PatientSubscription['doctor'][];
  /** With the new thread's id, where one was begun. */
  onClose(id?: string): void;
}

/** Begins a conversation with one of the patient's doctors. */
export function WriteDialog({ doctors, onClose }: WriteDialogProps) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const { carryOut } = useAct();
  const form = useForm({
    initial: {
      counterpartId: doctors[0]?.id ?? '',
      category: 'general' as (typeof threadCategories)[number],
      subject: '',
      body: '',
    },
    check: ({ counterpartId, subject, body }) =>
      required({ counterpartId, subject, body }, text('field.required')),
    async onSubmit(body) {
      const { id } = await carryOut(createThread, { body }, t('messages.sent'));
      onClose(id);
    },
  });
  return (
    <FormDialog
      title={t('messages.write')}
      form={form}
      verb={t('messages.send')}
      onClose={() => onClose()}
    >
      <NativeSelectField
        {...form.field('counterpartId')}
        label={t('messages.doctor')}
        choices={doctors.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      />
      <NativeSelectField
        {...form.field('category')}
        label={t('messages.about')}
        choices={threadCategories.map((value) => ({
          value,
          label: t(`messages.categories.${value}`),
        }))}
      />
      <TextField {...form.field('subject')} label={t('messages.subject')} maxLength={160} />
      <TextAreaField
        {...form.field('body')}
        label={t('messages.message')}
        help={t('messages.emergency')}
        maxLength={5000}
        rows={5}
      />
    </FormDialog>
  );
}
