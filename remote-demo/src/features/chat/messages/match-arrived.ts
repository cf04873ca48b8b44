import { chatProfileId, type ChatMessage } from '@praxis/contract/demo/chat';
import type { OutgoingMessage } from './outgoing';

/**
 * Matches outgoing messages, by key, to their index among the chat's messages. A message whose
 * response was lost has no server time to match: it is matched to a later one of the user's own
 * with the same text.
 */
export function matchArrived(
  stored: readonly ChatMessage[],
  outgoing: readonly OutgoingMessage[],
): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  const matched = new Set<number>();
  const find = (
    one: OutgoingMessage,
    isMatch: (message: ChatMessage, index: number) => boolean,
  ) => {
    // Newest first: an earlier message may have the same text and time.
    const index = stored.findLastIndex(
      (message, at) =>
        !matched.has(at) &&
        message.senderId === chatProfileId &&
        message.message === one.message &&
        isMatch(message, at),
    );
    if (index < 0) return;
    matched.add(index);
    indexes.set(one.key, index);
  };
  const since = ({ after }: OutgoingMessage) => {
    return (_: ChatMessage, index: number) => index >= after;
  };
  const inFlight = outgoing.filter(isInFlight);
  const failed = outgoing.filter(({ status }) => status === 'failed');
  for (const one of outgoing)
    if (one.status === 'sent')
      find(
        one,
        ({ time }, index) => time === one.time && (index >= one.after || !isFinite(one.after)),
      );
  for (const one of inFlight) find(one, since(one));
  for (const one of failed.toReversed()) find(one, since(one));
  // Among several with the same text, it is unknown which one arrived until all have: resending is
  // safe, because the idempotency key stays the same.
  const open = [...inFlight, ...failed.filter(({ key }) => !indexes.has(key))];
  for (const { key, message } of failed)
    if (open.some((one) => one.message === message)) indexes.delete(key);
  return indexes;
}

/** A request for the message is in flight. */
export const isInFlight = ({ status }: OutgoingMessage): boolean =>
  status === 'sending' || status === 'retrying';
