import Send from 'lucide-react/icons/send';
import { sendMessage } from '@praxis/contract/endpoints/threads';
import { useHost, useTranslation } from '@praxis/sdk';
import { Button, useUiText } from '@praxis/sdk/ui';
import { Form, required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { UnsavedChanges } from '@praxis/sdk/ui/overlay';

interface ReplyProps {
  threadId: string;
  onSent(): void;
}

/** The answer in a thread; what was typed stays where it could not be sent. */
export function Reply({ threadId, onSent }: ReplyProps) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const { client } = useHost();
  const form = useForm({
    initial: { body: '' },
    check: ({ body }) => required({ body }, text('field.required')),
    async onSubmit({ body }) {
      await client.call(sendMessage, { params: { id: threadId }, body: { body } });
      form.reset();
      onSent();
    },
  });
  return (
    <Form form={form}>
      <TextAreaField
        {...form.field('body')}
        label={t('messages.reply')}
        hideLabel
        placeholder={t('messages.reply')}
        maxLength={5000}
        rows={3}
      />
      <Button kind="primary" type="submit" icon={Send} loading={form.submitting}>
        {t('messages.send')}
      </Button>
      <UnsavedChanges unsaved={form.dirty && !form.submitting} />
    </Form>
  );
}
