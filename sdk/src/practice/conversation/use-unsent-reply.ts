import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from 'redux';

/** A reply that could not be sent, and whose conversation was left before that was known. */
export interface UnsentReply {
  body: string;
  /** Of the command, over its retries: what is sent twice with it is one message. */
  key: string;
  /** How many messages the conversation had before it. */
  after: number;
}

interface UnsentReplies {
  byThread: Map<string, UnsentReply>;
  listeners: Set<() => void>;
}

/** By the store, which goes as the session ends. In memory alone: what patients and doctors write is in no storage. */
const sessions = new WeakMap<Store, UnsentReplies>();

/** Keeps a reply to a thread until its field shows again. */
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
    keep(reply: UnsentReply) {
      byThread.set(threadId, reply);
      notify();
    },
    /** The field has it now. */
    take() {
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
