import type { Session } from '@praxis/sdk';
import { startSession } from './session';

/** Goes on as somebody else, in this tab, from the start page of their role. */
export function enterAs(session: Session): void {
  window.history.replaceState(null, '', '/');
  startSession(session, 'tab');
}
