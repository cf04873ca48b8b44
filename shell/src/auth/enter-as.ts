import type { Session } from '@praxis/sdk';
import { startSession } from './session';

/** Goes on as somebody else, in this tab, from the start page of their role or from an address. */
export function enterAs(session: Session, at = '/'): void {
  window.history.replaceState(null, '', at);
  startSession(session, 'tab');
}
