import type { Session } from '@praxis/sdk';
import { startSession } from './session';

/** Switches this tab to another session, at the start page of its role or at an address. */
export function switchSession(session: Session, at = '/'): void {
  window.history.replaceState(null, '', at);
  startSession(session, 'tab');
}
