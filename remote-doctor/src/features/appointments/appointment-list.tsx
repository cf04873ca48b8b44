import { useStatusText } from '../../shared/statuses/statuses';
import type { ListDoctorAppointmentsResponse } from './queries';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { openStates } from '@praxis/contract/entities/appointment';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { PeriodFilter } from '@praxis/sdk/ui/date';
import { ListPage, type ListFilter, type ListQueryControl } from '@praxis/sdk/ui/list';
import { type RecordActions } from '@praxis/sdk/ui/page';
import { useDoctorColumns, useAppointmentCsv } from './columns';

/** Tabs of the doctor's appointments, in order (docs/product.md#tabs). */
export const appointmentTabs = ['unfulfilled', 'fulfilled', 'all'] as const;

/** Values of the time filter: upcoming or in progress, and past. */
export const appointmentTimes = ['ahead', 'past'] as const;

interface AppointmentListProps {
  tab: (typeof appointmentTabs)[number];
  list: ListQueryControl;
  rows: QueryResult<ListDoctorAppointmentsResponse>;
  allRows(): Promise<DoctorAppointment[]>;
  actions: RecordActions<DoctorAppointment>;
}

/** One page of the appointments in a tab. */
export function AppointmentList({ tab, list, rows, allRows, actions }: AppointmentListProps) {
  const { t } = useTranslation('doctor');
  const zone = rows.shown?.items[0]?.timeZone;
  const columns = useDoctorColumns(zone);
  const csvColumns = useAppointmentCsv(zone);
  const statusText = useStatusText();
  const stateFilter: ListFilter = {
    name: 'state',
    label: t('appointments.column.state'),
    options: openStates.map((value) => ({ value, label: statusText('appointment', value) })),
  };
  const timeFilter: ListFilter = {
    name: 'time',
    label: t('appointments.time.label'),
    options: appointmentTimes.map((value) => ({ value, label: t(`appointments.time.${value}`) })),
  };
  const closedFilter: ListFilter = {
    name: 'closed',
    label: t('appointments.closed'),
    options: [{ value: 'true', label: t('appointments.closedOnly') }],
    unset: t('appointments.openOnly'),
  };
  return (
    <ListPage
      label={t('appointments.title')}
      list={list}
      filters={tab === 'unfulfilled' ? [stateFilter, timeFilter, closedFilter] : []}
      query={rows}
      rowKey={({ id }) => id}
      rowName={({ patient }) => patient.fullName}
      rowActions={actions.menu}
      tools={<PeriodFilter />}
      columns={columns}
      searchLabel={t('appointments.search')}
      csv={{ part: t(`appointments.tab.${tab}`), columns: csvColumns, allRows }}
      empty={
        <EmptyState drawing="calendar" title={t(`appointments.empty.${tab}`)}>
          {tab !== 'fulfilled' && <p>{t('appointments.emptyText')}</p>}
        </EmptyState>
      }
    />
  );
}
