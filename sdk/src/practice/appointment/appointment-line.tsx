import type {
  DoctorAppointment,
  TeamAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import { DateTime } from '../../ui/components/date-time';

/** What is decided about: the kind of appointment, with whom where that is to be said, and when. */
export function AppointmentLine({
  appointment,
}: {
  appointment: DoctorAppointment | TeamAppointment;
}) {
  const { visitType, startAt, endAt, timeZone } = appointment;
  return (
    <p>
      <strong>{visitType.name}</strong>,{' '}
      {'doctor' in appointment && `${appointment.doctor.fullName}, `}
      <DateTime at={startAt} until={endAt} zone={timeZone} />
    </p>
  );
}
