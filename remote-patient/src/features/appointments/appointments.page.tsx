import { useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { acceptProposal } from '@praxis/contract/endpoints/patient-appointments';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useHost, useTranslation } from '@praxis/sdk';
import { useQuery, toFailure } from '@praxis/sdk/data';
import { useLocation, useParams, useSearchParams } from '@praxis/sdk/router';
import { EmptyState, LinkButton, useFailureText } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs, useSeen } from '@praxis/sdk/ui/page';
import { useAppointmentAct } from '../../shared/use-appointment-act';
import type { AppointmentAct } from './acts';
import { AppointmentDrawer } from './appointment-drawer';
import { appointmentsQuery } from './queries';
import { useAppointmentColumns } from './columns';
import { GiveUpDialog } from './give-up-dialog';
import { MoveDialog } from './move-dialog';
import { appointmentTabs, tabQueries } from './tabs';
import { useRowMenu } from './use-row-menu';

interface Asking {
  act: Exclude<AppointmentAct, 'accept'>;
  appointment: PatientAppointment;
}

/** The patient's appointments, by tab; one of them opens over the list. */
export default function AppointmentsPage() {
  const { t } = useTranslation('patient');
  const { navigate, notify } = useHost();
  const failureText = useFailureText();
  const { id } = useParams();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), appointmentTabs) ?? 'upcoming';
  const list = useListQuery({});
  const columns = useAppointmentColumns();
  const tabQuery = tabQueries[tab];
  const rows = useQuery(appointmentsQuery, {
    query: {
      ...tabQuery,
      q: list.q,
      sort: sortOf(list.sort, ['startAt', 'state'], tabQuery.sort),
      page: list.page,
      perPage: list.perPage,
    },
  });
  const seen = useSeen(rows.data?.items);
  const carryOut = useAppointmentAct();
  const [asking, setAsking] = useState<Asking>();

  const accept = async ({ id: accepted, version }: PatientAppointment) => {
    try {
      await carryOut(
        acceptProposal,
        { params: { id: accepted }, version },
        t('appointments.accept.done'),
      );
    } catch (failed) {
      notify({ kind: 'error', text: failureText(toFailure(failed)) });
    }
  };
  const act = (chosen: AppointmentAct, appointment: PatientAppointment) => {
    if (chosen === 'accept') void accept(appointment);
    else setAsking({ act: chosen, appointment });
  };
  const rowMenu = useRowMenu(act);
  // The newest that is known: after a conflict the act is sent for what is shown now.
  const subject = asking && seen.newest(asking.appointment);
  const book = (
    <LinkButton kind="primary" icon={CalendarPlus} to="/patient/appointments/book">
      {t('appointments.book.act')}
    </LinkButton>
  );

  return (
    <Page>
      <PageHeader
        title={t('appointments.title')}
        actions={book}
        tabs={
          <Tabs
            label={t('appointments.tabs')}
            active={tab}
            items={appointmentTabs.map((key) => ({
              key,
              label: t(`appointments.tab.${key}`),
              to: `/patient/appointments?tab=${key}`,
            }))}
          />
        }
      >
        {t('appointments.subtitle')}
      </PageHeader>
      <ListPage
        label={t('appointments.title')}
        list={list}
        query={rows}
        rowKey={(appointment) => appointment.id}
        rowName={({ visitType, doctor }) => `${visitType.name}, ${doctor.fullName}`}
        rowActions={rowMenu}
        columns={columns}
        searchLabel={t('appointments.search')}
        empty={
          <EmptyState drawing="calendar" title={t(`appointments.empty.${tab}`)}>
            <p>{t('appointments.emptyText')}</p>
          </EmptyState>
        }
      />
      {id !== undefined && <AppointmentDrawer key={id} id={id} onAct={act} />}
      {asking && subject && asking.act === 'move' && (
        <MoveDialog
          appointment={subject}
          onClose={(moved) => {
            setAsking(undefined);
            if (moved && id !== undefined) navigate(`/patient/appointments/${moved.id}${search}`);
          }}
        />
      )}
      {asking && subject && asking.act !== 'move' && (
        <GiveUpDialog act={asking.act} appointment={subject} onClose={() => setAsking(undefined)} />
      )}
    </Page>
  );
}
