import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Button, ErrorState, Loading, useNow } from '@praxis/sdk/ui';
import { DetailDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag } from '@praxis/sdk/ui/page';
import { useAppointmentsTrigger } from '../../shared/appointments-trigger';
import { actsFor, isFinal, isTooLate, type AppointmentAct } from './acts';
import { appointmentGroup } from './appointment.group';
import { AppointmentFacts } from './AppointmentFacts';
import { TooLate } from './TooLate';
import { useCalendarFile } from './use-calendar-file';
import { actIcons } from './use-row-menu';

interface AppointmentDrawerProps {
  id: string;
  onAct(act: AppointmentAct, appointment: PatientAppointment): void;
}

/** One appointment at an address of its own, over the list. */
export function AppointmentDrawer({ id, onAct }: AppointmentDrawerProps) {
  const { t } = useTranslation('patient');
  const now = useNow();
  const trigger = useAppointmentsTrigger();
  const { data, loading, error, reload } = useDataGroup(appointmentGroup, {
    params: { id },
    trigger,
  });
  const offerFile = useCalendarFile();
  const appointment = data?.id === id ? data : null;
  const acts = appointment ? actsFor(appointment) : [];
  const isAhead = appointment?.state === 'booked' && Date.parse(appointment.startAt) > now;
  return (
    <DetailDrawer
      title={appointment?.visitType.name ?? t('appointments.one')}
      extra={appointment && <StatusTag of="appointment" status={appointment.state} />}
      closeTo="/patient/appointments"
      footer={
        appointment && (acts.length > 0 || isAhead) ? (
          <>
            {acts.map((act) => (
              <Button
                key={act}
                kind={act === 'accept' ? 'primary' : 'secondary'}
                danger={isFinal(act)}
                icon={actIcons[act]}
                onClick={() => onAct(act, appointment)}
              >
                {t(`appointments.act.${act}`)}
              </Button>
            ))}
            {isAhead && (
              <Button icon={CalendarPlus} onClick={() => offerFile(appointment)}>
                {t('appointments.calendar.act')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!appointment && !error && <Loading shape="form" />}
      {appointment && !error && (
        <>
          {isTooLate(appointment, now) && <TooLate practice={appointment.practice} />}
          <AppointmentFacts appointment={appointment} />
        </>
      )}
    </DetailDrawer>
  );
}
