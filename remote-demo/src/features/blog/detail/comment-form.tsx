import { addComment, postLimits } from '@praxis/contract/demo/blog-posts';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Avatar, Button } from '@praxis/sdk/ui';
import { Form, FormActions, required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { UnsavedChanges } from '@praxis/sdk/ui/overlay';
import styles from './detail.module.css';

/** Form of a comment, which keeps the input when the request fails. */
export function CommentForm({ postId }: { postId: number }) {
  const { t } = useTranslation('demo');
  const { userData } = useIdentity();
  const { run } = useMutation(addComment);
  const form = useForm({
    initial: { commentText: '' },
    check: (values) => required(values, t('blog.commentFault')),
    async onSubmit({ commentText }) {
      await run({ body: { id: postId, commentText } }, { success: t('blog.commented') });
      form.reset();
    },
  });
  return (
    <div className={styles['write']}>
      <Avatar name={userData.fullName} src={userData.avatarUrl} size={36} />
      <Form form={form}>
        <TextAreaField
          {...form.field('commentText')}
          label={t('blog.comment')}
          hideLabel
          placeholder={t('blog.commentPlaceholder')}
          maxLength={postLimits.comment}
        />
        <FormActions>
          <Button kind="primary" type="submit" loading={form.submitting}>
            {t('blog.postComment')}
          </Button>
        </FormActions>
      </Form>
      <UnsavedChanges unsaved={form.dirty && !form.submitting} />
    </div>
  );
}
