import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from 'redux';

/** A reply that failed after the user had left the conversation. */
export interface UnsentReply {
  body: string;
  /** Idempotency key, reused for retries, so that the message is created only once. */
  key: string;
  /** Number of messages in the conversation before this one. */
  after: number;
}

interface UnsentReplies {
  byThread: Map<string, UnsentReply>;
  listeners: Set<() => void>;
}

/** Unsent replies by store, which ends with the session. In memory only: messages must not be persisted. */
const sessions = new WeakMap<Store, UnsentReplies>();

/** Holds an unsent reply to a thread until its form is shown again. */
export function useUnsentReply(threadId: string) {
  const { byThread, listeners } = repliesOf(useStore());
  const unsent = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => byThread.get(threadId),
  );
  const notify = () => listeners.forEach((listener) => listener());
  return {
    unsent,
    save(reply: UnsentReply) {
      byThread.set(threadId, reply);
      notify();
    },
    /** Drops the reply after the form has restored it. */
    clear() {
      byThread.delete(threadId);
      notify();
    },
  };
}

function repliesOf(store: Store): UnsentReplies {
  const replies = sessions.get(store) ?? { byThread: new Map(), listeners: new Set() };
  sessions.set(store, replies);
  return replies;
}
