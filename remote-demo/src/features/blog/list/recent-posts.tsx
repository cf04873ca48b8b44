import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Link } from '@praxis/sdk/ui';
import { PartialError } from '@praxis/sdk/ui/page';
import { PostDate } from '../post-date';
import { postPath } from '../addresses';
import styles from '../blog.module.css';
import { sidebarQuery } from '../queries';

/** Links to the latest posts. */
export function RecentPosts() {
  const { t } = useTranslation('demo');
  const sidebar = useQuery(sidebarQuery, {});
  const { data, error } = sidebar;
  if (!data && !error) return <div />;
  return (
    <aside className={styles['recent']} aria-labelledby="recent-posts">
      <h2 id="recent-posts" className={styles['heading']}>
        {t('blog.recent')}
      </h2>
      <PartialError of={[sidebar]} />
      {data && (
        <ul>
          {data.recentPosts.map(({ id, img, title, createdTime }) => (
            <li key={id} className={styles['recentPost']}>
              <img src={img} alt="" width={64} height={48} />
              <div>
                <Link className={styles['cover']} to={postPath(id)}>
                  {title}
                </Link>
                <p className={styles['meta']}>
                  <PostDate at={createdTime} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
