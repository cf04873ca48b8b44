import { memo, useMemo } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { chatProfileId, type ChatContact } from '@praxis/contract/demo/chat';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { Button, useZone } from '@praxis/sdk/ui';
import { addDays, formatDateOnly, useFocusOfNext, useToday } from '@praxis/sdk/ui/page';
import { byDay, isUnsent, type ShownMessage } from './message-groups';
import { MessageGroupOf, type Sender } from './message-group';
import styles from './message-list.module.css';
import { useStickToBottom } from './use-stick-to-bottom';
import { useOutbox } from './use-outbox';

interface MessageListProps {
  contact: ChatContact;
  own: Sender;
  messages: readonly ShownMessage[];
  /** Key of the first message that was unread when the chat was opened. */
  firstUnseen: string | undefined;
}

/** Announced as it grows, and scrollable by keyboard. */
const scrolls = { role: 'log', tabIndex: 0 } as const;

/** Messages by day and sender, scrolled to the newest. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { contact, own, messages, firstUnseen } = props;
  const { t } = useTranslation('demo');
  const zone = useZone();
  const newest = messages.at(-1);
  const { scroller, onScroll, hasNewer, scrollToEnd } = useStickToBottom(
    newest && `${messages.length} ${newest.message}`,
    newest?.outgoing?.status === 'sending',
    messages.map(({ outgoing }) => outgoing?.status).join(' '),
  );
  const outbox = useOutbox(contact);
  const unsent = useMemo(() => messages.filter(isUnsent).map(({ key }) => key), [messages]);
  // The pressed button disappears with the message that was retried or deleted.
  useFocusOfNext(scroller, unsent, () => scroller.current?.focus({ preventScroll: true }));
  return (
    <div className={styles['frame']}>
      <div
        ref={scroller}
        {...scrolls}
        aria-label={t('chat.messagesWith', { name: contact.fullName })}
        className={styles['messages']}
        onScroll={onScroll}
      >
        {byDay(messages, zone).map(({ on, groups }) => (
          <section key={on}>
            <DayLine on={on} />
            {groups.map((group) => (
              <MessageGroupOf
                key={group.key}
                group={group}
                sender={group.senderId === chatProfileId ? own : contact}
                firstUnseen={firstUnseen}
                outbox={outbox}
              />
            ))}
          </section>
        ))}
      </div>
      {hasNewer && (
        <Button
          size="small"
          kind="primary"
          icon={ArrowDown}
          className={styles['newer']}
          onClick={scrollToEnd}
        >
          {t('chat.newMessages')}
        </Button>
      )}
    </div>
  );
});

function DayLine({ on }: { on: string }) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const today = useToday();
  const near = { [today]: t('chat.today'), [addDays(today, -1)]: t('chat.yesterday') };
  return (
    <p className={styles['day']}>
      <span>{near[on] ?? formatDateOnly(on, language, 'weekday')}</span>
    </p>
  );
}
