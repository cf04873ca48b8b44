import type {
  DoctorAppointment,
  TeamAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import { AppointmentTime } from './appointment-time';

/** One-line summary of an appointment for dialogs: type, doctor if known, and time. */
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
