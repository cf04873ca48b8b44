import { useState } from 'react';
import SquarePen from 'lucide-react/icons/square-pen';
import { threadCategories, threadStatuses } from '@praxis/contract/entities/thread';
import { useHost, useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState } from '@praxis/sdk/ui';
import { Conversation } from '@praxis/sdk/ui/conversation';
import { ListPage, oneOf, sortOf, useListQuery, type ListFilter } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { subscribedGroup } from '../../shared/subscribed.group';
import { useThreadColumns } from './columns';
import { threadsGroup } from './threads.group';
import { WriteDialog } from './WriteDialog';

const tabs = [...threadStatuses, 'all'] as const;
const sorts = ['lastMessageAt', 'counterpart'] as const;

/** The patient's conversations with doctors: unread first. */
export default function MessagesPage() {
  const { t } = useTranslation('patient');
  const { navigate } = useHost();
  const { id } = useParams();
  const [params] = useSearchParams();
  const [writing, setWriting] = useState(false);
  const tab = oneOf(params.get('tab'), tabs) ?? 'open';
  const query = useListQuery({ filters: ['category'] });
  const columns = useThreadColumns();
  const subscribed = useDataGroup(subscribedGroup, { query: { perPage: 100 } });
  const { data, loading, error, reload } = useDataGroup(threadsGroup, {
    query: {
      status: tab,
      q: query.q,
      category: oneOf(query.filters['category']?.[0], threadCategories),
      // Left out, the order is the list's own: unread first, then the newest.
      sort: query.sort === '' ? undefined : sortOf(query.sort, sorts, '-lastMessageAt'),
      page: query.page,
      perPage: query.perPage,
    },
  });
  const categoryFilter: ListFilter = {
    name: 'category',
    label: t('messages.about'),
    options: threadCategories.map((value) => ({
      value,
      label: t(`messages.categories.${value}`),
    })),
  };
  const doctors = new Map(subscribed.data?.items.map(({ doctor }) => [doctor.id, doctor]));

  return (
    <Page>
      <PageHeader
        title={t('messages.title')}
        actions={
          doctors.size > 0 && (
            <Button kind="primary" icon={SquarePen} onClick={() => setWriting(true)}>
              {t('messages.write')}
            </Button>
          )
        }
        tabs={
          <Tabs
            label={t('messages.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`messages.tab.${key}`),
              count: data?.counts[key],
              to: `/patient/messages?tab=${key}`,
            }))}
          />
        }
      >
        {t('messages.subtitle')}
      </PageHeader>
      <ListPage
        label={t('messages.title')}
        query={query}
        filters={[categoryFilter]}
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
      {id !== undefined && <Conversation key={id} id={id} closeTo="/patient/messages" />}
      {writing && (
        <WriteDialog
          doctors={[...doctors.values()]}
          onClose={(begun) => {
            setWriting(false);
            if (begun !== undefined) navigate(`/patient/messages/${begun}`);
          }}
        />
      )}
    </Page>
  );
}
