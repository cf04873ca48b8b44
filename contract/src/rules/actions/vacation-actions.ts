import { vacationActions } from '../../entities/actions';
import type { VacationAction } from '../../entities/actions';
import type { Vacation } from '../../entities/vacation';
import { transitionRefusal } from '../transition';
import { changeRefusal, vacationTransitions } from '../appointments/vacation';
import { openActions } from './open-actions';

/** Returns the actions that a user may take on a vacation: none on somebody else's. */
export const vacationActionsOn = (
  vacation: Pick<Vacation, 'state'>,
  own: boolean,
): VacationAction[] =>
  own
    ? openActions(vacationActions, {
        edit: !changeRefusal(vacation),
        cancel: !transitionRefusal(vacationTransitions, vacation.state, 'cancelled'),
      })
    : [];
