import { doctorPlanActions } from '../../entities/actions';
import type { DoctorPlanAction } from '../../entities/actions';
import type { Plan } from '../../entities/plan';
import { archiveRefusal, deleteRefusal, editRefusal, publishRefusal } from '../subscriptions/plan';
import { openActions } from './open-actions';

/** What a doctor may do with a plan of theirs, given how many subscriptions ever held it. */
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
