import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { AnswerOf } from '@praxis/contract';
import type { listThreads } from '@praxis/contract/endpoints/threads';
import { threadCategories, threadStatuses } from '@praxis/contract/entities/thread';
import type { CallInput } from '../../data/client';
import type { DataGroup } from '../../data/data-group';
import { useDataGroup } from '../../data/use-data-group';
import { EmptyState } from '../../ui/components/empty-state';
import { Page, PageHeader } from '../../ui/components/page-header';
import { Tabs } from '../../ui/components/tabs';
import type { ListFilter } from '../../ui/list/filter-chips';
import { oneOf, sortOf } from '../../ui/list/list-choice';
import { ListPage } from '../../ui/list/list-page';
import { useListQuery } from '../../ui/list/use-list-query';
import { useUiText } from '../../ui/text/use-ui-text';
import { Conversation } from './conversation';
import { useThreadColumns } from './thread-columns';

const tabs = [...threadStatuses, 'all'] as const;
const sorts = ['lastMessageAt', 'counterpart'] as const;

export interface ConversationsPageProps {
  /** Address of the list; a conversation's own is below it. */
  path: string;
  /** The list's place in the app's state. */
  group: DataGroup<CallInput<typeof listThreads>, AnswerOf<typeof listThreads>>;
  title: string;
  subtitle: ReactNode;
  /** What the one at the other side is: "Patient". */
  counterpart: string;
  /** What belongs in the list, where it has nothing in it. */
  emptyText: ReactNode;
  /** The act that begins a conversation. */
  action?: ReactNode;
}

/** One's conversations, the unread first; one of them opens over the list. */
export function ConversationsPage({
  path,
  group,
  title,
  subtitle,
  counterpart,
  emptyText,
  action,
}: ConversationsPageProps) {
  const text = useUiText();
  const { id } = useParams();
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'open';
  const query = useListQuery({ filters: ['category', 'unread'] });
  const columns = useThreadColumns({ path, counterpart });
  const loaded = useDataGroup(group, {
    query: {
      status: tab,
      q: query.q,
      category: oneOf(query.filters['category']?.[0], threadCategories),
      unread: query.filters['unread']?.[0] === 'true',
      // Left out, the order is the list's own: unread first, then the newest.
      sort: query.sort === '' ? undefined : sortOf(query.sort, sorts, '-lastMessageAt'),
      page: query.page,
      perPage: query.perPage,
    },
  });
  const filters: ListFilter[] = [
    {
      name: 'category',
      label: text('conversation.about'),
      options: threadCategories.map((value) => ({
        value,
        label: text(`conversation.categories.${value}`),
      })),
    },
    {
      name: 'unread',
      label: text('conversation.read'),
      options: [{ value: 'true', label: text('conversation.unreadOnly') }],
    },
  ];

  return (
    <Page>
      <PageHeader
        title={title}
        actions={action}
        tabs={
          <Tabs
            label={text('conversation.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: text(`conversation.tab.${key}`),
              count: loaded.data?.counts[key],
              to: `${path}?tab=${key}`,
            }))}
          />
        }
      >
        {subtitle}
      </PageHeader>
      <ListPage
        label={title}
        query={query}
        filters={filters}
        group={loaded}
        rowKey={(thread) => thread.id}
        rowName={(thread) => `${thread.counterpart.fullName}, ${thread.subject}`}
        columns={columns}
        searchLabel={text('conversation.search')}
        empty={
          <EmptyState drawing="messages" title={text(`conversation.empty.${tab}`)}>
            <p>{emptyText}</p>
          </EmptyState>
        }
      />
      {id !== undefined && <Conversation key={id} id={id} closeTo={path} />}
    </Page>
  );
}
