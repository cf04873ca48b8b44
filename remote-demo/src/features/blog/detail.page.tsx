import { useTranslation } from '@praxis/sdk';
import { Navigate, useParams } from '@praxis/sdk/router';
import { useScrollToTop } from '../../shared/reading/use-scroll-to-top';
import { postPath } from './addresses';
import { PostArticle } from './detail/post-article';
import { PostFromUrl, type FoundPost } from './post-from-url';

/** Page of a post with its comments. */
export default function BlogDetailPage() {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  useScrollToTop(id);
  return (
    <PostFromUrl title={t('blog.post')}>
      {(found) =>
        isFormerSlug(id, found) ? (
          <Navigate to={postPath(found.post.slug)} replace />
        ) : (
          <PostArticle key={found.post.id} {...found} />
        )
      }
    </PostFromUrl>
  );
}

const isFormerSlug = (id: string | undefined, { post }: FoundPost) =>
  id !== undefined && id !== post.slug && id !== String(post.id);
