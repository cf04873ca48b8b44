import { useEffect, useEffectEvent } from 'react';
import { readThread } from '@praxis/contract/endpoints/threads';
import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { useHost } from '../../host';

/** What is on show is read: the thread is no longer marked, here and in the list. */
export function useMarkRead(thread: ThreadView | undefined, onRead: () => void): void {
  const { client } = useHost();
  const id = thread && thread.unread > 0 ? thread.id : null;
  const newest = thread?.lastMessageAt;
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (id === null) return;
    // Where it fails the thread stays marked, and is tried again with the next message.
    void client.call(readThread, { params: { id } }).then(
      () => read(),
      () => undefined,
    );
  }, [client, id, newest]);
}
