import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { threadCategories, threadStatuses } from '@praxis/contract/entities/thread';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { EmptyState } from '../../ui/components/empty-state';
import { Page, PageHeader } from '../../ui/components/page-header';
import { Tabs } from '../../ui/components/tabs';
import type { ListFilter } from '../../ui/list/filter-chips';
import { oneOf, sortOf } from '../../ui/list/list-choice';
import { ListPage } from '../../ui/list/list-page';
import { tabCounts } from '../../ui/list/tab-counts';
import { useList } from '../../ui/list/use-list';
import type { ListQuery } from '../../ui/list/use-list-query';
import { useUiText } from '../../ui/text/use-ui-text';
import { Conversation } from './conversation';
import { pollInterval, threadsQuery } from './queries';
import { useThreadColumns } from './thread-columns';
import { useThreadActions } from './use-thread-actions';

const tabs = [...threadStatuses, 'all'] as const;
const sorts = ['lastMessageAt', 'counterpart'] as const;

export interface ConversationsPageProps {
  /** Path of the list; conversations are below it. */
  path: string;
  title: string;
  subtitle: ReactNode;
  /** Role of the other side: "Patient". */
  counterpart: string;
  /** Explanation in the empty state. */
  emptyText: ReactNode;
  /** Button that starts a conversation. */
  action?: ReactNode;
}

/** Query arguments for the list's state in the URL. */
const argsOf = ({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    status: oneOf(params.get('tab'), tabs) ?? 'open',
    q,
    category: oneOf(filters['category']?.[0], threadCategories),
    unread: filters['unread']?.[0] === 'true',
    // The server's default order: unread first, then the newest.
    sort: sort === '' ? undefined : sortOf(sort, sorts, '-lastMessageAt'),
    page,
    perPage,
  },
});

/** List of the user's conversations, unread first; a conversation opens in a drawer. */
export function ConversationsPage({
  path,
  title,
  subtitle,
  counterpart,
  emptyText,
  action,
}: ConversationsPageProps) {
  const text = useUiText();
  const { id } = useParams();
  const {
    list,
    args,
    rows: loaded,
  } = useList(threadsQuery, argsOf, { filters: ['category', 'unread'], poll: pollInterval });
  const tab = args.query.status;
  const counts = tabCounts(list, tab, loaded.shown?.counts);
  const columns = useThreadColumns({ path, counterpart });
  const actions = useThreadActions(path);
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
              count: counts?.[key],
              to: `${path}?tab=${key}`,
            }))}
          />
        }
      >
        {subtitle}
      </PageHeader>
      <ListPage
        label={title}
        list={list}
        filters={filters}
        query={loaded}
        rowKey={(thread) => thread.id}
        rowName={(thread) => inOneLine([thread.counterpart.fullName, thread.subject])}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={text('conversation.search')}
        empty={
          <EmptyState drawing="messages" title={text(`conversation.empty.${tab}`)}>
            <p>{emptyText}</p>
          </EmptyState>
        }
      />
      {id !== undefined && <Conversation key={id} id={id} closeTo={path} actions={actions} />}
    </Page>
  );
}
