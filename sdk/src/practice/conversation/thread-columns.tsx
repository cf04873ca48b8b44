import { useMemo } from 'react';
import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import type { Column } from '../../ui/list/table/column';
import { DateTime } from '../../ui/components/date-time';
import { Person } from '../../ui/components/person';
import { Tag } from '../../ui/components/tag';
import { StatusTag } from '../statuses';
import { useUiText } from '../../ui/text/use-ui-text';
import { LastMessage } from './last-message';

interface ThreadColumnsOptions {
  /** Path of the list; conversations are below it. */
  path: string;
  /** Role of the other side: "Patient". */
  counterpart: string;
}

/** Columns of the list of conversations. */
export function useThreadColumns({
  path,
  counterpart: title,
}: ThreadColumnsOptions): Column<ThreadView>[] {
  const text = useUiText();
  return useMemo(
    () => [
      {
        key: 'counterpart',
        title,
        sort: 'counterpart',
        person: true,
        cell: ({ id, counterpart, subject }) => (
          <Person
            name={counterpart.fullName}
            avatarUrl={counterpart.avatarUrl}
            detail={subject}
            to={`${path}/${id}`}
            keepSearch
          />
        ),
      },
      {
        key: 'lastMessage',
        title: text('conversation.lastMessage'),
        cell: (thread) => <LastMessage thread={thread} />,
      },
      {
        key: 'category',
        title: text('conversation.about'),
        wideOnly: true,
        cell: ({ category }) => <Tag>{text(`conversation.categories.${category}`)}</Tag>,
      },
      {
        key: 'status',
        title: text('conversation.status'),
        wideOnly: true,
        cell: ({ status }) => <StatusTag of="thread" status={status} />,
      },
      {
        key: 'lastMessageAt',
        title: text('conversation.when'),
        align: 'end',
        sort: 'lastMessageAt',
        cell: ({ lastMessageAt }) => <DateTime at={lastMessageAt} />,
      },
    ],
    [text, path, title],
  );
}
