import { useTranslation } from '@praxis/sdk';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { EmptyState, lazyComponent } from '@praxis/sdk/ui';
import {
  ListPage,
  oneOf,
  sortOf,
  useList,
  type ListFilter,
  type ListQuery,
} from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { useRequestColumns } from './columns';
import { requestsQuery } from './queries';
import { useRequestActions } from './use-request-actions';

const tabs = ['waiting', 'unfulfilled', 'all'] as const;

const RequestDrawer = lazyComponent(
  () => import(/* webpackChunkName: "request-drawer" */ './request-drawer'),
);

/** Polling interval in milliseconds: colleagues answer requests too. */
const poll = 20_000;

/** Default sort order of each tab. */
const ownSorts = { waiting: 'createdAt', unfulfilled: 'startAt', all: '-startAt' } as const;

const tabOf = (params: URLSearchParams) => oneOf(params.get('tab'), tabs) ?? 'waiting';

/** Builds the query arguments of the list from the URL. */
function argsOf({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) {
  const tab = tabOf(params);
  return {
    query: {
      status: tab === 'unfulfilled' ? tab : ('all' as const),
      requested: tab === 'waiting',
      ...(tab === 'all' && { closed: 'all' as const }),
      mine: filters['mine']?.[0] === 'true',
      q,
      sort: sortOf(sort, ['startAt', 'createdAt', 'patient', 'state'], ownSorts[tab]),
      page,
      perPage,
    },
  };
}

/** Appointment requests, oldest first, and the other appointments. */
export default function AppointmentRequestsPage() {
  const { t } = useTranslation('team');
  const { id } = useParams();
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const { list, rows } = useList(requestsQuery, argsOf, { filters: ['mine'], poll });
  const columns = useRequestColumns(tab === 'waiting', rows.shown?.items[0]?.timeZone);
  const actions = useRequestActions();
  const mineFilter: ListFilter = {
    name: 'mine',
    label: t('requests.mine'),
    options: [{ value: 'true', label: t('requests.mineOnly') }],
    unset: t('requests.everyones'),
  };

  return (
    <Page>
      <PageHeader
        title={t('requests.title')}
        tabs={
          <Tabs
            label={t('requests.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`requests.tab.${key}`),
              to: `/team-member/appointment-requests?tab=${key}`,
            }))}
          />
        }
      >
        {t('requests.subtitle')}
      </PageHeader>
      <ListPage
        label={t('requests.title')}
        list={list}
        filters={[mineFilter]}
        query={rows}
        rowKey={(row) => row.id}
        rowName={({ patient }) => patient.fullName}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={t('requests.search')}
        empty={
          <EmptyState drawing="done" title={t(`requests.empty.${tab}`)}>
            <p>{t('requests.emptyText')}</p>
          </EmptyState>
        }
      />
      {id !== undefined && <RequestDrawer id={id} actions={actions} />}
      {actions.dialog}
    </Page>
  );
}
