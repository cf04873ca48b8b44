import { isolated } from '@praxis/contract/rules/texts/one-line';
import type { ProfilePagePost } from '@praxis/contract/demo/profile-page';
import { Avatar, VisuallyHidden } from '@praxis/sdk/ui';
import styles from './avatar-stack.module.css';

/** Overlapping avatars of a few people, with their names for screen readers. */
export function AvatarStack({ of }: { of: ProfilePagePost['likedUsers'] }) {
  return (
    <span className={styles['faces']}>
      {of.slice(0, 5).map(({ username, avatar }) => (
        <span key={username} title={username}>
          <Avatar name={username} src={avatar} size={24} />
          <VisuallyHidden>{isolated(username)}, </VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
