import { useTranslation } from '@praxis/sdk';
import { useParams } from '@praxis/sdk/router';
import { useFromTop } from '../../shared/reading/use-from-top';
import { PostArticle } from './detail/post-article';
import { OnePost } from './one-post';

/** A post to read, and what its readers say. */
export default function BlogDetailPage() {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  useFromTop(id);
  return (
    <OnePost title={t('blog.post')}>
      {(found) => <PostArticle key={found.post.id} {...found} />}
    </OnePost>
  );
}
