import { useRef } from 'react';
import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  addProfileComment,
  deleteProfileComment,
  type ProfilePageComment,
  type ProfilePagePost,
} from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { Avatar, Button, IconButton, VisuallyHidden } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { useFocusOfNext } from '@praxis/sdk/ui/page';
import { useReaction } from '../use-reaction';
import styles from './comment-list.module.css';
import postStyles from './post-card.module.css';

/** Comments on a post, at least one; the user can delete their own. */
export function CommentList({ post }: { post: ProfilePagePost }) {
  const { t } = useTranslation('demo');
  const react = useReaction();
  const add = useMutation(addProfileComment).runOrNotify;
  const remove = useMutation(deleteProfileComment).runOrNotify;
  const { detailedComments } = post;
  const list = useRef<HTMLUListElement>(null);
  useFocusOfNext(
    list,
    detailedComments.map(({ id }) => id),
  );

  const like = (liked: ProfilePageComment) => {
    const youLiked = !liked.youLiked;
    const commentsLikes = liked.commentsLikes + (youLiked ? 1 : -1);
    react(liked.id, youLiked, {
      record: post,
      changes: {
        detailedComments: detailedComments.map((comment) =>
          comment.id === liked.id ? { ...comment, youLiked, commentsLikes } : comment,
        ),
      },
    });
  };
  const deleteWithUndo = (deleted: ProfilePageComment) => {
    const { comment } = deleted;
    const undo = retriedUndo((retry) => add({ body: { postId: post.id, comment } }, { retry }));
    void remove(
      { query: { id: deleted.id } },
      {
        success: { text: t('profile.commentDeleted'), undo },
        retry: () => deleteWithUndo(deleted),
      },
    );
  };

  return (
    <ul ref={list} className={styles['comments']}>
      {detailedComments.map((comment) => (
        <li key={comment.id} data-key={comment.id}>
          <Avatar name={comment.username} src={comment.avatar} size={32} />
          <div className={styles['words']}>
            <p className={styles['name']}>{comment.username}</p>
            <p className={styles['text']}>{comment.comment}</p>
          </div>
          {comment.isYours && (
            <IconButton
              size="small"
              icon={Trash2}
              label={t('profile.deleteComment')}
              onClick={() => deleteWithUndo(comment)}
            />
          )}
          <Button
            kind="quiet"
            size="small"
            icon={Heart}
            aria-pressed={comment.youLiked}
            className={classNames(postStyles['like'], styles['likes'])}
            onClick={() => like(comment)}
          >
            <VisuallyHidden>{t('profile.likeComment', { name: comment.username })} </VisuallyHidden>
            {comment.commentsLikes}
          </Button>
        </li>
      ))}
    </ul>
  );
}
