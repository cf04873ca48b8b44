import { useEffect, useEffectEvent } from 'react';
import { readThread } from '@praxis/contract/endpoints/threads';
import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { useMutation } from '../../data/use-mutation';

/** What is on show is read: the thread is no longer marked, here and in the list. */
export function useMarkRead(thread: ThreadView | undefined): void {
  const { run } = useMutation(readThread);
  const id = thread && thread.unread > 0 ? thread.id : null;
  const newest = thread?.lastMessageAt;
  const markRead = useEffectEvent((threadId: string) => {
    // Where it fails the thread stays marked, and is tried again with the next message.
    run({ params: { id: threadId } }, { quiet: true }).catch(() => undefined);
  });
  useEffect(() => {
    if (id !== null) markRead(id);
  }, [id, newest]);
}
