import { doctorPlanActions } from '../../entities/actions';
import type { DoctorPlanAction } from '../../entities/actions';
import type { Plan } from '../../entities/plan';
import { archiveRefusal, deleteRefusal, editRefusal, publishRefusal } from '../subscriptions/plan';
import { openActions } from './open-actions';

/**
 * Returns the actions that a doctor may take on a plan of theirs; `subscriptions` is the number of
 * subscriptions it ever had.
 */
export const planActionsOn = (
  plan: Pick<Plan, 'status'>,
  subscriptions: number,
): DoctorPlanAction[] =>
  openActions(doctorPlanActions, {
    edit: !editRefusal(plan),
    publish: !publishRefusal(plan),
    archive: !archiveRefusal(plan),
    delete: !deleteRefusal(subscriptions),
  });
