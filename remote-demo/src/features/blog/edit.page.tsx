import { updatePost } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useNavigate } from '@praxis/sdk/router';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { postPath } from './addresses';
import { PostEditor } from './edit/post-editor';
import { valuesOf } from './edit/post-values';
import { OnePost } from './one-post';

/** The form of one post. */
export default function BlogEditPage() {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const { run } = useMutation(updatePost);
  return (
    <OnePost title={t('blog.edit.title')}>
      {({ post }) => (
        <Page>
          <PageHeader
            title={t('blog.edit.title')}
            back={{ to: postPath(post.slug), label: post.title }}
          />
          <PostEditor
            key={post.id}
            initial={valuesOf(post)}
            cancelTo={postPath(post.slug)}
            onSave={async (written) => {
              const { post: saved } = await run(
                { body: { id: post.id, post: written } },
                { success: t('blog.edit.saved') },
              );
              await navigate(postPath(saved.slug));
            }}
          />
        </Page>
      )}
    </OnePost>
  );
}
