import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { DateTime } from '@praxis/sdk/ui/page';

/** What is decided about: the kind of appointment, and when. */
export function AppointmentLine({ appointment }: { appointment: DoctorAppointment }) {
  const { visitType, startAt, endAt, timeZone } = appointment;
  return (
    <p>
      <strong>{visitType.name}</strong>, <DateTime at={startAt} until={endAt} zone={timeZone} />
    </p>
  );
}
