import { useEffect } from 'react';
import Send from 'lucide-react/icons/send';
import { useLocation } from 'react-router-dom';
import { Alert } from '../../ui/components/alert';
import { Button } from '../../ui/components/button';
import { Form, FormActions } from '../../ui/form/form';
import { TextAreaField } from '../../ui/form/text-field';
import { UnsavedChanges } from '../../ui/overlay/unsaved-changes';
import { useUiText } from '../../ui/text/use-ui-text';
import { useReply, type ReplyProps } from './use-reply';
import { replyHash } from './use-thread-actions';

/** Reply form of a thread. Keeps the typed text when the thread is closed. */
export function Reply(props: ReplyProps) {
  const text = useUiText();
  const { form, isUnsent } = useReply(props);
  const field = form.field('body');
  const { status, actions } = props.conversation.thread;
  const isOffered = actions.includes('reply');
  const isRequested = useLocation().hash === replyHash;
  useEffect(() => {
    if (isRequested && isOffered) document.getElementById(field.id)?.focus();
  }, [isRequested, isOffered, field.id]);
  return (
    <>
      {isOffered && (
        <Form form={form}>
          {isUnsent && <Alert kind="warning">{text('conversation.notSentYet')}</Alert>}
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
        </Form>
      )}
      {status === 'closed' && (
        <Alert>
          {text('conversation.isClosed')} {form.dirty && text('conversation.draftKept')}
        </Alert>
      )}
      <UnsavedChanges unsaved={form.dirty && !form.submitting} />
    </>
  );
}
