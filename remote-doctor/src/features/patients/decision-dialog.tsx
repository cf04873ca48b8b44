import { useState, type ComponentType, type ReactNode } from 'react';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useQuery } from '@praxis/sdk/data';
import { ApproveDialog } from './approve-dialog';
import { ChangedMeanwhile } from './changed-meanwhile';
import { decidedQuery } from './queries';
import type { Decision } from './decisions';
import { EndDialog } from './end-dialog';
import { RejectDialog } from './reject-dialog';
import { WaiveDialog } from './waive-dialog';

/** What every dialog of a decision is given. */
export interface DecisionProps {
  /** As it stands now: an answer is sent for what is shown. */
  subscriber: DoctorSubscriber;
  /** What changed while the dialog was open. */
  changes: ReactNode;
  onClose(): void;
}

const dialogs: Readonly<Record<Decision, ComponentType<DecisionProps>>> = {
  approve: ApproveDialog,
  reject: RejectDialog,
  end: EndDialog,
  waive: WaiveDialog,
};

interface DecisionDialogProps extends Omit<DecisionProps, 'changes'> {
  decision: Decision;
}

/**
 * The dialog of a decision, on the subscription as it stands: after a conflict it shows what became
 * of it, keeps what was typed, and the next try is about what is shown.
 */
export function DecisionDialog({ decision, subscriber, onClose }: DecisionDialogProps) {
  const [opened] = useState(subscriber);
  const { data } = useQuery(decidedQuery, { params: { id: opened.id } });
  const now = data?.id === opened.id && data.version > opened.version ? data : opened;
  const Dialog = dialogs[decision];
  return (
    <Dialog
      subscriber={now}
      changes={<ChangedMeanwhile opened={opened} now={now} />}
      onClose={onClose}
    />
  );
}
