import type { ComponentType } from 'react';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AskingAct } from './acts';
import { CancelDialog } from './CancelDialog';
import { DeclineDialog } from './DeclineDialog';
import { ProposeDialog } from './ProposeDialog';

interface DialogProps {
  appointment: TeamAppointment;
  onClose(): void;
}

const dialogs: Readonly<Record<AskingAct, ComponentType<DialogProps>>> = {
  propose: ProposeDialog,
  decline: DeclineDialog,
  cancel: CancelDialog,
};

/** What an act asks before it is carried out. */
export function ActDialog({ act, ...rest }: DialogProps & { act: AskingAct }) {
  const Dialog = dialogs[act];
  return <Dialog {...rest} />;
}
