import type { AppointmentState, CancelCode } from '../../entities/appointment';

/** What people call the state of an appointment: one that was moved is canceled for the rules alone. */
export const appointmentStatus = ({
  state,
  cancel,
}: {
  state: AppointmentState;
  cancel?: { code: CancelCode } | undefined;
}) => (cancel?.code === 'rescheduled' ? 'rescheduled' : state);
