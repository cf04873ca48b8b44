import { useTranslation } from '@praxis/sdk';
import { blogStatuses } from '@praxis/contract/demo/blog';
import { postLimits, type WrittenPost } from '@praxis/contract/demo/blog-posts';
import { Card } from '@praxis/sdk/ui';
import { EditorField } from '@praxis/sdk/ui/editor';
import { Form, TextAreaField, TextField } from '@praxis/sdk/ui/form';
import { UnsavedChanges } from '@praxis/sdk/ui/overlay';
import { oneOf } from '@praxis/sdk/ui/page';
import { ImageField } from '@praxis/sdk/ui/picture';
import { plainText } from '../../../shared/plain-text';
import { useStatusText } from '../../../shared/statuses/statuses';
import styles from './edit.module.css';
import type { PostValues } from './post-values';
import { PublishCard } from './publish-card';
import { usePostForm } from './use-post-form';

interface PostEditorProps {
  initial: PostValues;
  isNew?: boolean;
  /** Path that Cancel leads to. */
  cancelTo: string;
  onSave(post: WrittenPost): Promise<void>;
}

/** Size of a stored picture, in pixels. */
const pictureSize = { width: 1200, height: 750 };

/** Form of a post: its content, with publishing options next to it. */
export function PostEditor({ initial, isNew = false, cancelTo, onSave }: PostEditorProps) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const form = usePostForm({ initial, isNew, onSave });
  const describe = (path: string, value: unknown) => {
    if (path === 'content') return plainText(String(value));
    const status = path === 'status' && oneOf(String(value), blogStatuses);
    return status ? statusText('blog', status) : undefined;
  };
  return (
    <Form form={form} describe={describe}>
      <div className={styles['layout']}>
        <Card className={styles['card']}>
          <div className={styles['fields']}>
            <TextField
              {...form.field('title')}
              onChange={form.setTitle}
              label={t('blog.field.title')}
              maxLength={postLimits.title}
              autoComplete="off"
            />
            <TextAreaField
              {...form.field('excerpt')}
              label={t('blog.field.excerpt')}
              help={t('blog.edit.excerptHelp')}
              optional={form.values.status === 'Draft'}
              maxLength={postLimits.excerpt}
              rows={2}
            />
            <ImageField
              {...form.field('img')}
              optional
              label={t('blog.field.image')}
              size={pictureSize}
            />
            <EditorField
              {...form.field('content')}
              label={t('blog.field.content')}
              optional={form.values.status === 'Draft'}
              placeholder={t('blog.edit.contentPlaceholder')}
            />
          </div>
        </Card>
        <PublishCard form={form} cancelTo={cancelTo} />
      </div>
      <UnsavedChanges unsaved={form.dirty && !form.submitting} />
    </Form>
  );
}
