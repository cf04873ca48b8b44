import { proposeRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useMutation } from '@praxis/sdk/data';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { TimeDialog } from './time-dialog';

/** Another time for a request, which is kept free until the patient answers. */
export default function ProposeDialog(props: ActionDialogProps<TeamAppointment>) {
  const { run } = useMutation(proposeRequest);
  const { id, version } = props.record;
  return (
    <TimeDialog
      {...props}
      action="propose"
      onSend={(proposedStartAt, options) =>
        run({ params: { id }, version, body: { proposedStartAt } }, options)
      }
    />
  );
}
