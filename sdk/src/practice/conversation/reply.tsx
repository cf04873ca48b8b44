import { useEffect } from 'react';
import Send from 'lucide-react/icons/send';
import { useLocation } from 'react-router-dom';
import { sendMessage } from '@praxis/contract/endpoints/threads';
import { useMutation } from '../../data/use-mutation';
import { Button } from '../../ui/components/button';
import { Form, FormActions } from '../../ui/form/form';
import { required } from '../../ui/form/required';
import { TextAreaField } from '../../ui/form/text-field';
import { useForm } from '../../ui/form/use-form';
import { UnsavedChanges } from '../../ui/overlay/unsaved-changes';
import { useUiText } from '../../ui/text/use-ui-text';
import { replyHash } from './use-thread-actions';

interface ReplyProps {
  threadId: string;
}

/** The answer in a thread; what was typed stays where it could not be sent. */
export function Reply({ threadId }: ReplyProps) {
  const text = useUiText();
  const send = useMutation(sendMessage);
  const form = useForm({
    initial: { body: '' },
    check: ({ body }) => required({ body }, text('field.required')),
    async onSubmit({ body }) {
      await send.run({ params: { id: threadId }, body: { body } });
      form.reset();
    },
  });
  const field = form.field('body');
  const isAskedFor = useLocation().hash === replyHash;
  useEffect(() => {
    if (isAskedFor) document.getElementById(field.id)?.focus();
  }, [isAskedFor, field.id]);
  return (
    <Form form={form}>
      <TextAreaField
        {...field}
        label={text('conversation.reply')}
        hideLabel
        placeholder={text('conversation.reply')}
        maxLength={5000}
        rows={3}
      />
      <FormActions>
        <Button kind="primary" type="submit" icon={Send} loading={form.submitting}>
          {text('conversation.send')}
        </Button>
      </FormActions>
      <UnsavedChanges unsaved={form.dirty && !form.submitting} />
    </Form>
  );
}
