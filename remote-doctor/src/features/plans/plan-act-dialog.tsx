import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { PlanAct } from './acts';
import { ArchiveDialog } from './archive-dialog';
import { DeleteDialog } from './delete-dialog';
import { PublishDialog } from './publish-dialog';

export interface PlanDialogProps {
  plan: DoctorPlan;
  /** The act was carried out. */
  onDone?(): void;
  onClose(): void;
}

const dialogs = { publish: PublishDialog, archive: ArchiveDialog, delete: DeleteDialog };

/** Asks before something becomes of a plan, and carries it out. */
export function PlanActDialog({ act, ...props }: PlanDialogProps & { act: PlanAct }) {
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
}
