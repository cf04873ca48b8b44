import type { ListedPost } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { StatusTag } from '../../shared/statuses/statuses';
import { categoryPath } from './addresses';
import styles from './blog.module.css';

/** Categories of a post as links, and its status if it isn't published. */
export function PostTags({
  post: { tags, status },
}: {
  post: Pick<ListedPost, 'tags' | 'status'>;
}) {
  const { t } = useTranslation('demo');
  if (tags.length === 0 && status === 'Published') return null;
  return (
    <p className={styles['tags']}>
      {status !== 'Published' && <StatusTag of="blog" status={status} />}
      {tags.map((tag) => (
        <Link key={tag} className={styles['tag']} to={categoryPath(tag)}>
          {t(`blog.category.${tag}`)}
        </Link>
      ))}
    </p>
  );
}
