import { memo } from 'react';
import type { ListedPost } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Link } from '@praxis/sdk/ui';
import { BookmarkButton } from '../bookmark-button';
import { postPath } from '../addresses';
import styles from '../blog.module.css';
import { PostDate } from '../post-date';
import { PostTags } from '../post-tags';

interface PostCardProps {
  post: ListedPost;
  /** The newest post: its picture is as wide as the list. */
  lead: boolean;
}

/** Post in the list; the whole card is a link. */
export const PostCard = memo(function PostCard({ post, lead }: PostCardProps) {
  const { t } = useTranslation('demo');
  const { slug, img, title, excerpt, avatar, userFullName, blogPosted, minutes, comment } = post;
  return (
    <li data-key={post.id} className={lead ? styles['lead'] : styles['post']}>
      <img className={styles['picture']} src={img} alt="" width={400} height={250} />
      <article className={styles['words']}>
        <PostTags post={post} />
        <h2 className={styles['title']}>
          <Link className={styles['cover']} to={postPath(slug)}>
            {title}
          </Link>
        </h2>
        {excerpt !== '' && <p className={styles['excerpt']}>{excerpt}</p>}
        <div className={styles['byline']}>
          <Avatar name={userFullName} src={avatar} size={36} />
          <div className={styles['facts']}>
            <p className={styles['author']}>{userFullName}</p>
            <p className={styles['figures']}>
              <PostDate at={blogPosted} />
              <span>{t('blog.minutes', { count: minutes })}</span>
              {comment > 0 && <span>{t('blog.comments', { count: comment })}</span>}
            </p>
          </div>
          <BookmarkButton post={post} />
        </div>
      </article>
    </li>
  );
});
