import type { Comment } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { Avatar } from '@praxis/sdk/ui';
import { DateTime } from '@praxis/sdk/ui/page';
import { CommentForm } from './comment-form';
import styles from './detail.module.css';

interface CommentsProps {
  postId: number;
  comments: readonly Comment[];
}

/** Comments on a post, oldest first, and the form of a new one. */
export function Comments({ postId, comments }: CommentsProps) {
  const { t } = useTranslation('demo');
  return (
    <section className={styles['comments']} aria-labelledby="comments">
      <h2 id="comments">
        {comments.length === 0
          ? t('blog.noComments')
          : t('blog.comments', { count: comments.length })}
      </h2>
      {comments.length > 0 && (
        <ol className={styles['list']}>
          {comments.map(({ id, avatar, userFullName, commentedAt, commentText }) => (
            <li key={id} className={styles['comment']}>
              <Avatar name={userFullName} src={avatar} size={36} />
              <div>
                <p>
                  <b>{userFullName}</b>{' '}
                  <span className={styles['secondary']}>
                    <DateTime at={commentedAt} />
                  </span>
                </p>
                <p className={styles['text']}>{commentText}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <CommentForm postId={postId} />
    </section>
  );
}
