import { useLocation, useParams } from 'react-router-dom';
import type {
  proposeRequest,
  rescheduleRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import type {
  proposeAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import { useMutation } from '../../data/use-mutation';
import { useNavigate } from '../../router/use-navigate';
import type { ActionDialogProps } from '../../ui/actions/record-action';
import { TimeDialog, type TimeDialogProps } from './time-dialog';

type Appointment = TimeDialogProps['record'];

interface StaffTimeDialogProps extends ActionDialogProps<Appointment> {
  texts: Pick<TimeDialogProps, 'title' | 'verb' | 'text'> & {
    /** Notice of the success. */
    done: string;
  };
}

export interface ProposeTimeDialogProps extends StaffTimeDialogProps {
  endpoint: typeof proposeAppointment | typeof proposeRequest;
}

/** Proposes another time, which is reserved until the patient accepts or declines it. */
export function ProposeTimeDialog({ endpoint, texts, ...props }: ProposeTimeDialogProps) {
  const { run } = useMutation(endpoint);
  const { id, version } = props.record;
  return (
    <TimeDialog
      {...props}
      {...texts}
      onSend={(proposedStartAt) =>
        run({ params: { id }, version, body: { proposedStartAt } }, { success: texts.done })
      }
    />
  );
}

export interface RescheduleTimeDialogProps extends StaffTimeDialogProps {
  endpoint: typeof rescheduleAppointment | typeof rescheduleRequest;
  /** Path of the list, under which an appointment opens. */
  path: string;
}

/**
 * Reschedules a booked appointment; the appointment that replaces it opens if this one was open.
 */
export function RescheduleTimeDialog({
  endpoint,
  path,
  texts,
  ...props
}: RescheduleTimeDialogProps) {
  const navigate = useNavigate();
  const { run } = useMutation(endpoint);
  const { id: opened } = useParams();
  const { search } = useLocation();
  const { id, version } = props.record;
  return (
    <TimeDialog
      {...props}
      {...texts}
      onSend={async (startAt) => {
        const moved = await run(
          { params: { id }, version, body: { startAt } },
          { success: texts.done },
        );
        // Back must not lead to the replaced record.
        if (opened === id) void navigate(`${path}/${moved.id}${search}`, { replace: true });
      }}
    />
  );
}
