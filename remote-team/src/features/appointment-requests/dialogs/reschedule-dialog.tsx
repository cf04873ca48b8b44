import { rescheduleRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useMutation } from '@praxis/sdk/data';
import { useLocation, useNavigate } from '@praxis/sdk/router';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { TimeDialog } from './time-dialog';

/** Moves a booked appointment: another record takes its place, also where its detail is open. */
export default function RescheduleDialog(props: ActionDialogProps<TeamAppointment>) {
  const { run } = useMutation(rescheduleRequest);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { id, version } = props.record;
  return (
    <TimeDialog
      {...props}
      action="reschedule"
      onSend={async (startAt, options) => {
        const moved = await run({ params: { id }, version, body: { startAt } }, options);
        if (pathname.endsWith(`/${id}`))
          void navigate(`${pathname.slice(0, -id.length)}${moved.id}${search}`, { replace: true });
      }}
    />
  );
}
