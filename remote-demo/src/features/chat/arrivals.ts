import { chatProfileId, type ChatMessage } from '@praxis/contract/demo/chat';
import type { OutgoingMessage } from './outgoing';

/**
 * Where in a chat its outgoing messages are by now, by their keys. One whose answer was lost has no
 * time that it could be known by: it is what was said here since, in the same words.
 */
export function arrivals(
  said: readonly ChatMessage[],
  outgoing: readonly OutgoingMessage[],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const taken = new Set<number>();
  const find = (one: OutgoingMessage, isIt: (message: ChatMessage, place: number) => boolean) => {
    // The newest first: the same words may have been said before, in the same moment.
    const place = said.findLastIndex(
      (message, at) =>
        !taken.has(at) &&
        message.senderId === chatProfileId &&
        message.message === one.message &&
        isIt(message, at),
    );
    if (place < 0) return;
    taken.add(place);
    places.set(one.key, place);
  };
  const since = ({ after }: OutgoingMessage) => {
    return (_: ChatMessage, place: number) => place >= after;
  };
  const underWay = outgoing.filter(isUnderWay);
  const failed = outgoing.filter(({ status }) => status === 'failed');
  for (const one of outgoing)
    if (one.status === 'sent')
      find(
        one,
        ({ time }, place) => time === one.time && (place >= one.after || !isFinite(one.after)),
      );
  for (const one of underWay) find(one, since(one));
  for (const one of failed.toReversed()) find(one, since(one));
  // Of several in the same words, nobody knows which one has arrived until all have: to send one again is safe.
  const open = [...underWay, ...failed.filter(({ key }) => !places.has(key))];
  for (const { key, message } of failed)
    if (open.some((one) => one.message === message)) places.delete(key);
  return places;
}

/** An answer will say what became of it. */
export const isUnderWay = ({ status }: OutgoingMessage): boolean =>
  status === 'sending' || status === 'retrying';
