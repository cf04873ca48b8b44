import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { classNames } from '../class-names';
import { Badge } from '../components/badge';
import styles from './last-message.module.css';

export interface LastMessageProps {
  thread: Pick<ThreadView, 'lastMessage' | 'unread'>;
  /** How many are unread, in words. */
  unreadText: string;
}

/** How a conversation's newest message begins, in a list; an unread one stands out. */
export function LastMessage({ thread: { lastMessage, unread }, unreadText }: LastMessageProps) {
  return (
    <span className={styles['last']}>
      <Badge count={unread} strong label={unreadText} />
      <span className={classNames(styles['excerpt'], unread > 0 && styles['unread'])}>
        {lastMessage?.excerpt ?? '–'}
      </span>
    </span>
  );
}
