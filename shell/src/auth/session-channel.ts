import type { Session } from '@praxis/sdk';

/** Messages between tabs that share a session, which they identify by its name. */
export type SessionMessage =
  /** The user was active at a time: a frozen tab gets the message late. A tab of an older release sends no time. */
  | { kind: 'active'; name: string; at?: number }
  | { kind: 'renewed'; name: string; session: Session }
  | { kind: 'signedOut'; name: string }
  /** A new tab requests the session of the tab that opened it. */
  | { kind: 'wanted'; address: string; by: string }
  | { kind: 'given'; to: string; name: string; session: Session };

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('praxis-session');

export function broadcast(message: SessionMessage): void {
  channel?.postMessage(message);
}

/**
 * Subscribes to messages of other tabs.
 * @returns unsubscribes
 */
export function onTabMessage(listener: (message: SessionMessage) => void): () => void {
  const handle = ({ data }: MessageEvent<SessionMessage>) => listener(data);
  channel?.addEventListener('message', handle);
  return () => channel?.removeEventListener('message', handle);
}
