import { useEffect, useEffectEvent } from 'react';
import type { Chat } from '@praxis/contract/demo/chat';

/**
 * Reading a chat resets its unread count, as the back end answers it: the list is told to follow.
 *
 * @param unseen how many are unread by the list
 */
export function useSeen(chat: Chat | undefined, unseen: number, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  const isRead = chat !== undefined && unseen > 0;
  useEffect(() => {
    if (isRead) seen();
  }, [isRead]);
}
