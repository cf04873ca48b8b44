import { useTranslation } from '@praxis/sdk';
import { Navigate, useParams } from '@praxis/sdk/router';
import { useScrollToTop } from '../../shared/reading/use-scroll-to-top';
import { postPath } from './addresses';
import { PostArticle } from './detail/post-article';
import { OnePost, type FoundPost } from './one-post';

/** A post to read, and what its readers say. */
export default function BlogDetailPage() {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  useScrollToTop(id);
  return (
    <OnePost title={t('blog.post')}>
      {(found) =>
        isFormerSlug(id, found) ? (
          <Navigate to={postPath(found.post.slug)} replace />
        ) : (
          <PostArticle key={found.post.id} {...found} />
        )
      }
    </OnePost>
  );
}

const isFormerSlug = (id: string | undefined, { post }: FoundPost) =>
  id !== undefined && id !== post.slug && id !== String(post.id);
