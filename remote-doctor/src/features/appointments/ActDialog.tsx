import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AskingAct } from './acts';
import { CancelDialog } from './CancelDialog';
import { ReopenDialog } from './ReopenDialog';
import { SettleDialog } from './SettleDialog';
import { TimeDialog } from './TimeDialog';

interface ActDialogProps {
  act: AskingAct;
  appointment: DoctorAppointment;
  onClose(moved?: DoctorAppointment): void;
}

/** What an act asks before it is carried out. */
export function ActDialog({ act, ...rest }: ActDialogProps) {
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
