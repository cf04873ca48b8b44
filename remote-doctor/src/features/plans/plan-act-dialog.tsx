import type { PlanAct } from './acts';
import { ArchiveDialog } from './archive-dialog';
import { DeleteDialog } from './delete-dialog';
import type { PlanDialogProps } from './plan-dialog-props';
import { PublishDialog } from './publish-dialog';

const dialogs = { publish: PublishDialog, archive: ArchiveDialog, delete: DeleteDialog };

/** Asks before something becomes of a plan, and carries it out. */
export function PlanActDialog({ act, ...props }: PlanDialogProps & { act: PlanAct }) {
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
}
