import CalendarMinus from 'lucide-react/icons/calendar-minus';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Alert, useNow } from '@praxis/sdk/ui';
import { RecordDrawer } from '@praxis/sdk/ui/overlay';
import type { OfferedAction, RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';
import { appointmentQuery } from '../queries';
import { PhoneLink } from '../../../shared/phone/phone-link';
import { AppointmentFacts } from './appointment-facts';
import { useCalendarFile } from './use-calendar-file';

interface AppointmentDrawerProps {
  id: string;
  actions: RecordActions<PatientAppointment>;
}

/** One appointment in a drawer over the list, with its own URL. */
export default function AppointmentDrawer({ id, actions }: AppointmentDrawerProps) {
  const { t } = useTranslation('patient');
  const now = useNow();
  const rows = useQuery(appointmentQuery, { params: { id } });
  const downloadCalendarFile = useCalendarFile();
  const calendarFile = (appointment: PatientAppointment): OfferedAction[] => {
    const { state, startAt, cancel } = appointment;
    // The replacement of a rescheduled appointment updates its calendar event.
    const isCanceled = state === 'cancelled' && cancel?.code !== 'rescheduled';
    if ((state !== 'booked' && !isCanceled) || Date.parse(startAt) <= now) return [];
    return [
      {
        key: 'calendar',
        label: t(`appointments.calendar.${isCanceled ? 'remove' : 'act'}`),
        icon: isCanceled ? CalendarMinus : CalendarPlus,
        onSelect: () => downloadCalendarFile(appointment),
      },
    ];
  };
  return (
    <RecordDrawer
      query={rows}
      kind={t('appointments.one')}
      title={({ visitType }) => visitType.name}
      status={(appointment) => <StatusTag of="appointment" status={shownState(appointment)} />}
      closeTo="/patient/appointments"
      actions={(appointment) => [...actions.offered(appointment), ...calendarFile(appointment)]}
    >
      {(appointment) => (
        <>
          {appointment.tooLateToChange && <TooLateAlert practice={appointment.practice} />}
          <AppointmentFacts appointment={appointment} />
        </>
      )}
    </RecordDrawer>
  );
}

/** Explains why it can no longer be changed online, with the practice's phone number. */
function TooLateAlert({ practice }: Pick<PatientAppointment, 'practice'>) {
  const { t } = useTranslation('patient');
  return (
    <Alert kind="warning" title={t('appointments.tooLate.title')}>
      {t('appointments.tooLate.text', { practice: practice.name })}{' '}
      <PhoneLink number={practice.phone} />
    </Alert>
  );
}
