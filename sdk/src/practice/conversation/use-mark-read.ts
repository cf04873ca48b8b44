import { useEffect, useEffectEvent } from 'react';
import { readThread } from '@praxis/contract/endpoints/threads';
import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { useMutation } from '../../data/use-mutation';

/** Marks an unread thread as read while it is open. */
export function useMarkRead(thread: ThreadView | undefined): void {
  const { run } = useMutation(readThread);
  const id = thread && thread.unread > 0 ? thread.id : null;
  const latest = thread?.lastMessageAt;
  const markRead = useEffectEvent((threadId: string) => {
    // A failure is ignored: the thread stays unread, and the next message retries.
    run({ params: { id: threadId } }, { quiet: true }).catch(() => undefined);
  });
  useEffect(() => {
    if (id !== null) markRead(id);
  }, [id, latest]);
}
