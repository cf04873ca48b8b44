import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import { LastMessage } from '@praxis/sdk/ui/conversation';
import { DateTime, Person, StatusTag, Tag, type Column } from '@praxis/sdk/ui/page';

/** What the list shows of a thread; an unread one stands out. */
export function useThreadColumns(): Column<ThreadView>[] {
  const { t } = useTranslation('doctor');
  const { search } = useLocation();
  return [
    {
      key: 'counterpart',
      title: t('messages.column.patient'),
      sort: 'counterpart',
      cell: ({ id, counterpart, subject }) => (
        <Person
          name={counterpart.fullName}
          avatarUrl={counterpart.avatarUrl}
          detail={subject}
          to={`/doctor/messages/${id}${search}`}
        />
      ),
    },
    {
      key: 'lastMessage',
      title: t('messages.column.lastMessage'),
      cell: (thread) => (
        <LastMessage thread={thread} unreadText={t('messages.unread', { count: thread.unread })} />
      ),
    },
    {
      key: 'category',
      title: t('messages.column.category'),
      wideOnly: true,
      cell: ({ category }) => <Tag>{t(`messages.categories.${category}`)}</Tag>,
    },
    {
      key: 'status',
      title: t('messages.column.status'),
      wideOnly: true,
      cell: ({ status }) => <StatusTag of="thread" status={status} />,
    },
    {
      key: 'lastMessageAt',
      title: t('messages.column.when'),
      align: 'end',
      sort: 'lastMessageAt',
      cell: ({ lastMessageAt }) => <DateTime at={lastMessageAt} />,
    },
  ];
}
