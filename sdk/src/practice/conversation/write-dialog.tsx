import { useState, type ReactNode } from 'react';
import { createThread } from '@praxis/contract/endpoints/threads';
import { threadCategories } from '@praxis/contract/entities/thread';
import { RequestError, toFailure } from '../../data/request-error';
import { useMutation } from '../../data/use-mutation';
import { useNavigate } from '../../router/use-navigate';
import { NativeSelectField } from '../../ui/form/choice-fields';
import { required } from '../../ui/form/required';
import { TextAreaField, TextField } from '../../ui/form/text-field';
import { useForm, type FieldBinding } from '../../ui/form/use-form';
import { FormDialog } from '../../ui/overlay/form-dialog';
import { useUiText } from '../../ui/text/use-ui-text';

export interface WriteDialogProps {
  title: string;
  /** Path of the list of conversations, below which the new one opens. */
  path: string;
  /** Preselected recipient. */
  counterpartId?: string;
  /** Renders the field for the recipient. */
  counterpart(field: FieldBinding<string>): ReactNode;
  /** Help text below the message: what not to use it for. */
  help?: ReactNode;
  onClose(): void;
}

/** Dialog that starts a conversation with recipient, topic and first message, and then opens it. */
export function WriteDialog({
  title,
  path,
  counterpartId: initialId = '',
  counterpart,
  help,
  onClose,
}: WriteDialogProps) {
  const text = useUiText();
  const navigate = useNavigate();
  const create = useMutation(createThread);
  const [rejectedId, setRejectedId] = useState<string | null>(null);
  const form = useForm({
    initial: {
      counterpartId: initialId,
      category: 'general' as (typeof threadCategories)[number],
      subject: '',
      body: '',
    },
    check: ({ counterpartId, subject, body }) => ({
      ...required({ counterpartId, subject, body }, text('field.required')),
      ...(counterpartId === rejectedId && { counterpartId: text('conversation.refused') }),
    }),
    async onSubmit(body) {
      const { id } = await create
        .run({ body }, { success: text('conversation.sent') })
        .catch((error: unknown) => {
          const failure = toFailure(error);
          if (failure.code !== 'not_found') throw error;
          setRejectedId(body.counterpartId);
          throw new RequestError({ ...failure, fields: { counterpartId: [failure.code] } });
        });
      onClose();
      void navigate(`${path}/${id}`);
    },
  });
  return (
    <FormDialog title={title} form={form} verb={text('conversation.send')} onClose={onClose}>
      {counterpart(form.field('counterpartId'))}
      <NativeSelectField
        {...form.field('category')}
        label={text('conversation.about')}
        choices={threadCategories.map((value) => ({
          value,
          label: text(`conversation.categories.${value}`),
        }))}
      />
      <TextField {...form.field('subject')} label={text('conversation.subject')} maxLength={160} />
      <TextAreaField
        {...form.field('body')}
        label={text('conversation.message')}
        help={help}
        maxLength={5000}
        rows={5}
      />
    </FormDialog>
  );
}
