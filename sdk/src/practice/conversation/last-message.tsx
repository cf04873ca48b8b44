import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/components/badge';
import { useUiText } from '../../ui/text/use-ui-text';
import styles from './last-message.module.css';

interface LastMessageProps {
  thread: Pick<ThreadView, 'lastMessage' | 'unread'>;
}

/** Excerpt of a conversation's latest message in a list; highlighted if unread. */
export function LastMessage({ thread: { lastMessage, unread } }: LastMessageProps) {
  const text = useUiText();
  return (
    <span className={styles['last']}>
      <Badge count={unread} strong label={text('conversation.unread', { count: unread })} />
      {/* `dir` truncates long messages at their end in either writing direction. */}
      <span dir="auto" className={classNames(styles['excerpt'], unread > 0 && styles['unread'])}>
        {lastMessage?.excerpt ?? '–'}
      </span>
    </span>
  );
}
