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
import { useList } from '../../ui/list/use-list';
import type { ListQuery } from '../../ui/list/use-list-query';
import { useUiText } from '../../ui/text/use-ui-text';
import { Conversation } from './conversation';
import { threadsQuery } from './queries';
import { useThreadColumns } from './thread-columns';
import { useThreadActions } from './use-thread-actions';

const tabs = [...threadStatuses, 'all'] as const;
const sorts = ['lastMessageAt', 'counterpart'] as const;

export interface ConversationsPageProps {
  /** Address of the list; a conversation's own is below it. */
  path: string;
  title: string;
  subtitle: ReactNode;
  /** What the one at the other side is: "Patient". */
  counterpart: string;
  /** What belongs in the list, where it has nothing in it. */
  emptyText: ReactNode;
  /** The act that begins a conversation. */
  action?: ReactNode;
}

/** What the list asks for at an address. */
const argsOf = ({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    status: oneOf(params.get('tab'), tabs) ?? 'open',
    q,
    category: oneOf(filters['category']?.[0], threadCategories),
    unread: filters['unread']?.[0] === 'true',
    // Left out, the order is the list's own: unread first, then the newest.
    sort: sort === '' ? undefined : sortOf(sort, sorts, '-lastMessageAt'),
    page,
    perPage,
  },
});

/** One's conversations, the unread first; one of them opens over the list. */
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
  } = useList(threadsQuery, argsOf, { filters: ['category', 'unread'] });
  const tab = args.query.status;
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
              count: loaded.shown?.counts[key],
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
