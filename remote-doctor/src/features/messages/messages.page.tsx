import { threadCategories, threadStatuses } from '@praxis/contract/entities/thread';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { Conversation } from '@praxis/sdk/ui/conversation';
import { type ListFilter, ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { useThreadColumns } from './columns';
import { threadsGroup } from './threads.group';

const tabs = [...threadStatuses, 'all'] as const;

/** The doctor's conversations with patients: unread first. */
export default function MessagesPage() {
  const { t } = useTranslation('doctor');
  const { id } = useParams();
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'open';
  const query = useListQuery({ filters: ['category', 'unread'] });
  const columns = useThreadColumns();
  const { data, loading, error, reload } = useDataGroup(threadsGroup, {
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
  const categoryFilter: ListFilter = {
    name: 'category',
    label: t('messages.category'),
    options: threadCategories.map((value) => ({
      value,
      label: t(`messages.categories.${value}`),
    })),
  };

  const unreadFilter: ListFilter = {
    name: 'unread',
    label: t('messages.read'),
    options: [{ value: 'true', label: t('messages.unreadOnly') }],
  };

  return (
    <Page>
      <PageHeader
        title={t('messages.title')}
        tabs={
          <Tabs
            label={t('messages.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`messages.tab.${key}`),
              count: data?.counts[key],
              to: `/doctor/messages?tab=${key}`,
            }))}
          />
        }
      >
        {t('messages.subtitle')}
      </PageHeader>
      <ListPage
        label={t('messages.title')}
        query={query}
        filters={[categoryFilter, unreadFilter]}
        rows={data?.items ?? null}
        rowKey={(thread) => thread.id}
        rowName={({ counterpart, subject }) => `${counterpart.fullName}, ${subject}`}
        columns={columns}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        searchLabel={t('messages.search')}
        empty={
          <EmptyState drawing="messages" title={t(`messages.empty.${tab}`)}>
            <p>{t('messages.emptyText')}</p>
          </EmptyState>
        }
      />
      {id !== undefined && <Conversation key={id} id={id} closeTo="/doctor/messages" />}
    </Page>
  );
}

const sorts = ['lastMessageAt', 'counterpart'] as const;
