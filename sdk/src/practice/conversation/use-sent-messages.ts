import { useState } from 'react';
import type { AnswerOf } from '@praxis/contract';
import type { listMessages } from '@praxis/contract/endpoints/threads';
import type { MessageView } from '@praxis/contract/endpoints/views/thread';

type ConversationView = AnswerOf<typeof listMessages>;

/** Messages that have been sent, shown from then on: the conversation loads again only after that. */
export function useSentMessages() {
  const [sent, setSent] = useState<readonly MessageView[]>([]);
  const add = (message: MessageView) => setSent((earlier) => [message, ...earlier]);
  const withSent = (conversation: ConversationView): ConversationView => {
    const { thread, items, total } = conversation;
    const newest = items[0]?.sentAt ?? '';
    const coming = sent.filter(
      ({ id, threadId, sentAt }) =>
        threadId === thread.id && sentAt >= newest && items.every((one) => one.id !== id),
    );
    return coming.length === 0
      ? conversation
      : { ...conversation, items: [...coming, ...items], total: total + coming.length };
  };
  return { add, withSent };
}
