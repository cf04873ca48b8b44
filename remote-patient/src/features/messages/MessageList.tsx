import type { AnswerOf } from '@praxis/contract';
import type { listMessages } from '@praxis/contract/endpoints/threads';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { classNames } from '@praxis/sdk/ui';
import { DateTime } from '@praxis/sdk/ui/page';
import styles from './messages.module.css';

/** Messages, oldest first; the patient's own stand at the other side. */
export function MessageList({ conversation }: { conversation: AnswerOf<typeof listMessages> }) {
  const { t } = useTranslation('patient');
  const { items, total } = conversation;
  const { userData } = useIdentity();
  return (
    <>
      {total > items.length && <p>{t('messages.newestOf', { count: items.length, total })}</p>}
      <ol className={styles['messages']} aria-label={t('messages.conversation')} aria-live="polite">
        {items.toReversed().map(({ id, authorId, author, body, sentAt, automatic }) => (
          <li
            key={id}
            className={classNames(styles['message'], authorId === userData.id && styles['own'])}
          >
            <span className={styles['meta']}>
              <span>{author.fullName}</span>
              <DateTime at={sentAt} />
              {automatic && <span>{t('messages.automatic')}</span>}
            </span>
            <p className={styles['bubble']}>{body}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
