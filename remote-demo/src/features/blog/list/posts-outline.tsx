import { Skeleton } from '@praxis/sdk/ui';
import styles from '../blog.module.css';

/** The outline of a page of posts. */
export function PostsOutline() {
  return (
    <div className={styles['posts']}>
      <Skeleton height={400} />
      <Skeleton height={168} />
      <Skeleton height={168} />
    </div>
  );
}
