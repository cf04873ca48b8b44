import { memo } from 'react';
import type { ResponseOf } from '@praxis/contract';
import type { ChatContact, getChatsAndContacts } from '@praxis/contract/demo/chat';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import { useTranslation } from '@praxis/sdk';
import { EmptyState } from '@praxis/sdk/ui';
import { SearchBox } from '@praxis/sdk/ui/list';
import { SearchStatus } from '../../../shared/search-status';
import styles from './people-pane.module.css';
import type { OutgoingMessage } from '../messages/outgoing';
import { PersonLine } from './person-line';
import { Presence } from '../presence';

interface PeoplePaneProps {
  overview: ResponseOf<typeof getChatsAndContacts>;
  outgoing: readonly OutgoingMessage[];
  /** Id of the contact whose chat is open. */
  openId: number | undefined;
  q: string;
  onSearch(q: string): void;
  onOpenProfile(): void;
}

/** The user's own profile and the contacts: those with a chat first, latest message on top. */
export const PeoplePane = memo(function PeoplePane(props: PeoplePaneProps) {
  const { overview, outgoing, openId, q, onSearch, onOpenProfile } = props;
  const { t } = useTranslation('demo');
  const { chatsContacts, contacts, profileUser } = overview;
  const term = searchText(q.trim());
  const isFound = ({ fullName, role }: ChatContact) =>
    [fullName, role].some((text) => searchText(text).includes(term));
  const chats = chatsContacts.filter(isFound);
  const others = contacts
    .filter((contact) => !contact.chat && isFound(contact))
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName));
  return (
    <div className={styles['pane']}>
      <header className={styles['header']}>
        <h1 tabIndex={-1}>{t('chat.title')}</h1>
        <button
          type="button"
          className={styles['own']}
          aria-label={t('chat.ownProfile')}
          title={t('chat.ownProfile')}
          onClick={onOpenProfile}
        >
          <Presence person={profileUser} />
        </button>
      </header>
      <div className={styles['search']}>
        <SearchBox label={t('chat.search')} value={q} onSearch={onSearch} />
        <SearchStatus isActive={term !== ''} count={chats.length + others.length} />
      </div>
      <nav aria-label={t('chat.people')} className={styles['people']}>
        <People title={t('chat.chats')} people={chats} outgoing={outgoing} openId={openId} />
        <People title={t('chat.contacts')} people={others} outgoing={outgoing} openId={openId} />
        {chats.length + others.length === 0 && (
          <EmptyState drawing="search" title={t('chat.noMatch', { text: q })} />
        )}
      </nav>
    </div>
  );
});

interface PeopleProps {
  title: string;
  people: readonly ChatContact[];
  outgoing: readonly OutgoingMessage[];
  openId: number | undefined;
}

function People({ title, people, outgoing, openId }: PeopleProps) {
  const unsent = outgoing.filter(({ status }) => status === 'failed');
  if (people.length === 0) return null;
  return (
    <>
      <h2 className={styles['heading']}>{title}</h2>
      <ul className={styles['list']} aria-label={title}>
        {people.map((contact) => (
          <li key={contact.id}>
            <PersonLine
              contact={contact}
              isOpen={contact.id === openId}
              unsent={unsent.findLast(({ contactId }) => contactId === contact.id)?.message}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
