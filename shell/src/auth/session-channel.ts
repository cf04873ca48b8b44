import type { Session } from '@praxis/sdk';

/** What tabs tell each other of a session that they share; each session has a name of its own. */
export type SessionMessage =
  /** The person has done something. */
  | { kind: 'active'; name: string }
  | { kind: 'renewed'; name: string; session: Session }
  | { kind: 'signedOut'; name: string }
  /** A new tab asks for the session of the tab that it was opened from. */
  | { kind: 'wanted'; address: string; by: string }
  | { kind: 'given'; to: string; name: string; session: Session };

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('praxis-session');

export function tellTabs(message: SessionMessage): void {
  channel?.postMessage(message);
}

/** Hears what other tabs tell. Returns a way to stop. */
export function hearTabs(listener: (message: SessionMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionMessage>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
