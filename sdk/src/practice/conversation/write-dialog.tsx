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
  /** Address of the list of conversations: the new one opens below it. */
  path: string;
  /** Whom the message is for, where that is known before. */
  counterpartId?: string;
  /** The field that says whom the message is for. */
  counterpart(field: FieldBinding<string>): ReactNode;
  /** Below the message: what it is not the way for. */
  help?: ReactNode;
  onClose(): void;
}

/** Begins a conversation: for whom, what about, the first message. What was begun opens. */
export function WriteDialog({
  title,
  path,
  counterpartId: first = '',
  counterpart,
  help,
  onClose,
}: WriteDialogProps) {
  const text = useUiText();
  const navigate = useNavigate();
  const begin = useMutation(createThread);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({
    initial: {
      counterpartId: first,
      category: 'general' as (typeof threadCategories)[number],
      subject: '',
      body: '',
    },
    check: ({ counterpartId, subject, body }) => ({
      ...required({ counterpartId, subject, body }, text('field.required')),
      ...(counterpartId === refused && { counterpartId: text('conversation.refused') }),
    }),
    async onSubmit(body) {
      const { id } = await begin
        .run({ body }, { success: text('conversation.sent') })
        .catch((error: unknown) => {
          const failure = toFailure(error);
          if (failure.code !== 'not_found') throw error;
          setRefused(body.counterpartId);
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
