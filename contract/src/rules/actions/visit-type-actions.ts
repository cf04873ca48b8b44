import { visitTypeActions } from '../../entities/actions';
import type { VisitTypeAction } from '../../entities/actions';

/** A kind of visit can be changed and taken off at any time: what is booked as it stays as it was booked. */
export const visitTypeActionsOn = (): VisitTypeAction[] => [...visitTypeActions];
