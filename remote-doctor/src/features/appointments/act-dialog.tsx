import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useQuery } from '@praxis/sdk/data';
import { actedAppointmentQuery } from './queries';
import type { AskingAct } from './acts';
import { CancelDialog } from './cancel-dialog';
import { ReopenDialog } from './reopen-dialog';
import { SettleDialog } from './settle-dialog';
import { TimeDialog } from './time-dialog';

interface ActDialogProps {
  act: AskingAct;
  /** As it was when the act was chosen. */
  appointment: DoctorAppointment;
  onClose(moved?: DoctorAppointment): void;
}

/**
 * What an act asks before it is carried out. It is about the newest state that is known: after a
 * conflict the appointment is shown as it stands, what was typed stays, and a second try counts.
 */
export function ActDialog({ act, appointment: chosen, onClose }: ActDialogProps) {
  const { data } = useQuery(actedAppointmentQuery, { params: { id: chosen.id } });
  const isNewer = data?.id === chosen.id && data.version > chosen.version;
  const rest = { before: chosen, appointment: isNewer ? data : chosen, onClose };
  switch (act) {
    case 'propose':
    case 'reschedule':
      return <TimeDialog act={act} {...rest} />;
    case 'decline':
    case 'noShow':
      return <SettleDialog act={act} {...rest} />;
    case 'cancel':
      return <CancelDialog {...rest} />;
    case 'reopen':
      return <ReopenDialog {...rest} />;
  }
}
