import type { ChatContact } from '@praxis/contract/demo/chat';
import { Avatar, VisuallyHidden } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { useStatusText } from '../../shared/statuses/statuses';
import styles from './presence.module.css';

interface PresenceProps {
  person: Pick<ChatContact, 'fullName' | 'avatar' | 'status'>;
  size?: number;
}

/** Pixels, as in the styles. */
const dotSize = 12;

/** Avatar with a status dot at its edge. */
export function Presence({ person: { fullName, avatar, status }, size = 36 }: PresenceProps) {
  const statusText = useStatusText();
  // Centers the dot on the circle, at half past four.
  const edge = Math.round(size * 0.146 - dotSize / 2);
  return (
    <span className={styles['presence']}>
      <Avatar name={fullName} src={avatar} size={size} />
      <span
        className={classNames(styles['dot'], styles[status])}
        style={{ right: edge, bottom: edge }}
      />
      <VisuallyHidden>{statusText('chat', status)}</VisuallyHidden>
    </span>
  );
}
