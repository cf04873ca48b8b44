import { useState } from 'react';
import type { ResponseOf } from '@praxis/contract';
import type { listMessages } from '@praxis/contract/endpoints/threads';
import type { MessageView } from '@praxis/contract/endpoints/views/thread';

type ConversationView = ResponseOf<typeof listMessages>;

/** Adds just sent messages to the conversation until it has been refetched. */
export function useSentMessages() {
  const [sent, setSent] = useState<readonly MessageView[]>([]);
  const add = (message: MessageView) => setSent((earlier) => [message, ...earlier]);
  const withSent = (conversation: ConversationView): ConversationView => {
    const { thread, items, total } = conversation;
    const latest = items[0]?.sentAt ?? '';
    const missing = sent.filter(
      ({ id, threadId, sentAt }) =>
        threadId === thread.id && sentAt >= latest && items.every((one) => one.id !== id),
    );
    return missing.length === 0
      ? conversation
      : { ...conversation, items: [...missing, ...items], total: total + missing.length };
  };
  return { add, withSent };
}
