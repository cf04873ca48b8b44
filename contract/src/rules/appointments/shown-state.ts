import type { AppointmentState, CancelCode } from '../../entities/appointment';

/** Returns the state to display: a rescheduled appointment is `cancelled` in the rules only. */
export const shownState = ({
  state,
  cancel,
}: {
  state: AppointmentState;
  cancel?: { code: CancelCode } | undefined;
}) => (cancel?.code === 'rescheduled' ? 'rescheduled' : state);
