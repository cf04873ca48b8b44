import { addPost, updatePost } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useNavigate } from '@praxis/sdk/router';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { blogPath, postPath } from './addresses';
import { PostEditor } from './edit/post-editor';
import { newValues } from './edit/post-values';

/** Page with the form of a new post. */
export default function BlogNewPage() {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const { run } = useMutation(addPost, {
    revisedBy: updatePost,
    revision: ({ post: { id } }, { body }) => ({ body: { ...body, id } }),
  });
  return (
    <Page>
      <PageHeader title={t('blog.new')} back={{ to: blogPath, label: t('blog.title') }} />
      <PostEditor
        isNew
        initial={newValues}
        cancelTo={blogPath}
        onSave={async (written) => {
          const { post } = await run(
            { body: { post: written } },
            {
              success: t(
                written.status === 'Published' ? 'blog.edit.published' : 'blog.edit.saved',
              ),
            },
          );
          await navigate(postPath(post.slug), { replace: true });
        }}
      />
    </Page>
  );
}
