import { useCallback, useState } from 'react';
import { chatProfileId, sendChatMessage, type ChatMessage } from '@praxis/contract/demo/chat';
import { useMutation } from '@praxis/sdk/data';
import { useClock } from '@praxis/sdk/ui';
import type { ShownMessage } from './message-groups';

interface SentMessage extends ShownMessage {
  contactId: number;
}

export interface Outbox {
  /** The messages of a chat with those that were just sent to the contact. The same function until there are others. */
  withSent(contactId: number, messages: readonly ChatMessage[]): ShownMessage[];
  send(contactId: number, message: string): Promise<void>;
}

/**
 * Messages that are on their way: they show at once, until the chat itself has them.
 *
 * @param onFailure gets the text back of one that could not be sent
 */
export function useOutbox(onFailure: (contactId: number, message: string) => void): Outbox {
  const clock = useClock();
  const mutation = useMutation(sendChatMessage);
  const [sent, setSent] = useState<readonly SentMessage[]>([]);

  const withSent = useCallback<Outbox['withSent']>(
    (contactId, messages) => [
      ...messages.map((message, index) => ({ ...message, key: String(index) })),
      ...sent.filter((one) => one.contactId === contactId && !isAmong(messages, one)),
    ],
    [sent],
  );

  return {
    withSent,
    async send(contactId, message) {
      const time = new Date(clock()).toISOString();
      const key = `sent-${crypto.randomUUID?.() ?? Math.random()}`;
      const own: SentMessage = {
        key,
        contactId,
        message,
        time,
        senderId: chatProfileId,
        isSending: true,
      };
      setSent((before) => [...before, own]);
      const answer = await mutation.attempt({
        body: { obj: { message, contact: { id: contactId } } },
      });
      setSent((before) =>
        before.flatMap((one) => {
          if (one.key !== key) return [one];
          return answer ? [{ ...one, ...answer.response.newMessageData, isSending: false }] : [];
        }),
      );
      if (!answer) onFailure(contactId, message);
    },
  };
}

/** Whether the chat has it by now; one without an answer has no time that it could be known by. */
const isAmong = (messages: readonly ChatMessage[], { isSending, ...sent }: SentMessage): boolean =>
  !isSending &&
  messages.some(
    ({ senderId, time, message }) =>
      senderId === sent.senderId && time === sent.time && message === sent.message,
  );
