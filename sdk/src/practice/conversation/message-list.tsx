import type { ResponseOf } from '@praxis/contract';
import type { listMessages } from '@praxis/contract/endpoints/threads';
import { useIdentity } from '../../host';
import { classNames } from '../../ui/class-names';
import { DateTime } from '../../ui/components/date-time';
import { useUiText } from '../../ui/text/use-ui-text';
import styles from './conversation.module.css';

/** Messages, oldest first; the user's own are on the opposite side. */
export function MessageList({ conversation }: { conversation: ResponseOf<typeof listMessages> }) {
  const text = useUiText();
  const { items, total } = conversation;
  const { userData } = useIdentity();
  return (
    <>
      {total > items.length && (
        <p>{text('conversation.newestOf', { count: items.length, total })}</p>
      )}
      <ol className={styles['messages']} aria-label={text('conversation.title')} aria-live="polite">
        {items.toReversed().map(({ id, authorId, author, body, sentAt, automatic }) => (
          <li
            key={id}
            className={classNames(styles['message'], authorId === userData.id && styles['own'])}
          >
            <span className={styles['meta']}>
              <span>{author.fullName}</span>
              <DateTime at={sentAt} />
              {automatic && <span>{text('conversation.automatic')}</span>}
            </span>
            <p className={styles['bubble']}>{body}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
