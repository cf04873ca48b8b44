import { useMemo } from 'react';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { effectiveTimes } from '@praxis/contract/rules/appointments/effective-span';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useHost, useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useLocation, useSearchParams } from '@praxis/sdk/router';
import { Flex, useIntlLanguage } from '@praxis/sdk/ui';
import { Calendar, daysShown, type CalendarView } from '@praxis/sdk/ui/calendar';
import type { When } from '@praxis/sdk/practice/when';
import { CheckboxField } from '@praxis/sdk/ui/form';
import { addDays, localDateIn, localTimeIn } from '@praxis/sdk/ui/page';
import { toneOf, useStatusText } from '../../../shared/statuses/statuses';
import { availabilityQuery } from '../../../shared/availability/queries';
import { periodAppointmentsQuery } from '../queries';
import { closedHours } from './closed-hours';
import { useMove } from './use-move';
import { useDaysShown } from '../../../shared/layout/use-days-shown';
import { eventsWithin } from '../../../shared/vacations/events-within';
import { useVacationEvents } from '../../../shared/vacations/use-vacation-events';
import { vacationAddress } from '../../../shared/vacations/vacation-address';

interface AppointmentCalendarProps {
  view: CalendarView;
  /** The practice's time zone. */
  zone: string;
  onPick(when: When): void;
}

const addressOf = (id: string) => `/doctor/appointments/${id}`;

/** Moves an appointment to another start, with the same duration. */
const movedTo = (appointment: DoctorAppointment, startAt: string): DoctorAppointment => {
  const length = Date.parse(appointment.endAt) - Date.parse(appointment.startAt);
  return { ...appointment, startAt, endAt: new Date(Date.parse(startAt) + length).toISOString() };
};

/**
 * All appointments and absences of some days in the practice's time zone, regardless of the list's
 * tab. Appointments that can be rescheduled can be dragged.
 */
export default function AppointmentCalendar({ view, zone, onPick }: AppointmentCalendarProps) {
  const { t } = useTranslation('doctor');
  const { navigate } = useHost();
  const { search } = useLocation();
  const statusText = useStatusText();
  const language = useIntlLanguage();
  const { move, moving } = useMove();
  const { on, onDay, onView } = useDaysShown(zone);
  const [params, setParams] = useSearchParams();
  const withClosed = params.get('closed') === 'true';
  const { from, to } = daysShown(view, on, language);
  const { shown, loading, error, reload } = useQuery(periodAppointmentsQuery, {
    withClosed,
    // An appointment that starts the evening before may end after midnight.
    from: addDays(from, -1),
    to,
  });
  const away = useVacationEvents(zone);
  const items = shown?.items;
  // Appointments and vacations are rendered together; if one fails to load, the other is still
  // shown.
  const isKnown = away.events !== null || away.error !== null;
  const vacations = useMemo(
    () => (isKnown ? eventsWithin(away.events ?? [], { from, to }, zone) : null),
    [isKnown, away.events, from, to, zone],
  );
  const events = useMemo(() => {
    const appointments = items?.map((appointment) => {
      const movable = appointment.actions.includes('reschedule');
      // It can't be moved again while the first move is pending.
      const target = movable ? moving[appointment.id] : undefined;
      return {
        ...effectiveTimes(target === undefined ? appointment : movedTo(appointment, target)),
        id: appointment.id,
        to: addressOf(appointment.id),
        keepSearch: true,
        title: appointment.patient.fullName,
        detail: inOneLine(
          [appointment.visitType.name, statusText('appointment', appointment.state)],
          ' · ',
        ),
        tone: toneOf('appointment', appointment.state),
        movable: movable && target === undefined,
      };
    });
    return (
      appointments && vacations && [...vacations, ...eventsWithin(appointments, { from, to }, zone)]
    );
  }, [items, vacations, statusText, moving, from, to, zone]);
  const hours = useQuery(availabilityQuery, {}).data;
  const closed = useMemo(() => hours && closedHours(hours, { from, to }), [hours, from, to]);
  const find = (id: string): DoctorAppointment | undefined => items?.find((one) => one.id === id);
  const open = (id: string) => {
    const vacation = away.vacations?.find((one) => one.id === id);
    navigate(vacation ? vacationAddress(vacation, zone) : `${addressOf(id)}${search}`);
  };

  return (
    <Flex vertical gap={3}>
      <CheckboxField
        id="closed"
        name="closed"
        label={t('appointments.withClosed')}
        value={withClosed}
        onChange={(checked) =>
          setParams(
            (current) => {
              const next = new URLSearchParams(current);
              if (checked) next.set('closed', 'true');
              else next.delete('closed');
              return next;
            },
            // Flush synchronously: a popover that opens late after the click looks broken.
            { preventScrollReset: true, replace: true, flushSync: true },
          )
        }
        onBlur={() => undefined}
      />
      <Calendar
        label={t('appointments.calendar')}
        view={view}
        onView={onView}
        on={on}
        onDay={onDay}
        zone={zone}
        events={events ?? null}
        closed={closed ?? undefined}
        loading={loading || away.loading}
        failure={error ?? away.error}
        onRetry={() => {
          if (error) reload();
          if (away.error) away.reload();
        }}
        onOpen={open}
        onMove={async (id, { startAt }) => {
          const appointment = find(id);
          return appointment !== undefined && move(appointment, startAt);
        }}
        onPick={(startAt) => {
          const instant = Date.parse(startAt);
          onPick({ on: localDateIn(zone, instant), time: localTimeIn(zone, instant) });
        }}
      />
    </Flex>
  );
}
