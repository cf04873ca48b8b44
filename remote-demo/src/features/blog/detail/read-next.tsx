import type { ListedPost } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { postPath } from '../addresses';
import { PostDate } from '../post-date';
import styles from './detail.module.css';

/** Links to further posts. */
export function ReadNext({ posts }: { posts: readonly ListedPost[] }) {
  const { t } = useTranslation('demo');
  return (
    <aside className={styles['next']} aria-labelledby="read-next">
      <h2 id="read-next">{t('blog.readNext')}</h2>
      <ul>
        {posts.map(({ id, slug, img, title, blogPosted, minutes }) => (
          <li key={id} className={styles['nextPost']}>
            <img src={img} alt="" width={400} height={250} />
            <div>
              <h3>
                <Link className={styles['cover']} to={postPath(slug)}>
                  {title}
                </Link>
              </h3>
              <p className={styles['secondary']}>
                <PostDate at={blogPosted} /> · {t('blog.minutes', { count: minutes })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
