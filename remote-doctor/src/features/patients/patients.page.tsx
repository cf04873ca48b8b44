import { memo, useMemo } from 'react';
import { listSubscribers, subscriberEvents } from '@praxis/contract/endpoints/subscribers';
import { billingStates } from '@praxis/contract/entities/subscription';
import { useTranslation } from '@praxis/sdk';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { EmptyState, lazyComponent } from '@praxis/sdk/ui';
import {
  ListPage,
  oneOf,
  sortOf,
  tabCounts,
  useAllPages,
  useList,
  type ListFilter,
  periodOf,
  type ListQuery,
} from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { NoPatients } from '../../shared/patient/no-patients';
import { useStatusText } from '../../shared/statuses/statuses';
import { useSubscriberColumns, useSubscriberCsv } from './columns';
import { subscribersQuery } from './queries';
import { useSubscriberActions } from './use-subscriber-actions';

const PeriodFilter = lazyComponent(async () => ({
  default: (await import('@praxis/sdk/ui/date')).PeriodFilter,
}));
const SubscriberDrawer = lazyComponent(
  () => import(/* webpackChunkName: "subscriber-drawer" */ './detail/subscriber-drawer'),
);

/** Tabs of the doctor's patients, in order (docs/product.md#tabs). */
const patientTabs = [
  'pending',
  'active',
  'rejected',
  'expiredCancelled',
  'all',
  'approved',
  'expiring',
] as const;

type PatientTab = (typeof patientTabs)[number];

const ownSort = '-createdAt';

const tabOf = (params: URLSearchParams) => oneOf(params.get('tab'), patientTabs) ?? 'pending';

/** Renewals are listed as of today; starts and ends within a period. */
const hasPeriod = (event: (typeof subscriberEvents)[number] | undefined): boolean =>
  event === 'joined' || event === 'ended';

/** The period filter applies only together with an event. */
const filtersAt = (params: URLSearchParams) => [
  'billingState',
  'event',
  ...(hasPeriod(oneOf(params.get('event'), subscriberEvents)) ? ['from', 'to'] : []),
];

/** Builds the query arguments of the list from the URL. */
function argsOf({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) {
  const event = oneOf(filters['event']?.[0], subscriberEvents);
  return {
    query: {
      status: tabOf(params),
      q,
      sort: sortOf(sort, ['patient', 'createdAt', 'startOn', 'endOn', 'price'], ownSort),
      billingState: oneOf(filters['billingState']?.[0], billingStates),
      ...(event && { event, ...(hasPeriod(event) && periodOf(params)) }),
      page,
      perPage,
    },
  };
}

/** The doctor's subscribers by tab; one of them opens in a drawer. */
export default function PatientsPage() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listSubscribers);
  const { id } = useParams();
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const { list, args, rows } = useList(subscribersQuery, argsOf, {
    filters: filtersAt,
    sort: ownSort,
  });
  const filters = useFilters();
  const columns = useSubscriberColumns();
  const csvColumns = useSubscriberCsv();
  const actions = useSubscriberActions();

  return (
    <Page>
      <Header tab={tab} counts={rows.shown?.counts} isFiltered={list.isFiltered} />
      <ListPage
        tab={tab}
        label={t('patients.title')}
        list={list}
        filters={filters}
        tools={hasPeriod(args.query.event) && <PeriodFilter />}
        query={rows}
        rowKey={(row) => row.id}
        rowName={({ patient }) => patient.fullName}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={t('patients.search')}
        csv={{
          part: t(`patients.tab.${tab}`),
          columns: csvColumns,
          allRows: () => allPages(args.query),
        }}
        bulkActions={tab === 'pending' ? actions.bulk : undefined}
        empty={
          // No other tab has subscribers either.
          rows.shown?.counts.all === 0 ? (
            <NoPatients />
          ) : (
            <EmptyState drawing="people" title={t(`patients.empty.${tab}`)}>
              <p>{t(`patients.emptyText.${tab === 'pending' ? 'pending' : 'others'}`)}</p>
            </EmptyState>
          )
        }
      />
      {id !== undefined && <SubscriberDrawer id={id} actions={actions} />}
      {actions.dialog}
    </Page>
  );
}

interface HeaderProps {
  tab: PatientTab;
  counts: Readonly<Record<PatientTab, number>> | undefined;
  isFiltered: boolean;
}

/** Memoized: it doesn't render again while the list is sorted, searched and paged. */
const Header = memo(function Header({ tab, counts, isFiltered }: HeaderProps) {
  const { t } = useTranslation('doctor');
  const shown = tabCounts({ isFiltered }, tab, counts);
  return (
    <PageHeader
      title={t('patients.title')}
      tabs={
        <Tabs
          label={t('patients.tabs')}
          active={tab}
          items={patientTabs.map((key) => ({
            key,
            label: t(`patients.tab.${key}`),
            count: shown?.[key],
            to: `/doctor/patients?tab=${key}`,
          }))}
        />
      }
    >
      {t('patients.subtitle')}
    </PageHeader>
  );
});

function useFilters(): ListFilter[] {
  const { t } = useTranslation('doctor');
  const statusText = useStatusText();
  return useMemo(
    () => [
      {
        name: 'billingState',
        label: t('patients.detail.billing'),
        options: billingStates.map((value) => ({ value, label: statusText('billing', value) })),
      },
      {
        name: 'event',
        label: t('patients.event.label'),
        options: subscriberEvents.map((value) => ({ value, label: t(`patients.event.${value}`) })),
      },
    ],
    [t, statusText],
  );
}
