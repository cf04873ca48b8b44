import type {
  DoctorAppointment,
  TeamAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import { AppointmentTime } from './appointment-time';

/** What is decided about: the kind of appointment, with whom where that is to be said, and when. */
export function AppointmentLine({
  appointment,
}: {
  appointment: DoctorAppointment | TeamAppointment;
}) {
  return (
    <p>
      <strong>{appointment.visitType.name}</strong>,{' '}
      {'doctor' in appointment && `${appointment.doctor.fullName}, `}
      <AppointmentTime appointment={appointment} />
    </p>
  );
}
