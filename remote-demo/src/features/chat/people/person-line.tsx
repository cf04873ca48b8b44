import { memo } from 'react';
import { chatProfileId, type ChatContact } from '@praxis/contract/demo/chat';
import { useTranslation } from '@praxis/sdk';
import { Badge, Link } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { pathOf } from '../chat-path';
import styles from './people-pane.module.css';
import { Presence } from '../presence';
import { ShortTime } from '../short-time';

interface PersonLineProps {
  contact: ChatContact;
  /** Their chat is open, so its messages count as read. */
  isOpen: boolean;
  /** Text of a message to them that failed. */
  unsent: string | undefined;
}

/** Contact in the list: last message and unread count, or their role. */
export const PersonLine = memo(function PersonLine({ contact, isOpen, unsent }: PersonLineProps) {
  const { t } = useTranslation('demo');
  const { id, fullName, role, chat } = contact;
  const unseen = isOpen ? 0 : (chat?.unseenMsgs ?? 0);
  const last = chat?.lastMessage;
  return (
    <Link
      to={pathOf(id)}
      keepSearch
      className={classNames(
        styles['line'],
        isOpen && styles['current'],
        unseen > 0 && styles['unseen'],
      )}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Presence person={contact} size={40} />
      <span className={styles['words']}>
        <span className={styles['name']}>{fullName}</span>
        <span className={styles['excerpt']}>
          {unsent !== undefined && <span className={styles['unsent']}>{t('chat.notSent')} </span>}
          {unsent === undefined && last?.senderId === chatProfileId && (
            <span>{t('chat.you')} </span>
          )}
          {/* Truncated at its end, whatever its writing direction. */}
          <span dir="auto">{unsent ?? last?.message ?? role}</span>
        </span>
      </span>
      {last && (
        <span className={styles['state']}>
          <ShortTime at={last.time} />
          <Badge count={unseen} strong label={t('chat.unread', { count: unseen })} />
        </span>
      )}
    </Link>
  );
});
