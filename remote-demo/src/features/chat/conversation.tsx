import { useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import UserRound from 'lucide-react/icons/user-round';
import type { Chat, ChatContact } from '@praxis/contract/demo/chat';
import { isolated } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import {
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  lazyDialog,
  Link,
  LinkButton,
  Loading,
} from '@praxis/sdk/ui';
import { useStatusText } from '../../shared/statuses/statuses';
import { chatPath } from './chat-path';
import { Composer } from './composer';
import styles from './conversation.module.css';
import type { Sender } from './messages/message-group';
import { MessageList } from './messages/message-list';
import { Presence } from './presence';
import { chatQuery, pollInterval } from './queries';
import { useVisibleChat, useOutbox } from './messages/use-outbox';
import { useSeen } from './people/use-seen';
import { useShownMessages } from './messages/use-shown-messages';

const ContactPanel = lazyDialog(
  () => import(/* webpackChunkName: "contact-panel" */ './detail/contact-panel'),
);

interface ConversationProps {
  id: number;
  /** The contact as the list has it, if it does. */
  listed: ChatContact | undefined;
  own: Sender;
  draft: string;
  onDraft(text: string): void;
  /** Called once the chat was read, which changes the list's unread counts. */
  onSeen(): void;
  /** The only pane, on a phone: has a back link, and its heading is the page's h1. */
  isAlone: boolean;
}

/** Messages with one contact, and the field for the next one. */
export function Conversation(props: ConversationProps) {
  const { id, listed, own, draft, onDraft, onSeen, isAlone } = props;
  const { t } = useTranslation('demo');
  const query = useQuery(chatQuery, { query: { id } }, { poll: pollInterval });
  const { data, error } = query;
  const firstUnseen = useFirstUnseen(data?.chat, listed?.chat?.unseenMsgs ?? 0);
  useSeen(data?.chat, listed?.chat?.unseenMsgs ?? 0, onSeen);
  const messages = useShownMessages(id, data?.chat?.chat);
  const contact = data?.contact ?? listed;
  const outbox = useOutbox(contact ?? { id, fullName: '' });
  useVisibleChat(id);

  if (error?.status === 404)
    return (
      <div className={styles['conversation']}>
        {isAlone && (
          <header className={styles['header']}>
            <h1 tabIndex={-1}>{t('chat.title')}</h1>
          </header>
        )}
        <div className={styles['none']}>
          <EmptyState
            drawing="people"
            title={t('chat.notFound')}
            action={<LinkButton to={chatPath}>{t('chat.backToChats')}</LinkButton>}
          />
        </div>
      </div>
    );
  return (
    <section className={styles['conversation']} aria-label={contact?.fullName}>
      {contact && <ConversationHeader contact={contact} isAlone={isAlone} />}
      {error && !data && (
        <ErrorState failure={error} onRetry={query.reload} retrying={query.loading} />
      )}
      {!data && !error && (
        <div className={styles['loading']}>
          <Loading count={6} />
        </div>
      )}
      {data && messages.length === 0 && (
        <div className={styles['none']}>
          <EmptyState drawing="messages" title={t('chat.begin', { name: data.contact.fullName })}>
            <p>{data.contact.about}</p>
          </EmptyState>
        </div>
      )}
      {contact && messages.length > 0 && (
        <MessageList contact={contact} own={own} messages={messages} firstUnseen={firstUnseen} />
      )}
      {contact && (
        <Composer
          name={contact.fullName}
          text={draft}
          onText={onDraft}
          onSend={(text) => {
            onDraft('');
            outbox.send(text, data ? (data.chat?.chat.length ?? 0) : Infinity);
          }}
        />
      )}
    </section>
  );
}

/** Key of the first message that was unread when the chat was opened. */
function useFirstUnseen(chat: Chat | undefined, unseen: number): string | undefined {
  const [atFirst] = useState(unseen);
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && chat) setFirst(chat.chat.length - atFirst);
  return atFirst > 0 && first !== null ? String(first) : undefined;
}

function ConversationHeader({ contact, isAlone }: { contact: ChatContact; isAlone: boolean }) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const Heading = isAlone ? 'h1' : 'h2';
  return (
    <header className={styles['header']}>
      {isAlone && (
        <Link
          to={chatPath}
          keepSearch
          className={styles['back']}
          aria-label={t('chat.backToChats')}
        >
          <Icon of={ChevronLeft} />
        </Link>
      )}
      <div className={styles['person']}>
        <Presence person={contact} size={40} />
        <div className={styles['words']}>
          <Heading tabIndex={-1} className={styles['name']}>
            {contact.fullName}
          </Heading>
          <span className={styles['detail']}>
            {isolated(contact.role)} · {statusText('chat', contact.status)}
          </span>
        </div>
      </div>
      <IconButton
        icon={UserRound}
        label={t('chat.showProfile', { name: contact.fullName })}
        onClick={() => setIsPanelOpen(true)}
      />
      {isPanelOpen && <ContactPanel contact={contact} onClose={() => setIsPanelOpen(false)} />}
    </header>
  );
}
