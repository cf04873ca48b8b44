import { visitTypeActions } from '../../entities/actions';
import type { VisitTypeAction } from '../../entities/actions';

/**
 * Returns the actions on a visit type. It can be changed and removed at any time: booked appointments keep
 * their own copy.
 */
export const visitTypeActionsOn = (): VisitTypeAction[] => [...visitTypeActions];
