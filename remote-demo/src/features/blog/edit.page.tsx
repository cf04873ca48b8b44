import { updatePost, type Post } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useNavigateBack } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader, useRecordTitle } from '@praxis/sdk/ui/page';
import { postPath } from './addresses';
import { PostEditor } from './edit/post-editor';
import { valuesOf } from './edit/post-values';
import { PostFromUrl } from './post-from-url';

/** Page with the form of one post. */
export default function BlogEditPage() {
  const { t } = useTranslation('demo');
  return (
    <PostFromUrl title={t('blog.edit.title')}>{({ post }) => <EditPost post={post} />}</PostFromUrl>
  );
}

function EditPost({ post }: { post: Post }) {
  const { t } = useTranslation('demo');
  const path = postPath(post.slug);
  const goBack = useNavigateBack(path);
  const { run } = useMutation(updatePost);
  useRecordTitle(post.title);
  return (
    <Page>
      <PageHeader title={t('blog.edit.title')} back={{ to: path, label: post.title }} />
      <PostEditor
        key={post.id}
        initial={valuesOf(post)}
        cancelTo={path}
        onSave={async (written) => {
          await run({ body: { id: post.id, post: written } }, { success: t('blog.edit.saved') });
          // Leaves the form. A former slug of the post redirects to the new one.
          goBack();
        }}
      />
    </Page>
  );
}
