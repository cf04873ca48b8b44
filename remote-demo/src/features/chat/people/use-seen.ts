import { useEffect, useEffectEvent } from 'react';
import type { Chat } from '@praxis/contract/demo/chat';

/**
 * Calls `onSeen` when opening a chat has reset its unread count, so that the list reloads.
 *
 * @param unseen unread count according to the list
 */
export function useSeen(chat: Chat | undefined, unseen: number, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  const isRead = chat !== undefined && unseen > 0;
  useEffect(() => {
    if (isRead) seen();
  }, [isRead]);
}
