import { useCallback, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery, useSelector } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { EmptyState, ErrorState, lazyDialog, Loading } from '@praxis/sdk/ui';
import { useListQuery } from '@praxis/sdk/ui/list';
import { usePhone } from '@praxis/sdk/ui/page';
import styles from './chat.module.css';
import { Conversation } from './conversation';
import { PeoplePane } from './people/people-pane';
import { chatsQuery, pollInterval } from './queries';
import { outgoingIn } from './messages/outgoing';
import { useDrafts } from './use-drafts';
import { useAskBeforeClosing } from './messages/use-outbox';

const OwnProfileDrawer = lazyDialog(
  () => import(/* webpackChunkName: "own-profile-drawer" */ './dialogs/own-profile-drawer'),
);

/** List of chats and contacts next to the open chat; a phone shows one of the two. */
export default function ChatPage() {
  const { t } = useTranslation('demo');
  const isPhone = usePhone();
  const params = useParams();
  const { q, setSearch } = useListQuery();
  const overview = useQuery(chatsQuery, {}, { poll: pollInterval });
  const { draftTo, changeDraft } = useDrafts();
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const openProfile = useCallback(() => setIsProfileOpen(true), []);
  const outgoing = useSelector(outgoingIn);
  useAskBeforeClosing(outgoing.some(({ status }) => status !== 'sent'));

  const { data, error } = overview;
  // No chat is opened by default, since opening one marks it as read.
  const id = params['id'] === undefined ? undefined : Number(params['id']) || 0;

  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        {!data && (
          <div className={styles['waiting']}>
            <h1 tabIndex={-1}>{t('chat.title')}</h1>
            {error ? (
              <ErrorState failure={error} onRetry={overview.reload} retrying={overview.loading} />
            ) : (
              <Loading shape="rows" />
            )}
          </div>
        )}
        {data && (!isPhone || id === undefined) && (
          <PeoplePane
            overview={data}
            outgoing={outgoing}
            openId={id}
            q={q}
            onSearch={setSearch}
            onOpenProfile={openProfile}
          />
        )}
        {data && id === undefined && !isPhone && (
          <div className={styles['none']}>
            <EmptyState drawing="messages" title={t('chat.select')} />
          </div>
        )}
        {data && id !== undefined && (
          <Conversation
            key={id}
            id={id}
            listed={data.contacts.find((contact) => contact.id === id)}
            own={data.profileUser}
            draft={draftTo(id)}
            onDraft={(text) => changeDraft(id, text)}
            onSeen={overview.reload}
            isAlone={isPhone}
          />
        )}
      </div>
      {isProfileOpen && data && (
        <OwnProfileDrawer profile={data.profileUser} onClose={() => setIsProfileOpen(false)} />
      )}
    </div>
  );
}
