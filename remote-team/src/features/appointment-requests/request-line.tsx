import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { DateTime } from '@praxis/sdk/ui/page';

/** What is decided about: the kind of appointment, when, and with whom. */
export function RequestLine({ appointment }: { appointment: TeamAppointment }) {
  const { visitType, startAt, endAt, timeZone, doctor } = appointment;
  return (
    <p>
      <strong>{visitType.name}</strong>, {doctor.fullName},{' '}
      <DateTime at={startAt} until={endAt} zone={timeZone} />
    </p>
  );
}
