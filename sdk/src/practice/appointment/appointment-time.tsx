import type {
  DoctorAppointment,
  TeamAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import { effectiveTimes } from '@praxis/contract/rules/appointments/effective-span';
import { DateTime } from '../../ui/components/date-time';

/** Time of an appointment in the practice's time zone; for a pending proposal the proposed time. */
export function AppointmentTime({
  appointment,
}: {
  appointment: DoctorAppointment | TeamAppointment;
}) {
  const { startAt, endAt } = effectiveTimes(appointment);
  return <DateTime at={startAt} until={endAt} zone={appointment.timeZone} />;
}
