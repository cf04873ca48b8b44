import { useState } from 'react';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { listSubscribers, subscriberEvents } from '@praxis/contract/endpoints/subscribers';
import { billingStates } from '@praxis/contract/entities/subscription';
import { useHost, useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState } from '@praxis/sdk/ui';
import { allPages, ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs, useStatusText } from '@praxis/sdk/ui/page';
import { periodOf } from '../../shared/period-of';
import { PeriodFilter } from '../../shared/period-filter';
import { BulkApproveDialog } from './bulk-approve-dialog';
import { useSubscriberColumns, useSubscriberCsv } from './columns';
import { DecisionDialog } from './decision-dialog';
import type { Decision } from './decisions';
import { SubscriberDrawer } from './subscriber-drawer';
import { subscribersQuery } from './queries';
import { patientTabs } from './tabs';
import { useRowMenu } from './use-row-menu';

/** The doctor's subscribers, by tab; one of them opens over the list. */
export default function PatientsPage() {
  const { t } = useTranslation('doctor');
  const { client } = useHost();
  const { id } = useParams();
  const [params] = useSearchParams();
  const statusText = useStatusText();
  const tab = oneOf(params.get('tab'), patientTabs) ?? 'pending';
  const list = useListQuery({
    filters: ['billingState', 'event', 'from', 'to'],
    sort: '-createdAt',
  });
  const columns = useSubscriberColumns();
  const csvColumns = useSubscriberCsv();
  const event = oneOf(list.filters['event']?.[0], subscriberEvents);
  const filter = {
    status: tab,
    q: list.q,
    sort: sortOf(list.sort, ['patient', 'createdAt', 'startOn', 'endOn', 'price'], '-createdAt'),
    billingState: oneOf(list.filters['billingState']?.[0], billingStates),
    ...(event && { event, ...periodOf(params) }),
  };
  const rows = useQuery(subscribersQuery, {
    query: { ...filter, page: list.page, perPage: list.perPage },
  });
  const [deciding, setDeciding] = useState<{ decision: Decision; subscriber: DoctorSubscriber }>();
  const [bulk, setBulk] = useState<{ subscribers: DoctorSubscriber[]; clear(): void }>();
  const decide = (decision: Decision, subscriber: DoctorSubscriber) =>
    setDeciding({ decision, subscriber });
  const rowMenu = useRowMenu(decide);

  return (
    <Page>
      <PageHeader
        title={t('patients.title')}
        tabs={
          <Tabs
            label={t('patients.tabs')}
            active={tab}
            items={patientTabs.map((key) => ({
              key,
              label: t(`patients.tab.${key}`),
              count: rows.shown?.counts[key],
              to: `/doctor/patients?tab=${key}`,
            }))}
          />
        }
      >
        {t('patients.subtitle')}
      </PageHeader>
      <ListPage
        key={tab}
        label={t('patients.title')}
        list={list}
        filters={[
          {
            name: 'billingState',
            label: t('patients.detail.billing'),
            options: billingStates.map((value) => ({ value, label: statusText('billing', value) })),
          },
          {
            name: 'event',
            label: t('patients.event.label'),
            options: subscriberEvents.map((value) => ({
              value,
              label: t(`patients.event.${value}`),
            })),
          },
        ]}
        tools={event && <PeriodFilter />}
        query={rows}
        rowKey={(row) => row.id}
        rowName={({ patient }) => patient.fullName}
        rowActions={rowMenu}
        columns={columns}
        searchLabel={t('patients.search')}
        csv={{
          name: `patients-${tab}`,
          columns: csvColumns,
          allRows: () =>
            allPages((page) => client.call(listSubscribers, { query: { ...filter, ...page } })),
        }}
        {...(tab === 'pending' && {
          bulkActions: (subscribers: DoctorSubscriber[], clear: () => void) => (
            <Button kind="primary" size="small" onClick={() => setBulk({ subscribers, clear })}>
              {t('patients.bulk.act')}
            </Button>
          ),
        })}
        empty={
          <EmptyState drawing="people" title={t(`patients.empty.${tab}`)}>
            <p>{t(`patients.emptyText.${tab === 'pending' ? 'pending' : 'others'}`)}</p>
          </EmptyState>
        }
      />
      {id !== undefined && <SubscriberDrawer id={id} onDecide={decide} />}
      {deciding && (
        <DecisionDialog
          decision={deciding.decision}
          subscriber={deciding.subscriber}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {bulk && (
        <BulkApproveDialog
          subscribers={bulk.subscribers}
          onClose={() => {
            bulk.clear();
            setBulk(undefined);
          }}
        />
      )}
    </Page>
  );
}
