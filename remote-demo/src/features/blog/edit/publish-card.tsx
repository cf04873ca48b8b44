import { blogStatuses } from '@praxis/contract/demo/blog';
import { postLimits } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { Button, Card, LinkButton, useUiText } from '@praxis/sdk/ui';
import { NativeSelectField, TextField } from '@praxis/sdk/ui/form';
import { useStatusText } from '../../../shared/statuses/statuses';
import { CategoriesField } from './categories-field';
import styles from './edit.module.css';
import type { PostForm } from './use-post-form';

/** Status, categories and slug of a post, with the buttons to save and cancel. */
export function PublishCard({ form, cancelTo }: { form: PostForm; cancelTo: string }) {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const statusText = useStatusText();
  const { status } = form.values;
  return (
    <Card className={styles['side']}>
      <div className={styles['fields']}>
        <NativeSelectField
          {...form.field('status')}
          onChange={(chosen) => chosen !== '' && form.set('status', chosen)}
          label={t('blog.field.status')}
          help={t(`blog.edit.statusHelp.${status}`)}
          choices={blogStatuses.map((value) => ({ value, label: statusText('blog', value) }))}
        />
        <CategoriesField {...form.field('tags')} optional={status === 'Draft'} />
        <TextField
          {...form.field('slug')}
          onChange={form.setSlug}
          label={t('blog.field.slug')}
          help={t('blog.edit.slugHelp')}
          maxLength={postLimits.slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles['buttons']}>
          <Button block kind="primary" type="submit" loading={form.submitting}>
            {text('save')}
          </Button>
          <LinkButton block kind="quiet" to={cancelTo}>
            {text('cancel')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
