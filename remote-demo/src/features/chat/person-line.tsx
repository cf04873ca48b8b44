import { memo } from 'react';
import { chatProfileId, type ChatContact } from '@praxis/contract/demo/chat';
import { useTranslation } from '@praxis/sdk';
import { Badge, Link } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { pathOf } from './chat-path';
import styles from './people-pane.module.css';
import { Presence } from './presence';
import { ShortTime } from './short-time';

interface PersonLineProps {
  contact: ChatContact;
  /** Their chat is open: it is being read. */
  isOpen: boolean;
  /** What could not be sent to them. */
  unsent: string | undefined;
}

/** Somebody in the list: how their chat ended and how much of it is unread, or what they do. */
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
          {/* What is too long is cut where it ends, whichever way it is written. */}
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
