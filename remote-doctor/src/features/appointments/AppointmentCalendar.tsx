import { useMemo } from 'react';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useHost, useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useLocation } from '@praxis/sdk/router';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { Calendar, daysShown, type CalendarView } from '@praxis/sdk/ui/calendar';
import { localDateIn, localTimeIn, toneOf, useStatusText } from '@praxis/sdk/ui/page';
import { periodAppointmentsGroup } from './period-appointments.group';
import type { AppointmentTab } from './tabs';
import { useMove } from './use-move';
import { useDaysShown } from '../../shared/layout/use-days-shown';
import type { When } from '../../shared/when/WhenFields';

interface AppointmentCalendarProps {
  tab: AppointmentTab;
  view: CalendarView;
  /** The practice's. */
  zone: string;
  onPick(when: When): void;
}

/** The appointments of some days on the practice's clock; a booked one is moved by dragging it. */
export function AppointmentCalendar({ tab, view, zone, onPick }: AppointmentCalendarProps) {
  const { t } = useTranslation('doctor');
  const { navigate } = useHost();
  const { search } = useLocation();
  const statusText = useStatusText();
  const language = useIntlLanguage();
  const move = useMove();
  const { on, onDay, onView } = useDaysShown(zone);
  const { data, loading, error, reload } = useDataGroup(periodAppointmentsGroup, {
    status: tab,
    ...daysShown(view, on, language),
  });
  const items = data?.items;
  const events = useMemo(
    () =>
      items?.map(({ id, patient, visitType, startAt, endAt, state }) => ({
        id,
        title: patient.fullName,
        detail: `${visitType.name} · ${statusText('appointment', state)}`,
        startAt,
        endAt,
        tone: toneOf('appointment', state),
        movable: state === 'booked',
      })) ?? null,
    [items, statusText],
  );
  const find = (id: string): DoctorAppointment | undefined => items?.find((one) => one.id === id);

  return (
    <Calendar
      label={t('appointments.calendar')}
      view={view}
      onView={onView}
      on={on}
      onDay={onDay}
      zone={zone}
      events={events}
      loading={loading}
      failure={error}
      onRetry={reload}
      onOpen={(id) => navigate(`/doctor/appointments/${id}${search}`)}
      onMove={async (id, startAt) => {
        const appointment = find(id);
        return appointment !== undefined && move(appointment, startAt);
      }}
      onPick={(startAt) => {
        const instant = Date.parse(startAt);
        onPick({ on: localDateIn(zone, instant), time: localTimeIn(zone, instant) });
      }}
    />
  );
}
