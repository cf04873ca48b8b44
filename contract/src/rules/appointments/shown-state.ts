import type { AppointmentState, CancelCode } from '../../entities/appointment';

/** An appointment's state as people call it: one that was moved is canceled for the rules alone. */
export const shownState = ({
  state,
  cancel,
}: {
  state: AppointmentState;
  cancel?: { code: CancelCode } | undefined;
}) => (cancel?.code === 'rescheduled' ? 'rescheduled' : state);
