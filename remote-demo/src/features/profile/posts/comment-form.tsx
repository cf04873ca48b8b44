import { useRef } from 'react';
import * as z from '@praxis/contract/schema';
import { requiredText } from '@praxis/contract/demo/fields';
import {
  addProfileComment,
  maxCommentLength,
  type ProfilePage,
} from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Avatar, Button } from '@praxis/sdk/ui';
import { Form, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import styles from './comment-form.module.css';

const schema = z.object({
  comment: requiredText(maxCommentLength),
});
const emptyValues = { comment: '' };

interface CommentFormProps {
  postId: string;
  viewer: ProfilePage['viewer'];
}

/** Form of a comment; its button appears with the first character. */
export function CommentForm({ postId, viewer }: CommentFormProps) {
  const { t } = useTranslation('demo');
  const { run } = useMutation(addProfileComment);
  const box = useRef<HTMLDivElement>(null);
  const form = useForm({
    initial: emptyValues,
    schema,
    async onSubmit(values) {
      await run({ body: { postId, ...schema.parse(values) } });
      form.reset(emptyValues);
      box.current?.querySelector('textarea')?.focus();
    },
  });
  return (
    <Form form={form} className={styles['form']}>
      <div ref={box} className={styles['line']}>
        <Avatar name={viewer.username} src={viewer.avatar} size={32} />
        <TextAreaField
          {...form.field('comment')}
          hideLabel
          label={t('profile.yourComment')}
          placeholder={t('profile.yourComment')}
          rows={1}
          maxLength={maxCommentLength}
          className={styles['field']}
        />
        {form.values.comment.trim() !== '' && (
          <Button type="submit" kind="primary" loading={form.submitting}>
            {t('profile.send')}
          </Button>
        )}
      </div>
    </Form>
  );
}
