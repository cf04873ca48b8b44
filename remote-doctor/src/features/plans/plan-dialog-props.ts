import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';

/** What the dialog of an act is given. */
export interface PlanDialogProps {
  plan: DoctorPlan;
  /** The act was carried out. */
  onDone?(): void;
  onClose(): void;
}
