import { useId, useRef } from 'react';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ProfilePage, ProfilePagePost } from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Button, Card } from '@praxis/sdk/ui';
import { DateTime } from '@praxis/sdk/ui/page';
import { useReaction } from '../use-reaction';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';
import { AvatarStack } from './avatar-stack';
import styles from './post-card.module.css';

interface PostCardProps {
  post: ProfilePagePost;
  viewer: ProfilePage['viewer'];
}

/** Post with its likes and comments. */
export function PostCard({ post, viewer }: PostCardProps) {
  const { t } = useTranslation('demo');
  const react = useReaction();
  const nameId = useId();
  const timeId = useId();
  const fieldRef = useRef<HTMLDivElement>(null);
  const { youLiked, likes, likedCount } = post;

  const like = () => {
    const by = youLiked ? -1 : 1;
    const changes = { youLiked: !youLiked, likes: likes + by, likedCount: likedCount + by };
    react(post.id, !youLiked, { record: post, changes });
  };

  return (
    <Card aria-labelledby={`${nameId} ${timeId}`}>
      <header className={styles['head']}>
        <Avatar name={post.username} src={post.avatar} size={40} />
        <div>
          <h2 id={nameId}>{post.username}</h2>
          <p id={timeId} className={styles['quiet']}>
            <DateTime at={post.postTime} />
          </p>
        </div>
      </header>
      <p className={styles['text']}>{post.postText}</p>
      {post.postImg && <img src={post.postImg} alt="" className={styles['picture']} />}
      <div className={styles['figures']}>
        <AvatarStack of={post.likedUsers} />
        <span>{t('profile.likes', { count: likes })}</span>
        <span className={styles['right']}>{t('profile.comments', { count: post.comments })}</span>
        <span>{t('profile.shares', { count: post.share })}</span>
      </div>
      <div className={styles['acts']}>
        <Button
          kind="quiet"
          size="small"
          icon={Heart}
          aria-pressed={youLiked}
          className={styles['like']}
          onClick={like}
        >
          {t('profile.like')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={MessageCircle}
          onClick={() => fieldRef.current?.querySelector('textarea')?.focus()}
        >
          {t('profile.comment')}
        </Button>
      </div>
      {post.detailedComments.length > 0 && <CommentList post={post} />}
      <div ref={fieldRef}>
        <CommentForm postId={post.id} viewer={viewer} />
      </div>
    </Card>
  );
}
